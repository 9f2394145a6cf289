import Pairings

/// A clock that is moved by hand, in place of the event loop of a host.
final class Clock {
  private(set) var now = Duration.zero
  private var timers: [(id: Int, due: Duration, ring: () -> Void)] = []
  private var lastID = 0

  /// Calls `ring` once a time has passed. Returns the function that cancels the call.
  func ring(after duration: Duration, _ ring: @escaping () -> Void) -> () -> Void {
    lastID += 1
    timers.append((lastID, now + duration, ring))
    return { [id = lastID] in self.timers.removeAll { $0.id == id } }
  }

  /// Moves the clock until no timer is left.
  func run() {
    while let first = timers.indices.min(by: { timers[$0].due < timers[$1].due }) {
      let timer = timers.remove(at: first)
      now = timer.due
      timer.ring()
    }
  }
}

/// A host outside the library, which waits with a clock.
final class ClockHost: CoroutineHost {
  let clock: Clock

  init(_ clock: Clock) { self.clock = clock }

  func branch() -> ClockHost { ClockHost(clock) }
}

/// The brand of effects that take time and may fail.
enum TimedOf: CoroutineConstructor, Launching, Sleeping {
  typealias Host = ClockHost
  typealias Failure = Late

  static func prepare<Value>(
    _ effect: Kind<Self, Value>, on clock: Clock,
    _ end: @escaping (Outcome<Value, Late>) -> Void
  ) -> Launch {
    let fiber = Fiber(effect, on: ClockHost(clock), end)
    return Launch(start: fiber.proceed, cancel: fiber.cancel)
  }

  static func sleep(for duration: Duration) -> Kind<Self, Void> {
    .wait { fiber, resume in
      fiber.onCancel(fiber.host.clock.ring(after: duration) { resume(.success(())) })
    }
  }
}

/// An effect that takes time and may fail.
typealias Timed<Value> = Kind<TimedOf, Value>

/// The failure of such an effect.
struct Late: Error, Equatable {}

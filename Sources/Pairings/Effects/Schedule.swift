/// When to try again: the delays between attempts.
///
///     load.retry(.exponential(from: .milliseconds(100), times: 5))
@frozen
public struct Schedule: Sendable {
  /// Returns how long to wait after failure number `number`, counted from one;
  /// nothing to give up.
  public let delay: @Sendable (_ number: Int) -> Duration?

  /// Decides by a function of the number of failures.
  @inlinable
  public init(_ delay: @escaping @Sendable (_ number: Int) -> Duration?) { self.delay = delay }

  /// Tries again after the same delay, `times` times.
  @inlinable
  public static func every(_ delay: Duration, times: Int) -> Schedule {
    Schedule { $0 <= times ? delay : nil }
  }

  /// Tries again at once, `times` times.
  @inlinable
  public static func immediately(times: Int) -> Schedule { every(.zero, times: times) }

  /// Tries again `times` times, each time after twice the delay, up to the longest that
  /// there is.
  ///
  /// - Complexity: O(`number`) a delay, and never more than 130 steps.
  @inlinable
  public static func exponential(from delay: Duration, times: Int) -> Schedule {
    Schedule { number in number <= times ? delay.doubled(max(number, 1) - 1) : nil }
  }

  /// Waits at most as long as `longest` between two attempts.
  @inlinable
  public func capped(at longest: Duration) -> Schedule {
    Schedule { [delay] number in delay(number).map { min($0, longest) } }
  }
}

extension Duration {
  /// The longest duration in whole seconds.
  @usableFromInline
  static var longest: Duration { Duration(secondsComponent: .max, attosecondsComponent: 0) }

  /// The sum, or the longest duration that there is.
  func adding(_ other: Duration) -> Duration {
    other > .longest - self ? max(.longest, self) : self + other
  }

  /// The duration doubled some times, or the longest that there is.
  @usableFromInline
  func doubled(_ times: Int) -> Duration {
    guard self > .zero else { return self }
    var (duration, left) = (self, times)
    while left > 0 {
      guard duration <= .longest / 2 else { return max(duration, .longest) }
      duration = duration * 2
      left -= 1
    }
    return duration
  }
}

extension Failing where Self: Sleeping {
  /// Runs an effect again when it fails, as long as a schedule says so.
  ///
  /// The last failure remains if the schedule gives up.
  ///
  /// - Complexity: Constant stack.
  @inlinable
  public static func retry<Value>(
    _ effect: Kind<Self, Value>, _ schedule: Schedule
  ) -> Kind<Self, Value> {
    iterate(1) { number in
      flatMap(attempt(effect)) { result in
        switch result {
        case .success(let value): pure(.done(value))
        case .failure(let failure):
          if let delay = schedule.delay(number) {
            map(sleep(for: delay)) { .next(number + 1) }
          } else {
            raise(failure)
          }
        }
      }
    }
  }
}

extension Kind where Brand: Failing & Sleeping {
  /// Runs this again when it fails, as long as a schedule says so.
  @inlinable
  public func retry(_ schedule: Schedule) -> Kind { Brand.retry(self, schedule) }
}

#if !hasFeature(Embedded)  // As Async.

/// An actor's isolation, as a value that launches work in it.
///
/// Components and effects are not `Sendable`: they stay in the isolation that made them, and so
/// does the work of `Async`. An isolation is not `Sendable` either: the compiler keeps it where it
/// was made, together with all the work that it launches. There is no isolation outside of an
/// actor, where the work would race with its launcher.
public final class Isolation {
  /// A function that starts a task in this isolation, which drives a fiber to its end.
  @usableFromInline let drive: (Fiber<_AsyncHost>) -> Task<Void, Never>

  /// A function that traps outside of this isolation, where its caller would race with the owner.
  @usableFromInline let check: () -> Void

  /// The place of concurrent work that nothing has shifted.
  let place: Workplace?

  /// A function that waits.
  let sleep: (Duration) async -> Void

  /// Creates the isolation of the caller; a caller without one does not compile.
  ///
  /// - Precondition: The caller is no `init() async` of an actor, in which Swift 6.3 passes a null
  ///   reference.
  public convenience init(_ isolation: isolated any Actor = #isolation) {
    self.init(isolation, place: nil) {
      try? await Task.sleep(for: min($0, .seconds(1 << 32)))  // The longest sleep.
    }
  }

  /// Creates the isolation of an actor, with a place and a time of its own.
  package init(
    _ isolation: isolated any Actor, place: Workplace?,
    sleep: @escaping (Duration) async -> Void
  ) {
    (self.place, self.sleep) = (place, sleep)
    drive = { fiber in
      Task {
        _ = isolation
        await Workplace.preferring(place) {
          _ = isolation
          await fiber.host.drive(fiber)
        }
      }
    }
    check = { isolation.preconditionIsolated("What follows a wait runs in the isolation.") }
  }
}

#endif

#if !hasFeature(Embedded)  // As Async.

/// An actor's isolation, as a value that launches work in it.
///
/// Components and effects are not `Sendable`: they live in the isolation that made
/// them, and so does what `Async` runs. An isolation is not `Sendable` either: the
/// compiler keeps it where it was made, together with everything it launches.
/// There is none outside of an actor, where the work would race with its launcher.
public final class Isolation {
  @usableFromInline typealias Work = () async -> Void

  /// Starts a task in this isolation.
  @usableFromInline let start: (@escaping Work) -> Task<Void, Never>

  /// Traps outside of this isolation: what runs there would race with its owner.
  let check: () -> Void

  /// Names the isolation that this is called in; refused where there is none.
  public init(_ isolation: isolated any Actor = #isolation) {
    start = { work in
      Task {
        _ = isolation
        await work()
      }
    }
    check = { isolation.preconditionIsolated("What follows a wait runs in the isolation.") }
  }
}

#endif

extension _CoroutineConstructor {
  /// Runs both coroutines concurrently and waits for both, unless one returns a left value.
  @inlinable
  public static func join<Stop, First, Second>(
    _ first: Kind<Self, Either<Stop, First>>, _ second: Kind<Self, Either<Stop, Second>>
  ) -> Kind<Self, Either<Stop, (First, Second)>> {
    make(
      .wait { fiber, resume in
        var ends: (first: First?, second: Second?)
        var ending: Outcome<Either<Stop, (First, Second)>, Failure>?
        let branches = Branches<Host>()
        func end<Value>(_ outcome: Outcome<Either<Stop, Value>, Failure>) -> Value? {
          switch outcome {
          case .success(.right(let value)): return value
          case .success(.left(let stop)): ending = ending ?? .success(.left(stop))
          case .failure(let failure): ending = ending ?? .failure(failure)
          case .cancelled: ending = ending ?? .cancelled
          }
          branches.cancel()
          return nil
        }
        branches.add(first, to: fiber) { ends.first = end($0) }
        branches.add(second, to: fiber) { ends.second = end($0) }
        branches.join(fiber) {
          if let first = ends.first, let second = ends.second {
            resume(.success(.right((first, second))))
          } else {
            resume(ending ?? .cancelled)
          }
        }
      })
  }

  /// Runs both coroutines concurrently, returns the value or failure of the first to end, and
  /// cancels the other.
  @inlinable
  public static func race<First, Second>(
    _ first: Kind<Self, First>, _ second: Kind<Self, Second>
  ) -> Kind<Self, Either<First, Second>> {
    make(
      .wait { fiber, resume in
        var winner: Outcome<Either<First, Second>, Failure>?
        let branches = Branches<Host>()
        func end(_ outcome: Outcome<Either<First, Second>, Failure>) {
          if case .cancelled = outcome { return }
          winner = winner ?? outcome
          branches.cancel()
        }
        branches.add(first, to: fiber) { end($0.map { .left($0) }) }
        branches.add(second, to: fiber) { end($0.map { .right($0) }) }
        branches.join(fiber) { resume(winner ?? .cancelled) }
      })
  }
}

extension _CoroutineConstructor {
  /// Returns a coroutine that waits until it is cancelled.
  @inlinable
  public static func never<Value>() -> Kind<Self, Value> {
    make(.wait { _, _ in })
  }
}

/// The fibers that branch off one fiber.
@usableFromInline
@_fixed_layout
final class Branches<Host: CoroutineHost> {
  @usableFromInline var fibers: [Fiber<Host>] = []

  @inlinable
  init() {}

  @inlinable
  func add<Brand: _CoroutineConstructor, Value>(
    _ coroutine: Kind<Brand, Value>, to fiber: Fiber<Host>,
    _ end: @escaping (Outcome<Value, Brand.Failure>) -> Void
  ) where Brand.Host == Host {
    fibers.append(Fiber(coroutine, on: fiber.host.branch(), end))
  }

  @inlinable
  func cancel() {
    for fiber in fibers { fiber.cancel() }
  }

  @inlinable
  func join(_ fiber: Fiber<Host>, _ resume: @escaping () -> Void) {
    fiber.onCancelAwaitingEnd { self.cancel() }
    fiber.host.join(fibers, of: fiber, resume)
  }
}

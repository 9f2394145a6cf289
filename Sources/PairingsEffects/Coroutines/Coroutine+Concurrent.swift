public import PairingsCore

extension _CoroutineConstructor {
  /// Runs both coroutines concurrently and waits for both, unless one returns a left value.
  @inlinable
  public static func join<Stop, First, Second>(
    _ first: Kind<Self, Either<Stop, First>>, _ second: Kind<Self, Either<Stop, Second>>
  ) -> Kind<Self, Either<Stop, (First, Second)>> {
    make(
      .wait { fiber, resume in
        typealias End<Value> = Outcome<Either<Stop, Value>, Failure>
        func stop<Value>(_ end: End<Value>?) -> End<(First, Second)>? {
          switch end {
          case nil, .success(.right): nil
          case .success(.left(let stop)): .success(.left(stop))
          case .failure(let failure): .failure(failure)
          case .cancelled: .cancelled
          }
        }
        let (branches, ends) = (Branches<Host>(), BranchEnds<End<First>, End<Second>>())
        branches.add(first, to: fiber) {
          (ends.first, ends.isSecondEarlier) = ($0, ends.second != nil)
          if stop($0) != nil { branches.cancel() }
        }
        branches.add(second, to: fiber) {
          (ends.second, ends.isSecondEarlier) = ($0, ends.first == nil)
          if stop($0) != nil { branches.cancel() }
        }
        branches.join(fiber, ends) {
          if case .success(.right(let first)) = ends.first,
            case .success(.right(let second)) = ends.second
          {
            return resume(.success(.right((first, second))))
          }
          let (first, second) = (stop(ends.first), stop(ends.second))
          resume((ends.isSecondEarlier ? second ?? first : first ?? second) ?? .cancelled)
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
        typealias End = Outcome<Either<First, Second>, Failure>
        let (branches, ends) = (Branches<Host>(), BranchEnds<End, End>())
        branches.add(first, to: fiber) {
          (ends.first, ends.isSecondEarlier) = ($0.map { .left($0) }, ends.second != nil)
          if !$0.isCancelled { branches.cancel() }
        }
        branches.add(second, to: fiber) {
          (ends.second, ends.isSecondEarlier) = ($0.map { .right($0) }, ends.first == nil)
          if !$0.isCancelled { branches.cancel() }
        }
        branches.join(fiber, ends) {
          let (one, other) = (ends.first, ends.second)
          let (winner, loser) = ends.isSecondEarlier ? (other, one) : (one, other)
          resume((winner?.isCancelled == false ? winner : loser) ?? .cancelled)
        }
      })
  }
}

/// The ends of two branches.
@usableFromInline
@_fixed_layout
final class BranchEnds<First, Second>: _SharedState {
  @usableFromInline var first: First?
  @usableFromInline var second: Second?

  /// True if the second branch has ended before the first one.
  @usableFromInline var isSecondEarlier = false

  @inlinable
  override init() { super.init() }

  #if !hasFeature(Embedded)  // As SavedStates.
  override func checkpoint() -> () -> Void {
    let state = (first, second, isSecondEarlier)
    return { [self] in (first, second, isSecondEarlier) = state }
  }
  #endif
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
  func join(_ fiber: Fiber<Host>, _ ends: _SharedState, _ resume: @escaping () -> Void) {
    #if !hasFeature(Embedded)  // As SavedStates.
    unsafe fiber.ends = ends
    #endif
    fiber.onCancelAwaitingEnd { self.cancel() }
    fiber.host.join(fibers, of: fiber, resume)
  }
}

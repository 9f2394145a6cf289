extension _CoroutineConstructor {
  /// Runs both coroutines concurrently and waits for both, unless one returns a left value.
  @inlinable
  public static func join<Stop, First, Second>(
    _ first: Kind<Self, Either<Stop, First>>, _ second: Kind<Self, Either<Stop, Second>>
  ) -> Kind<Self, Either<Stop, (First, Second)>> {
    make(
      .wait { fiber, resume in
        typealias End<Value> = Outcome<Either<Stop, Value>, Failure>
        // Both ends are written before they are read, also where a checkpoint was restored.
        var (firstEnd, secondEnd): (End<First>?, End<Second>?)
        var isSecondEarlier = false
        func stop<Value>(_ end: End<Value>?) -> End<(First, Second)>? {
          switch end {
          case nil, .success(.right): nil
          case .success(.left(let stop)): .success(.left(stop))
          case .failure(let failure): .failure(failure)
          case .cancelled: .cancelled
          }
        }
        let branches = Branches<Host>()
        branches.add(first, to: fiber) {
          (firstEnd, isSecondEarlier) = ($0, true)
          if stop($0) != nil { branches.cancel() }
        }
        branches.add(second, to: fiber) {
          (secondEnd, isSecondEarlier) = ($0, false)
          if stop($0) != nil { branches.cancel() }
        }
        branches.join(fiber) {
          if case .success(.right(let first)) = firstEnd,
            case .success(.right(let second)) = secondEnd
          {
            return resume(.success(.right((first, second))))
          }
          let (first, second) = (stop(firstEnd), stop(secondEnd))
          resume((isSecondEarlier ? second ?? first : first ?? second) ?? .cancelled)
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
        // Both ends are written before they are read, also where a checkpoint was restored.
        var ends: (first: End?, second: End?)
        var isSecondEarlier = false
        let branches = Branches<Host>()
        func end(_ end: End, isSecond: Bool) {
          if isSecond { ends.second = end } else { ends.first = end }
          isSecondEarlier = !isSecond
          if !end.isCancelled { branches.cancel() }
        }
        branches.add(first, to: fiber) { end($0.map { .left($0) }, isSecond: false) }
        branches.add(second, to: fiber) { end($0.map { .right($0) }, isSecond: true) }
        branches.join(fiber) {
          let (winner, other) = isSecondEarlier ? (ends.second, ends.first) : ends
          resume((winner?.isCancelled == false ? winner : other) ?? .cancelled)
        }
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

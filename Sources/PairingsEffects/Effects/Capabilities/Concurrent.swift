public import PairingsCore

/// The capability to run two effects concurrently.
///
/// ## Laws
///
/// For every `a`, `e` and `m`, up to the order of the steps of both sides:
///
///     both(pure(a), m) == map(m) { (a, $0) }                     // both with a value, left
///     both(m, pure(b)) == map(m) { ($0, b) }                     // both with a value, right
///     both(never(), then(m, raise(e))) == then(m, raise(e))      // a failure ends both
///     join(never(), replace(m, with: .left(a))) == replace(m, with: .left(a)) // a left value ends both
///     race(m, never()) == map(m) { .left($0) }                   // race with never, left
///     race(never(), m) == map(m) { .right($0) }                  // race with never, right
///
/// - SeeAlso: Marlow, *Parallel and Concurrent Programming in Haskell* (2013).
public protocol Concurrent: Cancelling {
  /// Runs two effects and waits for both. If one fails, is cancelled or returns a left value, the
  /// other is cancelled. Once the other has released its resources, the result is that failure,
  /// cancellation or left value.
  static func join<Stop, First, Second>(
    _ first: Kind<Self, Either<Stop, First>>, _ second: Kind<Self, Either<Stop, Second>>
  ) -> Kind<Self, Either<Stop, (First, Second)>>

  /// Runs two effects and waits for both. If one fails or is cancelled, the other is cancelled.
  /// Once the other has released its resources, the result fails or is cancelled too.
  ///
  /// The default is ``join(_:_:)`` without left values.
  static func both<First, Second>(
    _ first: Kind<Self, First>, _ second: Kind<Self, Second>
  ) -> Kind<Self, (First, Second)>

  /// Runs two effects, returns the value or failure of the first to end, and cancels the other.
  static func race<First, Second>(
    _ first: Kind<Self, First>, _ second: Kind<Self, Second>
  ) -> Kind<Self, Either<First, Second>>

  /// Returns an effect that waits until it is cancelled.
  static func never<Value>() -> Kind<Self, Value>
}

extension Concurrent {
  /// Runs two effects and waits for both.
  @inlinable
  public static func both<First, Second>(
    _ first: Kind<Self, First>, _ second: Kind<Self, Second>
  ) -> Kind<Self, (First, Second)> {
    let joined: Kind<Self, Either<Never, (First, Second)>> = join(
      map(first) { .right($0) }, map(second) { .right($0) })
    return map(joined) { both in
      switch both {
      case .right(let values): values
      }
    }
  }

  /// Runs the effects that `transform` makes of the elements concurrently, at most `limit` at a
  /// time. Collects the values in the order of the elements.
  ///
  /// Each effect beyond the first `limit` is made and started once an earlier one has ended. If one
  /// fails or is cancelled, those in progress are cancelled, and no other is made.
  ///
  ///     traverse(xs, atMost: 1, f) == traverse(xs, f)
  ///
  /// - Precondition: `limit` is positive.
  /// - Complexity: O(*n*) besides the effects; stack for O(log `limit`) branches.
  public static func traverse<Element, Value>(
    _ elements: some Sequence<Element>, atMost limit: Int,
    _ transform: @escaping (Element) -> Kind<Self, Value>
  ) -> Kind<Self, [Value]> {
    precondition(limit > 0, "Of \(limit) effects at a time none is ever run.")
    let elements = Array(elements)
    let workers = flatMap(computed { Workers<Value>(elements.count) }) { shared in
      map(_share(shared)) { shared }
    }
    return flatMap(workers) { shared in
      func work(_ workers: Int) -> Kind<Self, Void> {
        guard workers == 1 else {
          return map(both(work(workers / 2), work(workers - workers / 2))) { _ in }
        }
        return iterate(()) { _ in
          guard let index = shared.take() else { return pure(.done(())) }
          return map(transform(elements[index])) { value in
            shared.values[index] = value
            return .next(())
          }
        }
      }
      return map(work(max(1, min(limit, elements.count)))) { shared.values.compactMap { $0 } }
    }
  }
}

/// The shared state of the workers that run the effects of a list.
private final class Workers<Value>: _SharedState {
  private var taken = 0
  var values: [Value?]

  init(_ count: Int) {
    values = Array(repeating: nil, count: count)
    super.init()
  }

  override func checkpoint() -> () -> Void {
    let state = (taken, values)
    return { [self] in (taken, values) = state }
  }

  /// Returns the index of the next element that no worker has taken.
  func take() -> Int? {
    guard taken < values.count else { return nil }
    taken += 1
    return taken - 1
  }
}

extension Kind where Brand: Concurrent {
  /// Runs the effects made of the elements concurrently, at most `limit` at a time, and collects
  /// the values in the order of the elements.
  ///
  /// - Precondition: `limit` is positive.
  public static func traverse<Element, NewValue>(
    _ elements: some Sequence<Element>, atMost limit: Int,
    _ transform: @escaping (Element) -> Kind<Brand, NewValue>
  ) -> Kind where Value == [NewValue] {
    Brand.traverse(elements, atMost: limit, transform)
  }

  /// Runs this effect and another one concurrently and waits for both.
  @inlinable
  public func both<Other>(_ other: Kind<Brand, Other>) -> Kind<Brand, (Value, Other)> {
    Brand.both(self, other)
  }

  /// Runs this effect and another one concurrently, returns the value of the first to end, and
  /// cancels the other.
  @inlinable
  public func race<Other>(_ other: Kind<Brand, Other>) -> Kind<Brand, Either<Value, Other>> {
    Brand.race(self, other)
  }

  /// Returns an effect that waits until it is cancelled.
  @inlinable
  public static func never() -> Kind { Brand.never() }
}

extension Kind where Brand: Concurrent & Sleeping {
  /// Runs this effect and cancels it after `duration`. The value is nil if the effect took longer.
  @inlinable
  public func timeout(after duration: Duration) -> Kind<Brand, Value?> {
    Brand.map(race(Brand.sleep(for: duration))) { winner in
      switch winner {
      case .left(let value): value
      case .right: nil
      }
    }
  }
}

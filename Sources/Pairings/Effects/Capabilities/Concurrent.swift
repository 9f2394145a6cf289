/// The capability to run two effects side by side.
///
/// ## Laws
///
/// For every `a`, `e` and `m`, up to the order of what both sides do:
///
///     both(pure(a), m) == map(m) { (a, $0) }              // both with a value
///     both(m, n) == zip(m, n)                             // for what does not interfere
///     both(raise(e), never()) == raise(e)                 // the first failure ends both
///     race(m, never()) == map(m) { .left($0) }            // a race against nobody
///     race(never(), m) == map(m) { .right($0) }
///
/// - SeeAlso: Marlow, *Parallel and Concurrent Programming in Haskell* (2013).
public protocol Concurrent: Cancelling {
  /// Runs both and waits for both. If one fails or is cancelled, the other is
  /// cancelled, and once it has released what it held, so does the result.
  static func both<First, Second>(
    _ first: Kind<Self, First>, _ second: Kind<Self, Second>
  ) -> Kind<Self, (First, Second)>

  /// Runs both, takes the one that ends first, with a value or a failure, and
  /// cancels the other one.
  static func race<First, Second>(
    _ first: Kind<Self, First>, _ second: Kind<Self, Second>
  ) -> Kind<Self, Either<First, Second>>

  /// Waits until it is cancelled.
  static func never<Value>() -> Kind<Self, Value>
}

extension Kind where Brand: Concurrent {
  /// Runs this and another side by side and waits for both.
  @inlinable
  public func both<Other>(_ other: Kind<Brand, Other>) -> Kind<Brand, (Value, Other)> {
    Brand.both(self, other)
  }

  /// Runs this and another side by side, takes the first that ends and cancels the
  /// other.
  @inlinable
  public func race<Other>(_ other: Kind<Brand, Other>) -> Kind<Brand, Either<Value, Other>> {
    Brand.race(self, other)
  }

  /// Waits until it is cancelled.
  @inlinable
  public static func never() -> Kind { Brand.never() }
}

extension Kind where Brand: Concurrent & Sleeping {
  /// Runs this for as long as `duration`, then cancels it; the value is missing if it
  /// took longer.
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

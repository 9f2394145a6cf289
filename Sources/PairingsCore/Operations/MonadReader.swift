/// A monad whose steps read an environment: ``Reader``, and every transformer that keeps one.
///
/// ## Laws
///
/// For every `a`, `r`, `k`, `m`, `f` and `g`, where `f` and `g` keep the type of the environment:
///
///     reader { _ in a } == pure(a)                                            // reader pure
///     reader { k(r($0))($0) } == reader(r).flatMap { reader(k($0)) }          // reader flatMap
///     reader(r).local(f) == reader { r(f($0)) }                               // local reader
///     m.local { $0 } == m                                                     // local identity
///     m.local(f).local(g) == m.local { f(g($0)) }                             // local composition
///     m.flatMap(k).local(f) == m.local(f).flatMap { k($0).local(f) }          // local flatMap
///
/// - SeeAlso: Jones, *Functional Programming with Overloading and Higher-Order
///   Polymorphism* (1995).
public protocol MonadReader<Environment>: Monad {
  /// The type of the environment.
  associatedtype Environment

  /// Returns a step that reads the environment.
  static func reader<Value>(_ read: @escaping (Environment) -> Value) -> Kind<Self, Value>

  /// Returns a step that runs in the environment that `transform` makes of the present one.
  static func local<Value>(
    _ ma: Kind<Self, Value>, _ transform: @escaping (Environment) -> Environment
  ) -> Kind<Self, Value>
}

// These moves are static members, so that implicit member syntax works wherever a move is expected.

extension Kind where Brand: MonadReader, Value == Brand.Environment {
  /// A move that returns the environment.
  @inlinable
  public static var ask: Kind { Brand.reader { $0 } }
}

extension Kind where Brand: MonadReader {
  /// Returns the part of the environment that `read` returns.
  @inlinable
  public static func asks(_ read: @escaping (Brand.Environment) -> Value) -> Kind {
    Brand.reader(read)
  }

  /// Runs this step in the environment that `transform` makes of the present one.
  @inlinable
  public func local(_ transform: @escaping (Brand.Environment) -> Brand.Environment) -> Kind {
    Brand.local(self, transform)
  }
}

/// A functor whose structures are functions of a position: a representable functor, which is a
/// ``ContainerFunctor`` of one shape.
///
/// A structure has a value for each position and nothing else. So it pairs with a position,
/// ``RepresentablePairing``, and a monad on such a functor that reads each position by itself is a
/// reader.
///
///     let squares = ReaderOf<Int>.tabulate { $0 * $0 }
///     RepresentablePairing<ReaderOf<Int>>()
///       .pair(squares, Env(environment: 6, value: 6)) { $0 + $1 }  // 42
///
/// ## Laws
///
/// For every `fa`, `f`, `g` and `p`:
///
///     tabulate { index(fa, $0) } == fa                    // tabulate an index
///     index(tabulate(f), p) == f(p)                       // index a table
///     index(map(fa, g), p) == g(index(fa, p))             // index naturality
///
/// - SeeAlso: Kmett, *representable-functors* (2011); Katsumata, Rivas and Uustalu, *Interaction
///   Laws of Monads and Comonads* (2020).
public protocol Representable: ContainerFunctor {
  /// The type of positions.
  override associatedtype Position

  /// Returns the structure that has a function's value at every position.
  static func tabulate<Value>(_ values: @escaping (Position) -> Value) -> Kind<Self, Value>

  /// Returns the value at a position.
  static func index<Value>(_ fa: Kind<Self, Value>, _ position: Position) -> Value
}

/// The pairing of a representable functor with a value beside a position.
///
/// If the functor is a monad that reads each position by itself, it is a ``Pairing``, whose moves
/// stay: ``ReaderEnv`` is the one of a function.
@frozen
public struct RepresentablePairing<Structure: Representable>: FunctorPairing, Sendable {
  /// The representable functor.
  public typealias Left = Structure

  /// A value beside a position.
  public typealias Right = EnvOf<Structure.Position>

  /// Creates the pairing, which has no state.
  @inlinable
  public init() {}

  /// Combines the value at the position with the value beside it.
  @inlinable
  public func pair<First, Second, Result>(
    _ left: Kind<Left, First>, _ right: Kind<Right, Second>, _ combine: (First, Second) -> Result
  ) -> Result {
    combine(Structure.index(left, right.environment), right.value)
  }
}

extension RepresentablePairing: Pairing where Structure: Monad {
  /// The representable monad.
  public typealias Moves = Structure

  /// A value beside a position.
  public typealias Space = EnvOf<Structure.Position>

  /// Returns the value at the position, and leaves the space as it is.
  @inlinable
  @discardableResult
  public func move<Result, Value>(
    _ move: Kind<Structure, Result>, _ space: inout Kind<Space, Value>
  ) -> Result {
    Structure.index(move, space.environment)
  }
}

// MARK: - Instances

extension IdentityOf: Representable {
  /// The only position.
  public typealias Position = Void

  /// Returns the only value.
  @inlinable
  public static func tabulate<Value>(_ values: @escaping (()) -> Value) -> Kind<IdentityOf, Value> {
    Identity(values(()))
  }

  /// Returns the only value.
  @inlinable
  public static func index<Value>(_ fa: Kind<IdentityOf, Value>, _ position: ()) -> Value {
    fa.value
  }
}

extension ReaderOf: Representable {
  /// Returns the reader of a function.
  @inlinable
  public static func tabulate<Value>(
    _ values: @escaping (Environment) -> Value
  ) -> Kind<ReaderOf, Value> {
    Reader.asks(values)
  }

  /// Runs a reader in an environment.
  @inlinable
  public static func index<Value>(_ fa: Kind<ReaderOf, Value>, _ position: Environment) -> Value {
    fa.run(position)
  }
}

extension ComposeOf: Representable where Outer: Representable, Inner: Representable {
  /// Returns the table of tables.
  @inlinable
  public static func tabulate<Value>(
    _ values: @escaping ((Outer.Position, Inner.Position)) -> Value
  ) -> Kind<ComposeOf, Value> {
    Compose(Outer.tabulate { outer in Inner.tabulate { values((outer, $0)) } })
  }

  /// Returns the value at a position of the outer structure and one of the inner.
  @inlinable
  public static func index<Value>(
    _ fa: Kind<ComposeOf, Value>, _ position: (Outer.Position, Inner.Position)
  ) -> Value {
    Inner.index(Outer.index(fa.composed(), position.0), position.1)
  }
}

extension FunctorProductOf: Representable where First: Representable, Second: Representable {
  /// Returns a table for each side.
  @inlinable
  public static func tabulate<Value>(
    _ values: @escaping (Either<First.Position, Second.Position>) -> Value
  ) -> Kind<FunctorProductOf, Value> {
    FunctorProduct(First.tabulate { values(.left($0)) }, Second.tabulate { values(.right($0)) })
  }

  /// Returns the value at a position of one side.
  @inlinable
  public static func index<Value>(
    _ fa: Kind<FunctorProductOf, Value>, _ position: Either<First.Position, Second.Position>
  ) -> Value {
    switch position {
    case .left(let position): First.index(fa.split().first, position)
    case .right(let position): Second.index(fa.split().second, position)
    }
  }
}

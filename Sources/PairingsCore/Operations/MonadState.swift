/// A monad whose steps read and write a position: ``State``, and every transformer that keeps one.
///
/// ## Laws
///
/// ``state(_:)`` is a morphism of monads from the functions that change a position. For every `a`, `f`
/// and `k`:
///
///     state { _ in a } == pure(a)                                             // state pure
///     state { k(f(&$0))(&$0) } == state(f).flatMap { state(k($0)) }           // state flatMap
///     state(f) == get.flatMap { p in set(f(p).1).then(pure(f(p).0)) }         // state coherence
///
/// The four laws of `get` and `set` follow from them, and each of these has one meaning.
///
/// - SeeAlso: Jones, *Functional Programming with Overloading and Higher-Order
///   Polymorphism* (1995).
public protocol MonadState<Position>: Monad {
  /// The type of positions.
  associatedtype Position

  /// Returns a step that changes the position in place and returns a value.
  static func state<Value>(_ step: @escaping (inout Position) -> Value) -> Kind<Self, Value>
}

// These moves are static members, so that implicit member syntax works wherever a move is expected:
// `store.moved(by: .modify { $0 + 1 })`.

extension Kind where Brand: MonadState, Value == Brand.Position {
  /// A move that returns the position.
  @inlinable
  public static var get: Kind { Brand.state { $0 } }
}

extension Kind where Brand: MonadState {
  /// Returns the part of the position that `read` returns.
  @inlinable
  public static func inspect(_ read: @escaping (Brand.Position) -> Value) -> Kind {
    Brand.state { read($0) }
  }
}

extension Kind where Brand: MonadState, Value == Void {
  /// Sets the position.
  @inlinable
  public static func set(_ position: Brand.Position) -> Kind { Brand.state { $0 = position } }

  /// Sets the position to the result of `transform` for the present one.
  @inlinable
  public static func modify(_ transform: @escaping (Brand.Position) -> Brand.Position) -> Kind {
    Brand.state { $0 = transform($0) }
  }

  /// Changes the position in place.
  @inlinable @_disfavoredOverload  // Programs have one of their own.
  public static func modify(inPlace change: @escaping (inout Brand.Position) -> Void) -> Kind {
    Brand.state(change)
  }
}

// MARK: - Programs

// The same moves for programs. `state` would wrap its function in one more closure for each move,
// since a step of a program may throw. Here the function is the step itself.

extension Kind
where Brand: MonadState & ProgramConstructor, Brand.Position == Brand.Context, Value == Void {
  /// Sets the position.
  @inlinable @_documentation(visibility: internal)
  public static func set(_ position: Brand.Context) -> Kind {
    Kind { context throws(Brand.Failure) in context = position }
  }

  /// Sets the position to the result of `transform` for the present one.
  @inlinable @_documentation(visibility: internal)
  public static func modify(_ transform: @escaping (Brand.Context) -> Brand.Context) -> Kind {
    Kind { context throws(Brand.Failure) in context = transform(context) }
  }
}

extension Kind
where
  Brand: MonadState & ProgramConstructor, Brand.Position == Brand.Context, Value == Brand._Unit
{
  /// Changes the position in place. The change is the step itself, since its type is the one of
  /// steps: that is the purpose of `_Unit`.
  @inlinable @_documentation(visibility: internal)
  public static func modify(
    inPlace change: @escaping (inout Brand.Context) throws(Brand.Failure) -> Brand._Unit
  ) -> Kind {
    Kind(change)
  }
}

/// A monad whose steps read and write a position: ``State``, ``StateT``, and every
/// transformer over one of them.
///
/// ## Laws
///
/// For every `p`, `q` and `f`:
///
///     get.flatMap { set($0) } == pure(())                 // get then set
///     set(p).then(get) == set(p).map { p }                // set then get
///     set(p).then(set(q)) == set(q)                       // set then set
///     modify(f) == get.flatMap { p in set(f(p)) }         // modify coherence
///     inspect(f) == get.map(f)                            // inspect coherence
///
/// - SeeAlso: Jones, *Functional Programming with Overloading and Higher-Order
///   Polymorphism* (1995).
public protocol MonadState<Position>: Monad {
  /// What a step reads and writes.
  associatedtype Position

  /// Returns a step that changes the position in place and returns a value.
  static func state<Value>(_ step: @escaping (inout Position) -> Value) -> Kind<Self, Value>
}

// Static, so that a dot is enough wherever a move is expected:
// `explorer.commit(.modify { $0 + 1 })`.

extension Kind where Brand: MonadState, Value == Brand.Position {
  /// Returns the position.
  @inlinable
  public static var get: Kind { Brand.state { $0 } }
}

extension Kind where Brand: MonadState {
  /// Returns what `read` sees of the position.
  @inlinable
  public static func inspect(_ read: @escaping (Brand.Position) -> Value) -> Kind {
    Brand.state { read($0) }
  }
}

extension Kind where Brand: MonadState, Value == Void {
  /// Goes to a position.
  @inlinable
  public static func set(_ position: Brand.Position) -> Kind { Brand.state { $0 = position } }

  /// Goes to the position that `transform` makes of the present one.
  @inlinable
  public static func modify(_ transform: @escaping (Brand.Position) -> Brand.Position) -> Kind {
    Brand.state { $0 = transform($0) }
  }

  /// Changes the position in place.
  @inlinable
  public static func modify(inPlace change: @escaping (inout Brand.Position) -> Void) -> Kind {
    Brand.state(change)
  }
}

// MARK: - Programs

// A program is its step. What `state` takes is no step yet, since a step may throw, and would be
// wrapped in one more closure for each move that is made. The words are those of above.

extension Kind
where Brand: MonadState & ProgramConstructor, Brand.Position == Brand.Context, Value == Void {
  /// Goes to a position.
  @inlinable @_documentation(visibility: internal)
  public static func set(_ position: Brand.Context) -> Kind {
    Kind { context throws(Brand.Failure) in context = position }
  }

  /// Goes to the position that `transform` makes of the present one.
  @inlinable @_documentation(visibility: internal)
  public static func modify(_ transform: @escaping (Brand.Context) -> Brand.Context) -> Kind {
    Kind { context throws(Brand.Failure) in context = transform(context) }
  }

  /// Changes the position in place.
  @inlinable @_documentation(visibility: internal)
  public static func modify(inPlace change: @escaping (inout Brand.Context) -> Void) -> Kind {
    Kind { context throws(Brand.Failure) in change(&context) }
  }
}

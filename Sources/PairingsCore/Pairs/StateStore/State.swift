/// A step that reads and writes a position and returns a value: the monad of
/// moves over a ``Store``.
///
/// The step changes the position in place, so that a large state is never copied.
///
///     let next = State<Int, String> { n in
///       n += 1
///       return "was \(n - 1)"
///     }
///     next.replicate(2).run(40)  // (["was 40", "was 41"], 42)
///
/// ## Where things are
///
/// `get`, `set` and `modify` are operations of every ``MonadState``, in `Operations`. A ``ProgramConstructor``
/// stores and runs the steps, in `Programs`. The suites of ``Monad`` and ``MonadState`` are in
/// `Laws/Suites`, the domain of steps in its `Instances/StateStore+Checkable`, and the rows in
/// `Benchmarks/Rows/CorePairs`.
///
/// ## Laws
///
/// The laws of ``Monad`` and ``MonadState``.
///
/// - Complexity: Building is O(1). Running calls each closure once, in constant stack for every
///   nesting of `flatMap`; freeing takes constant stack too.
/// - SeeAlso: Wadler, *The Essence of Functional Programming* (1992).
public typealias State<Position, Value> = Kind<StateOf<Position>, Value>

/// The brand of ``State``.
public enum StateOf<Position>: ProgramConstructor, MonadState, PairedMonad {
  /// The position, which every step reads and writes.
  public typealias Context = Position

  /// `Never`, since steps cannot fail.
  public typealias Failure = Never

  /// Returns a step that changes the position in place and returns a value.
  @inlinable
  public static func state<Value>(
    _ step: @escaping (inout Position) -> Value
  ) -> Kind<Self, Value> {
    Program(.step(step))
  }

  /// The pairing with ``Store``.
  @inlinable
  public static var pairing: StateStore<Position> { StateStore() }
}

// MARK: - Running

extension Kind {
  /// Runs this step from a position and returns the value and the resulting position.
  @inlinable
  public func run<Position>(_ position: Position) -> (value: Value, position: Position)
  where Brand == StateOf<Position> {
    var position = position
    let value = run(&position)
    return (value, position)
  }

  /// Runs this step from a position and returns the value.
  @inlinable
  public func eval<Position>(_ position: Position) -> Value where Brand == StateOf<Position> {
    run(position).value
  }

  /// Runs this step from a position and returns the resulting position.
  @inlinable
  public func exec<Position>(_ position: Position) -> Position
  where Brand == StateOf<Position> {
    run(position).position
  }
}

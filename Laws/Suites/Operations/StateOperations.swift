public import Pairings

/// The operations of a monad that reads and writes a position.
public protocol StateOperations<Moves, Position> {
  /// The monad.
  associatedtype Moves: Monad & Checkable

  /// The position.
  associatedtype Position: LawValue

  /// Returns the position.
  func get() -> Kind<Moves, Position>

  /// Moves to a position.
  func set(_ position: Position) -> Kind<Moves, Void>

  /// Moves to a position that depends on the present one.
  func modify(_ transform: @escaping (Position) -> Position) -> Kind<Moves, Void>

  /// Returns the result of a function of the position.
  func inspect<Value>(_ read: @escaping (Position) -> Value) -> Kind<Moves, Value>
}

/// The operations of ``Pairings/MonadState``, for any instance.
@frozen
public struct DefaultStateOperations<Moves: MonadState & Checkable>: StateOperations
where Moves.Position: LawValue {
  /// The position.
  public typealias Position = Moves.Position

  /// Creates the operations.
  @inlinable
  public init() {}

  /// Returns the position.
  @inlinable
  public func get() -> Kind<Moves, Position> { .get }

  /// Moves to a position.
  @inlinable
  public func set(_ position: Position) -> Kind<Moves, Void> { .set(position) }

  /// Moves to a position that depends on the present one.
  @inlinable
  public func modify(
    _ transform: @escaping (Position) -> Position
  ) -> Kind<Moves, Void> { .modify(transform) }

  /// Returns the result of a function of the position.
  @inlinable
  public func inspect<Value>(
    _ read: @escaping (Position) -> Value
  ) -> Kind<Moves, Value> { .inspect(read) }
}

extension Suite {
  /// The laws of reading and writing a position.
  public static func state<V: StateOperations>(_ ops: V, of name: String? = nil) -> Suite {
    typealias M = V.Moves
    let positions = V.Position.domain
    let (mp, mv) = (M.domain(of: positions), M.domain(of: .void))
    let functions = positions.functions(to: positions)
    return Suite(
      "MonadState", of: name ?? title(of: M.self),
      [
        Law("get then set", "flatMap(get, set) == pure(())") { trial in
          trial.equal(M.flatMap(ops.get()) { ops.set($0) }, M.pure(()), mv)
        },
        Law("set then get", "then(set(s), get) == then(set(s), pure(s))") { trial in
          let s = trial.any("s", positions)
          return trial.equal(
            M.then(ops.set(s), ops.get()), M.then(ops.set(s), M.pure(s)), mp)
        },
        Law("set then set", "then(set(s), set(t)) == set(t)") { trial in
          let s = trial.any("s", positions)
          let t = trial.any("t", positions)
          return trial.equal(M.then(ops.set(s), ops.set(t)), ops.set(t), mv)
        },
        Law("get then get", "then(get, get) == get", .derived) { trial in
          trial.equal(M.then(ops.get(), ops.get()), ops.get(), mp)
        },
        Law("modify coherence", "modify(f) == flatMap(get) { set(f($0)) }", .coherence) { trial in
          let f = trial.any("f", functions)
          return trial.equal(
            ops.modify(f.run), M.flatMap(ops.get()) { ops.set(f($0)) }, mv)
        },
        Law("inspect coherence", "inspect(f) == map(get, f)", .coherence) { trial in
          let f = trial.any("f", functions)
          return trial.equal(ops.inspect(f.run), M.map(ops.get(), f.run), mp)
        },
      ])
  }
}

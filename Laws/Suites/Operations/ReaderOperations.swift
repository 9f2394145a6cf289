public import Pairings

/// The operations of a monad that reads an environment.
public protocol ReaderOperations<Moves, Environment> {
  /// The monad.
  associatedtype Moves: Monad & Checkable

  /// The environment.
  associatedtype Environment: LawValue

  /// Returns the environment.
  func ask() -> Kind<Moves, Environment>

  /// Returns the result of a function of the environment.
  func asks<Value>(_ read: @escaping (Environment) -> Value) -> Kind<Moves, Value>

  /// Runs a move in a transformed environment.
  func local<Value>(
    _ move: Kind<Moves, Value>, _ transform: @escaping (Environment) -> Environment
  ) -> Kind<Moves, Value>
}

/// The operations of ``Pairings/MonadReader``, for any instance.
@frozen
public struct DefaultReaderOperations<Moves: MonadReader & Checkable>: ReaderOperations
where Moves.Environment: LawValue {
  /// The environment.
  public typealias Environment = Moves.Environment

  /// Creates the operations.
  @inlinable
  public init() {}

  /// Returns the environment.
  @inlinable
  public func ask() -> Kind<Moves, Environment> { .ask }

  /// Returns the result of a function of the environment.
  @inlinable
  public func asks<Value>(
    _ read: @escaping (Environment) -> Value
  ) -> Kind<Moves, Value> { .asks(read) }

  /// Runs a move in a transformed environment.
  @inlinable
  public func local<Value>(
    _ move: Kind<Moves, Value>,
    _ transform: @escaping (Environment) -> Environment
  ) -> Kind<Moves, Value> { move.local(transform) }
}

extension Suite {
  /// The laws of reading an environment.
  public static func reader<V: ReaderOperations>(_ ops: V, of name: String? = nil) -> Suite {
    typealias M = V.Moves
    let (environments, a, b) = (V.Environment.domain, Three.domain, Four.domain)
    let (me, ma, mb) = (M.domain(of: environments), M.domain(of: a), M.domain(of: b))
    let functions = environments.functions(to: environments)
    return Suite(
      "MonadReader", of: name ?? title(of: M.self),
      [
        Law("ask changes nothing", "then(ask, m) == m") { trial in
          let m = trial.any("m", ma)
          return trial.equal(M.then(ops.ask(), m), m, ma)
        },
        Law("local ask", "local(ask, f) == map(ask, f)") { trial in
          let f = trial.any("f", functions)
          return trial.equal(ops.local(ops.ask(), f.run), M.map(ops.ask(), f.run), me)
        },
        Law("local identity", "local(m) { $0 } == m") { trial in
          let m = trial.any("m", ma)
          return trial.equal(ops.local(m) { $0 }, m, ma)
        },
        Law("local composition", "local(local(m, f), g) == local(m) { f(g($0)) }") { trial in
          let m = trial.any("m", ma)
          let f = trial.any("f", functions)
          let g = trial.any("g", functions)
          return trial.equal(
            ops.local(ops.local(m, f.run), g.run), ops.local(m) { f(g($0)) }, ma)
        },
        Law("local pure", "local(pure(a), f) == pure(a)") { trial in
          let value = trial.any("a", a)
          let f = trial.any("f", functions)
          return trial.equal(ops.local(M.pure(value), f.run), M.pure(value), ma)
        },
        Law(
          "local flatMap", "local(flatMap(m, k), f) == flatMap(local(m, f)) { local(k($0), f) }"
        ) { trial in
          let m = trial.any("m", ma)
          let k = trial.any("k", a.functions(to: mb))
          let f = trial.any("f", functions)
          return trial.equal(
            ops.local(M.flatMap(m, k.run), f.run),
            M.flatMap(ops.local(m, f.run)) { ops.local(k($0), f.run) }, mb)
        },
        Law("asks coherence", "asks(f) == map(ask, f)", .coherence) { trial in
          let f = trial.any("f", functions)
          return trial.equal(ops.asks(f.run), M.map(ops.ask(), f.run), me)
        },
      ])
  }
}

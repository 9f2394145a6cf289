public import Pairings

/// The operations of a monad that writes a log.
public protocol WriterOperations<Moves, Log> {
  /// The monad.
  associatedtype Moves: Monad & Checkable

  /// The log.
  associatedtype Log: Monoid & LawValue

  /// Writes to the log.
  func tell(_ log: Log) -> Kind<Moves, Void>

  /// Returns the value of a move with its log.
  func listen<Value>(_ move: Kind<Moves, Value>) -> Kind<Moves, (value: Value, log: Log)>

  /// Transforms the log of a move.
  func censor<Value>(
    _ move: Kind<Moves, Value>, _ rewrite: @escaping (Log) -> Log
  ) -> Kind<Moves, Value>
}

/// The operations of ``Pairings/MonadWriter``, for any instance.
@frozen
public struct DefaultWriterOperations<Moves: MonadWriter & Checkable>: WriterOperations
where Moves.Log: LawValue {
  /// The log.
  public typealias Log = Moves.Log

  /// Creates the operations.
  @inlinable
  public init() {}

  /// Writes to the log.
  @inlinable
  public func tell(_ log: Log) -> Kind<Moves, Void> { .tell(log) }

  /// Returns the value of a move with its log.
  @inlinable
  public func listen<Value>(
    _ move: Kind<Moves, Value>
  ) -> Kind<Moves, (value: Value, log: Log)> { move.listen() }

  /// Transforms the log of a move.
  @inlinable
  public func censor<Value>(
    _ move: Kind<Moves, Value>, _ rewrite: @escaping (Log) -> Log
  ) -> Kind<Moves, Value> { move.censor(rewrite) }
}

extension Suite {
  /// The laws of writing to a log.
  public static func writer<V: WriterOperations>(_ ops: V, of name: String? = nil) -> Suite {
    typealias M = V.Moves
    let (logs, a, b) = (V.Log.domain, Three.domain, Four.domain)
    let (mv, ma) = (M.domain(of: .void), M.domain(of: a))
    let heardUnits = M.domain(of: Domain.void.heard(logs))
    let (heardA, heardB) = (M.domain(of: a.heard(logs)), M.domain(of: b.heard(logs)))
    let rewrites = logs.functions(to: logs)
    return Suite(
      "MonadWriter", of: name ?? title(of: M.self),
      [
        Law("tell nothing", "tell(.empty) == pure(())") { trial in
          trial.equal(ops.tell(.empty), M.pure(()), mv)
        },
        Law("tell twice", "then(tell(a), tell(b)) == tell(a.combined(with: b))") { trial in
          let first = trial.any("a", logs)
          let second = trial.any("b", logs)
          return trial.equal(
            M.then(ops.tell(first), ops.tell(second)),
            ops.tell(first.combined(with: second)), mv)
        },
        Law("listen pure", "listen(pure(a)) == pure((a, .empty))") { trial in
          let value = trial.any("a", a)
          return trial.equal(ops.listen(M.pure(value)), M.pure((value, V.Log.empty)), heardA)
        },
        Law("listen tell", "listen(tell(w)) == map(tell(w)) { ($0, w) }") { trial in
          let w = trial.any("w", logs)
          return trial.equal(
            ops.listen(ops.tell(w)), M.map(ops.tell(w)) { ($0, w) }, heardUnits)
        },
        Law("listen changes nothing", "map(listen(m)) { $0.value } == m") { trial in
          let m = trial.any("m", ma)
          return trial.equal(M.map(ops.listen(m)) { $0.value }, m, ma)
        },
        Law(
          "listen flatMap",
          """
          listen(flatMap(m, k)) == flatMap(listen(m)) { a, v in \
          map(listen(k(a))) { ($0, v.combined(with: $1)) } }
          """
        ) { trial in
          let m = trial.any("m", ma)
          let k = trial.any("k", a.functions(to: M.domain(of: b)))
          let parts = M.flatMap(ops.listen(m)) { first in
            M.map(ops.listen(k(first.value))) { second in
              (value: second.value, log: first.log.combined(with: second.log))
            }
          }
          return trial.equal(ops.listen(M.flatMap(m, k.run)), parts, heardB)
        },
        Law("censor tell", "censor(tell(w), f) == tell(f(w))") { trial in
          let w = trial.any("w", logs)
          let f = trial.any("f", rewrites)
          return trial.equal(ops.censor(ops.tell(w), f.run), ops.tell(f(w)), mv)
        },
        Law("censor identity", "censor(m) { $0 } == m") { trial in
          let m = trial.any("m", ma)
          return trial.equal(ops.censor(m) { $0 }, m, ma)
        },
        Law("censor composition", "censor(censor(m, f), g) == censor(m) { g(f($0)) }") { trial in
          let m = trial.any("m", ma)
          let f = trial.any("f", rewrites)
          let g = trial.any("g", rewrites)
          return trial.equal(
            ops.censor(ops.censor(m, f.run), g.run), ops.censor(m) { g(f($0)) }, ma)
        },
      ])
  }
}

extension Domain {
  /// Returns a domain of these values, each with a log beside it.
  @inlinable
  func heard<Log>(_ logs: Domain<Log>) -> Domain<(value: Value, log: Log)> {
    zip(logs).map({ (value: $0.0, log: $0.1) }, back: { ($0.value, $0.log) })
  }
}

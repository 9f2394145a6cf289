public import Pairings

/// The operations of a comonad with a value for every log.
public protocol TracedOperations<Space, Log> {
  /// The comonad.
  associatedtype Space: Comonad & Checkable

  /// The logs.
  associatedtype Log: Monoid & LawValue

  /// Returns the value after a log.
  func trace<Value>(_ log: Log, _ space: Kind<Space, Value>) -> Value

  /// Returns the value after a log that depends on the present value.
  func traces<Value>(
    _ log: @escaping (Value) -> Log, _ space: Kind<Space, Value>
  ) -> Value
}

/// The operations of ``Pairings/ComonadTraced``, for any instance.
@frozen
public struct DefaultTracedOperations<Space: ComonadTraced & Checkable>: TracedOperations
where Space.Log: LawValue {
  /// The log.
  public typealias Log = Space.Log

  /// Creates the operations.
  @inlinable
  public init() {}

  /// Returns the value after a log.
  @inlinable
  public func trace<Value>(_ log: Log, _ space: Kind<Space, Value>) -> Value {
    space.trace(log)
  }

  /// Returns the value after a log that depends on the present value.
  @inlinable
  public func traces<Value>(
    _ log: @escaping (Value) -> Log, _ space: Kind<Space, Value>
  ) -> Value { space.traces(log) }
}

extension Suite {
  /// The laws of a value for every log: the earlier log stands on the left.
  public static func traced<V: TracedOperations>(_ ops: V, of name: String? = nil) -> Suite {
    typealias W = V.Space
    let (logs, a) = (V.Log.domain, Three.domain)
    let wa = W.domain(of: a)
    return Suite(
      "ComonadTraced", of: name ?? title(of: W.self),
      [
        Law("trace nothing", "w.trace(.empty) == w.extract()") { trial in
          let w = trial.any("w", wa)
          return trial.equal(ops.trace(.empty, w), W.extract(w), a)
        },
        Law("trace twice", "w.extend { $0.trace(n) }.trace(m) == w.trace(m.combined(with: n))") {
          trial in
          let w = trial.any("w", wa)
          let m = trial.any("m", logs)
          let n = trial.any("n", logs)
          return trial.equal(
            ops.trace(m, W.extend(w) { ops.trace(n, $0) }),
            ops.trace(m.combined(with: n), w), a)
        },
        Law("traces coherence", "w.traces(f) == w.trace(f(w.extract()))", .coherence) { trial in
          let w = trial.any("w", wa)
          let f = trial.any("f", a.functions(to: logs))
          return trial.equal(ops.traces(f.run, w), ops.trace(f(W.extract(w)), w), a)
        },
        Law("trace of a map", "w.map(f).trace(m) == f(w.trace(m))") { trial in
          let w = trial.any("w", wa)
          let f = trial.any("f", a.functions(to: Four.domain))
          let m = trial.any("m", logs)
          return trial.equal(ops.trace(m, W.map(w, f.run)), f(ops.trace(m, w)), Four.domain)
        },
      ])
  }
}

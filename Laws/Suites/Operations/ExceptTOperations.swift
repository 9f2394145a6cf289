public import Pairings

/// The operations of an effect that may fail over another one.
public protocol ExceptTOperations<Failure, Base> {
  /// The type of failures.
  associatedtype Failure: Error & LawValue

  /// The base monad.
  associatedtype Base: Monad & Checkable

  /// Returns an effect that fails.
  func raise<Value>(_ failure: Failure) -> ExceptT<Failure, Base, Value>

  /// Runs an effect of the base.
  func lift<Value>(_ effect: Kind<Base, Value>) -> ExceptT<Failure, Base, Value>

  /// Continues with the result of a function after a failure.
  func handle<Value>(
    _ effect: ExceptT<Failure, Base, Value>,
    _ recover: @escaping (Failure) -> ExceptT<Failure, Base, Value>
  ) -> ExceptT<Failure, Base, Value>

  /// Transforms the failure.
  func mapFailure<Value>(
    _ effect: ExceptT<Failure, Base, Value>, _ transform: @escaping (Failure) -> Failure
  ) -> ExceptT<Failure, Base, Value>
}

extension ExceptTOperations {
  /// Returns an effect that fails.
  public func raise<Value>(_ failure: Failure) -> ExceptT<Failure, Base, Value> { .raise(failure) }

  /// Runs an effect of the base.
  public func lift<Value>(_ effect: Kind<Base, Value>) -> ExceptT<Failure, Base, Value> {
    .lift(effect)
  }

  /// Continues with the result of a function after a failure.
  public func handle<Value>(
    _ effect: ExceptT<Failure, Base, Value>,
    _ recover: @escaping (Failure) -> ExceptT<Failure, Base, Value>
  ) -> ExceptT<Failure, Base, Value> { effect.handle(recover) }

  /// Transforms the failure.
  public func mapFailure<Value>(
    _ effect: ExceptT<Failure, Base, Value>, _ transform: @escaping (Failure) -> Failure
  ) -> ExceptT<Failure, Base, Value> { effect.mapFailure(transform) }
}

/// The operations of ``Pairings/ExceptT``.
public struct DefaultExceptTOperations<Failure: Error & LawValue, Base: Monad & Checkable>:
  ExceptTOperations
{
  /// Creates the operations.
  public init() {}
}

extension Suite {
  /// The laws of an effect that may fail over another one: its operations as effects of the base.
  public static func exceptT<V: ExceptTOperations>(_ ops: V, of name: String? = nil) -> Suite {
    typealias Base = V.Base
    typealias Moves = ExceptTOf<V.Failure, Base>
    let (a, failures) = (Three.domain, V.Failure.domain)
    let (ma, base) = (Moves.domain(of: a), Base.domain(of: a))
    let results = Base.domain(of: .results(a, failures))
    return Suite(
      "ExceptT", of: name ?? title(of: Moves.self),
      [
        Law("run raise", "raise(e).run() == pure(.failure(e))") { trial in
          let e = trial.any("e", failures)
          let raised: ExceptT<V.Failure, Base, Three> = ops.raise(e)
          return trial.equal(raised.run(), Base.pure(.failure(e)), results)
        },
        Law("run lift", "lift(b).run() == b.map { .success($0) }") { trial in
          let b = trial.any("b", base)
          return trial.equal(ops.lift(b).run(), Base.map(b) { .success($0) }, results)
        },
        Law(
          "run handle", "m.handle(h).run() == m.run().flatMap { /* a failure */ h($0).run() }"
        ) { trial in
          let m = trial.any("m", ma)
          let h = trial.any("h", failures.functions(to: ma))
          let handled = Base.flatMap(m.run()) { result in
            switch result {
            case .success: Base.pure(result)
            case .failure(let failure): h(failure).run()
            }
          }
          return trial.equal(ops.handle(m, h.run).run(), handled, results)
        },
        Law("run map failure", "m.mapFailure(f).run() == m.run().map { $0.mapError(f) }") { trial in
          let m = trial.any("m", ma)
          let f = trial.any("f", failures.functions(to: failures))
          return trial.equal(
            ops.mapFailure(m, f.run).run(), Base.map(m.run()) { $0.mapError(f.run) }, results)
        },
      ])
  }
}

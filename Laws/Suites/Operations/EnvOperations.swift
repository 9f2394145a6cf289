public import Pairings

/// The operations of a comonad with an environment beside its value.
public protocol EnvOperations<Space, Environment> {
  /// The comonad.
  associatedtype Space: Comonad & Checkable

  /// The environment.
  associatedtype Environment: LawValue

  /// Returns the environment.
  func ask<Value>(_ space: Kind<Space, Value>) -> Environment

  /// Returns the result of a function of the environment.
  func asks<Part, Value>(
    _ read: @escaping (Environment) -> Part, _ space: Kind<Space, Value>
  ) -> Part

  /// Returns the space with its environment transformed.
  func local<Value>(
    _ transform: @escaping (Environment) -> Environment, _ space: Kind<Space, Value>
  ) -> Kind<Space, Value>
}

/// The operations of ``Pairings/Env``.
@frozen
public struct DefaultEnvOperations<Environment: LawValue>: EnvOperations {
  /// Creates the operations.
  @inlinable
  public init() {}

  /// Returns the environment.
  @inlinable
  public func ask<Value>(_ space: Kind<EnvOf<Environment>, Value>) -> Environment {
    space.environment
  }

  /// Returns the result of a function of the environment.
  @inlinable
  public func asks<Part, Value>(
    _ read: @escaping (Environment) -> Part, _ space: Kind<EnvOf<Environment>, Value>
  ) -> Part { space.asks(read) }

  /// Returns the space with its environment transformed.
  @inlinable
  public func local<Value>(
    _ transform: @escaping (Environment) -> Environment,
    _ space: Kind<EnvOf<Environment>, Value>
  ) -> Kind<EnvOf<Environment>, Value> { space.local(transform) }
}

extension Suite {
  /// The laws of an environment beside a value.
  public static func env<V: EnvOperations>(_ ops: V, of name: String? = nil) -> Suite {
    typealias W = V.Space
    let (environments, a, b) = (V.Environment.domain, Three.domain, Four.domain)
    let wa = W.domain(of: a)
    let functions = environments.functions(to: environments)
    return Suite(
      "ComonadEnv", of: name ?? title(of: W.self),
      [
        Law("local changes the environment", "w.local(f).environment == f(w.environment)") {
          trial in
          let w = trial.any("w", wa)
          let f = trial.any("f", functions)
          return trial.equal(ops.ask(ops.local(f.run, w)), f(ops.ask(w)), environments)
        },
        Law("local keeps the value", "w.local(f).extract() == w.extract()") { trial in
          let w = trial.any("w", wa)
          let f = trial.any("f", functions)
          return trial.equal(W.extract(ops.local(f.run, w)), W.extract(w), a)
        },
        Law("local identity", "w.local { $0 } == w") { trial in
          let w = trial.any("w", wa)
          return trial.equal(ops.local({ $0 }, w), w, wa)
        },
        Law("local composition", "w.local(f).local(g) == w.local { g(f($0)) }") { trial in
          let w = trial.any("w", wa)
          let f = trial.any("f", functions)
          let g = trial.any("g", functions)
          return trial.equal(
            ops.local(g.run, ops.local(f.run, w)), ops.local({ g(f($0)) }, w), wa)
        },
        Law("extend keeps the environment", "w.extend(k).environment == w.environment") { trial in
          let w = trial.any("w", wa)
          let k = trial.any("k", wa.functions(to: b))
          return trial.equal(ops.ask(W.extend(w, k.run)), ops.ask(w), environments)
        },
        Law("asks coherence", "w.asks(f) == f(w.environment)", .coherence) { trial in
          let w = trial.any("w", wa)
          let f = trial.any("f", functions)
          return trial.equal(ops.asks(f.run, w), f(ops.ask(w)), environments)
        },
      ])
  }
}

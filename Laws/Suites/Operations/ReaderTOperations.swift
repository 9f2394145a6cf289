public import Pairings

/// The operations of a monad that reads an environment, over a base that does not.
public protocol ReaderTOperations<Moves, Environment>: ReaderOperations {
  /// The base monad.
  associatedtype Base: Monad & Checkable

  /// Runs a move of the base.
  func lift<Value>(_ effect: Kind<Base, Value>) -> Kind<Moves, Value>

  /// Runs a move of the base that depends on the environment.
  func accessM<Value>(_ access: @escaping (Environment) -> Kind<Base, Value>) -> Kind<Moves, Value>

  /// Returns the move of the base in an environment.
  func provide<Value>(_ environment: Environment, to move: Kind<Moves, Value>) -> Kind<Base, Value>
}

/// The operations of ``Pairings/ReaderT``.
@frozen
public struct DefaultReaderTOperations<Environment: LawValue, Base: Monad & Checkable>:
  ReaderTOperations
{
  /// The monad.
  public typealias Moves = ReaderTOf<Environment, Base>

  /// Creates the operations.
  @inlinable
  public init() {}

  /// Returns the environment.
  @inlinable
  public func ask() -> Kind<Moves, Environment> { ReaderT.ask }

  /// Returns the result of a function of the environment.
  @inlinable
  public func asks<Value>(_ read: @escaping (Environment) -> Value) -> Kind<Moves, Value> {
    .asks(read)
  }

  /// Runs a move in a transformed environment.
  @inlinable
  public func local<Value>(
    _ move: Kind<Moves, Value>, _ transform: @escaping (Environment) -> Environment
  ) -> Kind<Moves, Value> { move.local(transform) }

  /// Runs a move of the base.
  @inlinable
  public func lift<Value>(_ effect: Kind<Base, Value>) -> Kind<Moves, Value> { .lift(effect) }

  /// Runs a move of the base that depends on the environment.
  @inlinable
  public func accessM<Value>(
    _ access: @escaping (Environment) -> Kind<Base, Value>
  ) -> Kind<Moves, Value> { .accessM(access) }

  /// Returns the move of the base in an environment.
  @inlinable
  public func provide<Value>(
    _ environment: Environment, to move: Kind<Moves, Value>
  ) -> Kind<Base, Value> { move.provide(environment) }
}

extension Suite {
  /// The laws of a monad transformer, which lifts moves of the base.
  public static func monadTransformer<V: ReaderTOperations>(
    _ ops: V, of name: String? = nil
  ) -> Suite {
    typealias M = V.Moves
    typealias Base = V.Base
    let (a, b) = (Three.domain, Four.domain)
    let (ma, mb) = (M.domain(of: a), M.domain(of: b))
    let (base, others) = (Base.domain(of: a), Base.domain(of: b))
    return Suite(
      "MonadTransformer", of: name ?? title(of: M.self),
      [
        Law("lift pure", "lift(pure(a)) == pure(a)") { trial in
          let value = trial.any("a", a)
          return trial.equal(ops.lift(Base.pure(value)), M.pure(value), ma)
        },
        Law("lift flatMap", "lift(flatMap(b, k)) == flatMap(lift(b)) { lift(k($0)) }") { trial in
          let effect = trial.any("b", base)
          let k = trial.any("k", a.functions(to: others))
          return trial.equal(
            ops.lift(Base.flatMap(effect, k.run)),
            M.flatMap(ops.lift(effect)) { ops.lift(k($0)) }, mb)
        },
      ])
  }

  /// The laws of providing an environment.
  public static func providing<V: ReaderTOperations>(
    _ ops: V, of name: String? = nil
  ) -> Suite {
    typealias M = V.Moves
    typealias Base = V.Base
    let (environments, a, b) = (V.Environment.domain, Three.domain, Four.domain)
    let (ma, mb) = (M.domain(of: a), M.domain(of: b))
    let (base, others) = (Base.domain(of: a), Base.domain(of: b))
    return Suite(
      "Providing", of: name ?? title(of: M.self),
      [
        Law("access", "accessM(f).provide(e) == f(e)") { trial in
          let f = trial.any("f", environments.functions(to: base))
          let e = trial.any("e", environments)
          return trial.equal(ops.provide(e, to: ops.accessM(f.run)), f(e), base)
        },
        Law("provide and access", "accessM { m.provide($0) } == m") { trial in
          let m = trial.any("m", ma)
          return trial.equal(ops.accessM { ops.provide($0, to: m) }, m, ma)
        },
        Law("provide pure", "pure(a).provide(e) == pure(a)") { trial in
          let value = trial.any("a", a)
          let e = trial.any("e", environments)
          return trial.equal(ops.provide(e, to: M.pure(value)), Base.pure(value), base)
        },
        Law(
          "provide flatMap",
          "flatMap(m, k).provide(e) == flatMap(m.provide(e)) { k($0).provide(e) }"
        ) { trial in
          let m = trial.any("m", ma)
          let k = trial.any("k", a.functions(to: mb))
          let e = trial.any("e", environments)
          return trial.equal(
            ops.provide(e, to: M.flatMap(m, k.run)),
            Base.flatMap(ops.provide(e, to: m)) { ops.provide(e, to: k($0)) }, others)
        },
        Law("provide lift", "lift(b).provide(e) == b") { trial in
          let effect = trial.any("b", base)
          let e = trial.any("e", environments)
          return trial.equal(ops.provide(e, to: ops.lift(effect)), effect, base)
        },
        Law("provide ask", "ask.provide(e) == pure(e)") { trial in
          let e = trial.any("e", environments)
          return trial.equal(
            ops.provide(e, to: ops.ask()), Base.pure(e), Base.domain(of: environments))
        },
        Law("provide local", "m.local(f).provide(e) == m.provide(f(e))") { trial in
          let m = trial.any("m", ma)
          let f = trial.any("f", environments.functions(to: environments))
          let e = trial.any("e", environments)
          return trial.equal(
            ops.provide(e, to: ops.local(m, f.run)), ops.provide(f(e), to: m), base)
        },
      ])
  }
}

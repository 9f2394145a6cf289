import Pairings

// A transformer of a space is that space beside a plain one, whose values it is given.

struct StoreTToDay<Position, Base: Comonad>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<StoreTOf<Position, Base>, Value>
  ) -> Kind<DayOf<StoreOf<Position>, Base>, Value> {
    let positions: Kind<StoreOf<Position>, Position> = Store(kind.narrow().position) { $0 }
    return Day(positions, kind.narrow().base) { position, peek in peek(position) }
  }
}

struct DayToStoreT<Position, Base: Comonad>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<DayOf<StoreOf<Position>, Base>, Value>
  ) -> Kind<StoreTOf<Position, Base>, Value> {
    let stores = kind.narrow().swapped().places()
    return StoreT(
      kind.narrow().places().narrow().position, Base.map(stores) { $0.narrow().peek })
  }
}

struct TracedTToDay<Log: Monoid, Base: Comonad>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<TracedTOf<Log, Base>, Value>
  ) -> Kind<DayOf<TracedOf<Log>, Base>, Value> {
    let logs: Kind<TracedOf<Log>, Log> = Traced(offset: kind.narrow().offset) { $0 }
    return Day(logs, kind.narrow().base) { log, value in value(log) }
  }
}

struct DayToTracedT<Log: Monoid, Base: Comonad>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<DayOf<TracedOf<Log>, Base>, Value>
  ) -> Kind<TracedTOf<Log, Base>, Value> {
    TracedT(
      Base.map(kind.narrow().swapped().places()) { traced in { traced.narrow().trace($0) } })
  }
}

struct EnvTToDay<Environment, Base: Comonad>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<EnvTOf<Environment, Base>, Value>
  ) -> Kind<DayOf<EnvOf<Environment>, Base>, Value> {
    let environment: Kind<EnvOf<Environment>, Void> = Env(
      environment: kind.narrow().environment, value: ())
    return Day(environment, kind.narrow().lowered) { _, value in value }
  }
}

struct DayToEnvT<Environment, Base: Comonad>: NaturalTransformation {
  func callAsFunction<Value>(
    _ kind: Kind<DayOf<EnvOf<Environment>, Base>, Value>
  ) -> Kind<EnvTOf<Environment, Base>, Value> {
    let environments = kind.narrow().swapped().places()
    return EnvT(
      environment: kind.narrow().places().narrow().environment,
      Base.map(environments) { $0.narrow().value })
  }
}

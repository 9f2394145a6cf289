public import Pairings
public import PairingsTheory

extension StateTOf: Checkable where Position: LawValue, Base: Checkable {
  /// All steps, seen from every position, as the base is seen.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let positions = Position.domain
    let probes = positions.probes
    let results = values.zip(positions).map(
      { (value: $0.0, position: $0.1) }, back: { ($0.value, $0.position) })
    let base = Base.domain(of: results)
    let functions = positions.functions(to: base)
    return Domain { choices in
      .stateM(functions.draw(&choices).run)
    } observe: { step, seen in
      seen.table { seen in
        for probe in probes {
          seen.probe(positions.text(probe)) { base.observe(step.run(probe), &$0) }
        }
      }
    }
  }
}

extension StoreTOf: Checkable where Position: LawValue, Base: Checkable {
  /// All spaces, seen at every position, in every place of the base.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let positions = Position.domain
    let base = Base.domain(of: positions.closures(to: values))
    return Domain { choices in
      StoreT(positions.draw(&choices), base.draw(&choices))
    } observe: { store, seen in
      seen.group("StoreT") { seen in
        seen.field("position") { positions.observe(store.position, &$0) }
        seen.field("base") { base.observe(store.values(), &$0) }
      }
    }
  }
}

extension WriterTOf: Checkable where Log: LawValue, Base: Checkable {
  /// All effects that return a value and a log.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let results = values.zip(Log.domain).map(
      { (value: $0.0, log: $0.1) }, back: { ($0.value, $0.log) })
    let base = Base.domain(of: results)
    return Domain { choices in
      WriterT(base.draw(&choices))
    } observe: { writer, seen in
      base.observe(writer.run(), &seen)
    }
  }
}

extension TracedTOf: Checkable where Log: LawValue, Base: Checkable {
  /// All spaces, seen after every log that follows, in every place of the base.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let logs = Log.domain
    let base = Base.domain(of: logs.closures(to: values))
    return Domain { choices in
      TracedT(offset: logs.draw(&choices), base.draw(&choices))
    } observe: { traced, seen in
      let (offset, below) = (traced.offset, traced.values())
      let shown = Base.map(below) { value in { value(offset.combined(with: $0)) } }
      seen.group("TracedT") { base.observe(shown, &$0) }
    }
  }
}

extension EnvTOf: Checkable where Environment: LawValue, Base: Checkable {
  /// All spaces of the base, in every environment.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let environments = Environment.domain
    let base = Base.domain(of: values)
    return Domain { choices in
      EnvT(environment: environments.draw(&choices), base.draw(&choices))
    } observe: { env, seen in
      seen.group("EnvT") { seen in
        seen.field("environment") { environments.observe(env.environment, &$0) }
        seen.field("base") { base.observe(env.lowered, &$0) }
      }
    }
  }
}

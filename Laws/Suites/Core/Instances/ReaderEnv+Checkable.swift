public import PairingsCore

extension ReaderOf: Checkable where Environment: LawValue {
  /// A domain of all functions of an environment, observed in every one.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let environments = Environment.domain
    let probes = environments.probes
    let functions = environments.functions(to: values)
    func varies(_ reader: Kind<Self, Value>) -> Bool {
      probes.tellApart { values.word(reader.run($0)) }
    }
    let covers = probes.count > 1 ? [Cover("reads the environment", percent: 30, varies)] : []
    return Domain(covers: covers) { choices in
      .asks(functions.draw(&choices).run)
    } observe: { reader, seen in
      seen.table(at: probes, of: environments) { probe, seen in
        values.observe(reader.run(probe), &seen)
      }
    }
  }
}

extension EnvOf: Checkable where Environment: LawValue {
  /// A domain of all values in all environments.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let environments = Environment.domain
    return Domain { choices in
      Env(environment: environments.draw(&choices), value: values.draw(&choices))
    } observe: { env, seen in
      seen.group("Env") { seen in
        seen.field("environment") { environments.observe(env.environment, &$0) }
        seen.field("value") { values.observe(env.value, &$0) }
      }
    }
  }
}

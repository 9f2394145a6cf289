public import Pairings

extension ReaderTOf: Checkable where Environment: LawValue, Base: Checkable {
  /// A domain of all functions from an environment to effects of the base, observed in every
  /// environment.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let environments = Environment.domain
    let probes = environments.probes
    let base = Base.domain(of: values)
    let functions = environments.functions(to: base)
    func varies(_ reader: Kind<Self, Value>) -> Bool {
      probes.tellApart { base.word(reader.provide($0)) }
    }
    let covers = probes.count > 1 ? [Cover("reads the environment", percent: 30, varies)] : []
    return Domain(covers: covers) { choices in
      .accessM(functions.draw(&choices).run)
    } observe: { reader, seen in
      seen.table(at: probes, of: environments) { probe, seen in
        base.observe(reader.provide(probe), &seen)
      }
    }
  }
}

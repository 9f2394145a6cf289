public import Pairings

extension AsyncOf: Checkable where Failure: LawValue {
  /// Effects of up to two deeds, among them cancellations, that then return or fail;
  /// what is seen of one is all that it does, in order, and how it ends.
  ///
  /// None of them waits: laws are functions, and have come to their ends when they
  /// return. Those of what waits are checked for ``Pairings/RehearsalOf``, which shares
  /// all but its host with this effect.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let failures = Failure.domain
    let endings = Generator<Kind<Self, Value>>.frequency([
      (4, values.generator.map { .pure($0) }),
      (2, values.generator.map { value in Async<Failure, Value>.work { value } }),
      (1, failures.generator.map { .raise($0) }),
      (
        1,
        failures.generator.map { failure in
          Async<Failure, Value>.work { () throws(Failure) in throw failure }
        }
      ),
    ])
    let generator = deeds.array(count: 0...2).zip(endings) { deeds, end in
      deeds.reversed().reduce(end) { then($1, $0) }
    }
    return Domain(generator, covers: [Cover("fails", percent: 10, fails)]) { effect, seen in
      seen.group("Async") { seen in
        var ends: [Outcome<Value, Failure>] = []
        let trace = Trace.of { ends = Self.ends(of: effect) }
        seen.field("does") { trace.observe(&$0) }
        seen.count(ends.count)
        for end in ends { end.observe(values, failures, &seen) }
      }
    }
  }

  /// What an effect can do before it ends.
  private static var deeds: Generator<Kind<Self, Void>> {
    .frequency([
      (6, Three.domain.generator.map { deed in Async<Failure, Void>.work { Trace.record(deed) } }),
      (1, .pure(cancel())),
    ])
  }

  /// How an effect ends that is launched where nothing waits.
  private static func ends<Value>(of effect: Kind<Self, Value>) -> [Outcome<Value, Failure>] {
    var ends: [Outcome<Value, Failure>] = []
    launch(effect, on: Solitude.isolation) { ends.append($0) }
    return ends
  }

  private static func fails<Value>(_ effect: Kind<Self, Value>) -> Bool {
    var fails = false
    _ = Trace.of {
      if case .failure? = ends(of: effect).first { fails = true }
    }
    return fails
  }
}

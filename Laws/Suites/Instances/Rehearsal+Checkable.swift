public import Pairings

extension RehearsalOf: Checkable where Failure: LawValue {
  /// Effects of up to two steps, rests, shifts, cancellations and other deeds, that
  /// then return or fail; what is seen of one is what happens on a stage under every
  /// direction of a few, and how it ends.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let failures = Failure.domain
    let ends = Generator<Kind<Self, Value>>.frequency([
      (4, values.generator.map { .pure($0) }),
      (2, values.generator.map { value in .step("return") { value } }),
      (1, failures.generator.map { .raise($0) }),
      (
        1,
        failures.generator.map { failure in .step("fail") { () throws(Failure) in throw failure } }
      ),
    ])
    let generator = deeds.array(count: 0...2).zip(ends) { deeds, end in
      deeds.reversed().reduce(end) { then($1, $0) }
    }
    return Domain(generator, covers: [Cover("fails", percent: 10, fails)]) { effect, seen in
      StagePlay(effect, values, failures).observe(&seen)
    }
  }

  /// The places where generated effects are done.
  public static var places: Domain<String> {
    let all = ["attic", "cellar", "yard"]
    return Domain(.element(of: all), elements: all) { $0.observe(&$1) }
  }

  /// What an effect can do before it ends.
  private static var deeds: Generator<Kind<Self, Void>> {
    let names = Three.allCases.map { "\($0)" }
    return .frequency([
      (6, Generator.element(of: names).map { .step($0) {} }),
      (
        3,
        Three.domain.generator.map { deed in
          flatMap(pure(())) {
            Trace.record(deed)
            return pure(())
          }
        }
      ),
      (1, Generator.element(of: [1, 2]).map { sleep(for: .seconds($0)) }),
      (1, places.generator.map { shift(to: $0) }),
      (1, .pure(cancel())),
    ])
  }

  private static func fails<Value>(_ effect: Kind<Self, Value>) -> Bool {
    let stage = Stage<Failure>()
    var fails = false
    _ = Trace.of {
      stage.launch(effect) { if case .failure = $0 { fails = true } }
      while stage.performNext() || stage.wakeNext() {}
    }
    return fails
  }
}

extension Stage {
  /// Lets time pass until the next sleep ends; returns whether there was one.
  func wakeNext() -> Bool {
    guard let due = nextDue else { return false }
    advance(by: due - now)
    return true
  }
}

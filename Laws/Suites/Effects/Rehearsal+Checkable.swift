public import Pairings

extension RehearsalOf: Checkable where Failure: LawValue {
  /// A domain of effects of up to two steps, sleeps, shifts, cancellations and other acts, that
  /// then return or fail. The observation records the events on a stage, under each of a few
  /// directions, and the ending.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    effects(of: values, after: acts) { result in
      .step("end") { () throws(Failure) in try result.get() }
    } fails: { effect in
      let stage = Stage<Failure>()
      var fails = false
      _ = Trace.of {
        stage.launch(effect) { if case .failure = $0 { fails = true } }
        while stage.performNext() || stage.wakeNext() {}
      }
      return fails
    } observe: { effect, seen in
      ScheduleEnumeration(effect, values, Failure.domain).observe(&seen)
    }
  }

  /// The places of generated effects.
  public static var places: Domain<String> {
    let all = ["attic", "cellar", "yard"]
    return Domain(elements: all) { $0.observe(&$1) }
  }

  /// The acts of an effect before its ending, with their weights.
  private static var acts: [(Int, (inout Choices) -> Kind<Self, Void>)] {
    let (acts, places, names) = (Three.domain, places, Three.allCases.map { "\($0)" })
    return [
      (6, { .step($0.element(of: names)) {} }), (3, { record(acts.draw(&$0)) }),
      (1, { sleep(for: .seconds(1 + Int($0.draw(1)))) }), (1, { shift(to: places.draw(&$0)) }),
      (1, { _ in cancel() }),
    ]
  }

  private static func record(_ act: Three) -> Kind<Self, Void> {
    flatMap(pure(())) {
      Trace.record(act)
      return pure(())
    }
  }
}

extension Stage {
  /// Advances the time to the end of the next sleep. Returns true if there was one.
  package func wakeNext() -> Bool {
    guard let due = nextDue else { return false }
    advance(by: due - now)
    return true
  }
}

public import Pairings

extension RehearsalOf: Checkable where Failure: LawValue {
  /// A domain of effects of up to two steps, sleeps, shifts, cancellations and other acts, that
  /// then return or fail. The observation records the events on a stage, under each of a few
  /// directions, and the ending.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let failures = Failure.domain
    var endings: [(Int, (inout Choices) -> Kind<Self, Value>)] = [
      (4, { .pure(values.draw(&$0)) }), (2, { step(returning: values.draw(&$0)) }),
    ]
    var covers: [Cover<Kind<Self, Value>>] = []
    if Failure.self != Never.self {
      endings.append((1, { .raise(failures.draw(&$0)) }))
      endings.append((1, { step(failing: failures.draw(&$0)) }))
      covers.append(Cover("fails", percent: 10, fails))
    }
    let acts = acts
    return Domain(covers: covers) { [endings] choices in
      let before = choices.array(count: 0...2) { $0.frequency(acts) }
      return before.reversed().reduce(choices.frequency(endings)) { then($1, $0) }
    } observe: { effect, seen in
      ScheduleEnumeration(effect, values, failures).observe(&seen)
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

  private static func step<Value>(returning value: Value) -> Kind<Self, Value> {
    .step("return") { value }
  }

  private static func step<Value>(failing failure: Failure) -> Kind<Self, Value> {
    .step("fail") { () throws(Failure) in throw failure }
  }

  private static func record(_ act: Three) -> Kind<Self, Void> {
    flatMap(pure(())) {
      Trace.record(act)
      return pure(())
    }
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
  /// Advances the time to the end of the next sleep. Returns true if there was one.
  package func wakeNext() -> Bool {
    guard let due = nextDue else { return false }
    advance(by: due - now)
    return true
  }
}

public import Pairings

extension AsyncOf: Checkable where Failure: LawValue {
  /// A domain of effects of up to two acts, among them cancellations, that then return or fail.
  /// The observation records all acts, in order, and the ending.
  ///
  /// None of the effects waits: laws are functions, and each effect has ended when the law returns.
  /// Waiting effects are checked for ``Pairings/RehearsalOf``, which shares all code but its host
  /// with this effect.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let failures = Failure.domain
    var endings: [(Int, (inout Choices) -> Kind<Self, Value>)] = [
      (4, { .pure(values.draw(&$0)) }), (2, { work(returning: values.draw(&$0)) }),
    ]
    var covers: [Cover<Kind<Self, Value>>] = []
    if Failure.self != Never.self {
      endings.append((1, { .raise(failures.draw(&$0)) }))
      endings.append((1, { work(failing: failures.draw(&$0)) }))
      covers.append(Cover("fails", percent: 10, fails))
    }
    let acts = acts
    return Domain(covers: covers) { [endings] choices in
      let before = choices.array(count: 0...2) { $0.frequency(acts) }
      return before.reversed().reduce(choices.frequency(endings)) { then($1, $0) }
    } observe: { effect, seen in
      seen.group("Async") { seen in
        var ends: [Outcome<Value, Failure>] = []
        let trace = Trace.of { ends = Self.ends(of: effect) }
        seen.field("does") { trace.observe(&$0) }
        seen.count(ends.count)
        for end in ends { end.observe(values, failures, &seen) }
      }
    }
  }

  /// The acts of an effect before its ending, with their weights.
  private static var acts: [(Int, (inout Choices) -> Kind<Self, Void>)] {
    let acts = Three.domain
    return [(6, { record(acts.draw(&$0)) }), (1, { _ in cancel() })]
  }

  /// Returns the endings of an effect that is launched where no effect waits.
  private static func ends<Value>(of effect: Kind<Self, Value>) -> [Outcome<Value, Failure>] {
    var ends: [Outcome<Value, Failure>] = []
    launch(effect, on: Solitude.isolation) { ends.append($0) }
    return ends
  }

  private static func work<Value>(returning value: Value) -> Kind<Self, Value> { .work { value } }

  private static func work<Value>(failing failure: Failure) -> Kind<Self, Value> {
    .work { () throws(Failure) in throw failure }
  }

  private static func record(_ act: Three) -> Kind<Self, Void> { .work { Trace.record(act) } }

  private static func fails<Value>(_ effect: Kind<Self, Value>) -> Bool {
    var fails = false
    _ = Trace.of {
      if case .failure? = ends(of: effect).first { fails = true }
    }
    return fails
  }
}

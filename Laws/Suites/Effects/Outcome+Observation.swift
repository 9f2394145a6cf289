import Pairings

extension Failing where Self: Checkable, Failure: LawValue {
  /// Returns a domain of effects of up to two acts that then return or fail, at once or after work.
  static func effects<Value>(
    of values: Domain<Value>, after acts: [(Int, (inout Choices) -> Kind<Self, Void>)],
    work: @escaping (Result<Value, Failure>) -> Kind<Self, Value>,
    fails: @escaping (Kind<Self, Value>) -> Bool,
    observe: @escaping (Kind<Self, Value>, inout Observation) -> Void
  ) -> Domain<Kind<Self, Value>> {
    let failures = Failure.domain
    var endings: [(Int, (inout Choices) -> Kind<Self, Value>)] = [
      (4, { pure(values.draw(&$0)) }), (2, { work(.success(values.draw(&$0))) }),
    ]
    var covers: [Cover<Kind<Self, Value>>] = []
    if Failure.self != Never.self {
      endings.append((1, { raise(failures.draw(&$0)) }))
      endings.append((1, { work(.failure(failures.draw(&$0))) }))
      covers.append(Cover("fails", percent: 10, fails))
    }
    return Domain(covers: covers) { [endings] choices in
      let before = choices.array(count: 0...2) { $0.frequency(acts) }
      return before.reversed().reduce(choices.frequency(endings)) { then($1, $0) }
    } observe: { effect, seen in
      observe(effect, &seen)
    }
  }
}

extension Outcome {
  /// Records the outcome of an effect.
  func observe(
    _ values: Domain<Value>, _ failures: Domain<Failure>, _ seen: inout Observation
  ) {
    switch self {
    case .success(let value):
      seen.count(0)
      seen.field("returns") { values.observe(value, &$0) }
    case .failure(let failure):
      seen.count(1)
      seen.field("fails") { failures.observe(failure, &$0) }
    case .cancelled: seen.record(2, "cancelled")
    }
  }
}

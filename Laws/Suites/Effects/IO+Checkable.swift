public import Pairings

extension IOOf: Checkable where Failure: LawValue {
  /// A domain of effects of up to two acts that then return or fail. The observation records all
  /// acts, in order, and the ending.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let (acts, failures) = (Three.domain, Failure.domain)
    var outcomes: [(Int, (inout Choices) -> Result<Value, Failure>)] = [
      (3, { .success(values.draw(&$0)) })
    ]
    var covers: [Cover<Kind<Self, Value>>] = []
    if Failure.self != Never.self {
      outcomes.append((1, { .failure(failures.draw(&$0)) }))
      covers.append(Cover("fails", percent: 10, fails))
    }
    return Domain(covers: covers) { [outcomes] choices in
      let acts = choices.array(count: 0...2, acts.draw)
      let outcome = choices.frequency(outcomes)
      return .work { () throws(Failure) in
        for act in acts { Trace.record(act) }
        return try outcome.get()
      }
    } observe: { work, seen in
      var outcome: Outcome<Value, Failure>?
      let trace = Trace.of {
        switch result(work) {
        case .success(let value): outcome = .success(value)
        case .failure(let failure): outcome = .failure(failure)
        }
      }
      seen.group("IO") { seen in
        seen.field("does") { trace.observe(&$0) }
        outcome?.observe(values, failures, &seen)
      }
    }
  }

  static func fails<Value>(_ work: Kind<Self, Value>) -> Bool {
    var fails = false
    _ = Trace.of { if case .failure = result(work) { fails = true } }
    return fails
  }

  static func result<Value>(_ work: Kind<Self, Value>) -> Result<Value, Failure> {
    do throws(Failure) { return .success(try run(work)) } catch { return .failure(error) }
  }
}

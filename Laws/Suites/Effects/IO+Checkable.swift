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
      var outcome: Result<Value, Failure>?
      let trace = Trace.of { outcome = result(work) }
      seen.group("IO") { seen in
        seen.field("does") { trace.observe(&$0) }
        switch outcome {
        case .success(let value):
          seen.count(0)
          seen.field("returns") { values.observe(value, &$0) }
        case .failure(let failure):
          seen.count(1)
          seen.field("fails") { failures.observe(failure, &$0) }
        case nil: break
        }
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

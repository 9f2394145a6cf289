public import Pairings

extension AsyncOf: Checkable where Failure: LawValue {
  /// A domain of effects of up to two acts that then return or fail: pauses, sleeps, shifts,
  /// concurrent work and cancellations. The observation records all acts, in order, with their
  /// times and places, and the ending: under a few orders of steps, and with a cancellation between
  /// two of them. The time and all jobs are those of a bench.
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
      seen.table { seen in
        func perform(_ name: String, lastFirst: Bool = false, cancelledAt step: Int? = nil) -> Int {
          let bench = Workbench()
          var run: (ends: [Outcome<Value, Failure>], steps: Int) = ([], 0)
          let trace = Trace.of {
            run = bench.run(effect, lastFirst: lastFirst, cancelledAt: step)
          }
          seen.entry(name) { seen in
            trace.observe(&seen)
            bench.observe(&seen)
            seen.count(run.ends.count)
            for end in run.ends { end.observe(values, failures, &seen) }
          }
          return run.steps
        }
        let steps = perform("first come")
        if steps > 1 { _ = perform("last come", lastFirst: true) }
        for step in 0..<min(steps, 2) { _ = perform("cancelled at \(step)", cancelledAt: step) }
      }
    }
  }

  /// The places of generated effects.
  public static var places: Domain<Workplace> {
    Domain(elements: ["attic", "cellar", "yard"].map(Workbench.place)) { $1.record(0, "a place") }
  }

  /// The acts of an effect before its ending, with their weights.
  private static var acts: [(Int, (inout Choices) -> Kind<Self, Void>)] {
    let (acts, places) = (Three.domain, places)
    return [
      (6, { choices in .work { [act = acts.draw(&choices)] in Trace.record(act) } }),
      (4, { choices in .work { [act = acts.draw(&choices)] () async in await pause(act) } }),
      (2, { choices in .concurrent { [act = acts.draw(&choices)] in Workbench.record("\(act)") } }),
      (1, { sleep(for: .seconds(1 + Int($0.draw(1)))) }), (1, { shift(to: places.draw(&$0)) }),
      (1, { _ in cancel() }),
    ]
  }

  private static func pause(_ act: Three) async {
    await Workbench.wait()
    if !Task.isCancelled { Workbench.record("\(act)") }
  }

  private static func work<Value>(returning value: Value) -> Kind<Self, Value> { .work { value } }

  private static func work<Value>(failing failure: Failure) -> Kind<Self, Value> {
    .work { () throws(Failure) in throw failure }
  }

  private static func fails<Value>(_ effect: Kind<Self, Value>) -> Bool {
    var fails = false
    _ = Trace.of {
      if case .failure? = Workbench().run(effect).ends.first { fails = true }
    }
    return fails
  }
}

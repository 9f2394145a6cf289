public import Pairings

extension AsyncOf: Checkable where Failure: LawValue {
  /// A domain of effects of up to two acts that then return or fail: pauses, sleeps, shifts,
  /// concurrent work and cancellations. The observation records all acts, in order, with their
  /// times and places, and the ending: under a few orders of steps, and with a cancellation between
  /// two of them. The time and all jobs are those of a bench.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    effects(of: values, after: acts) { result in
      .work { () throws(Failure) in try result.get() }
    } fails: { effect in
      var fails = false
      _ = Trace.of {
        if case .failure? = Workbench().run(effect).ends.first { fails = true }
      }
      return fails
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
            for end in run.ends { end.observe(values, Failure.domain, &seen) }
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
}

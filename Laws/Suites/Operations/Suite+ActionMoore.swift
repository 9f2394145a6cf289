import Pairings

extension Suite {
  /// The laws of sending inputs: one by one, all at once, and from one machine after the other.
  public static func sending<Input: LawValue>(
    _: Input.Type, of name: String? = nil
  ) -> Suite {
    let (inputs, lists, a, b) = (Input.domain, [Input].domain, Three.domain, Four.domain)
    let (actions, machines) = (ActionOf<Input>.domain(of: .void), MooreOf<Input>.domain(of: a))
    let readings = machines.functions(to: b)
    return Suite(
      "Sending", of: name ?? "\(Input.self)",
      [
        Law("send one by one", "forEach(list) { send($0) } == send(contentsOf: list)") { trial in
          let list = trial.any("list", lists)
          return trial.equal(
            Action.forEach(list) { .send($0) }, Action.send(contentsOf: list), actions)
        },
        Law("feed one by one", "list.reduce(w) { $0.feed($1) } == w.feed(list)") { trial in
          let w = trial.any("w", machines)
          let list = trial.any("list", lists)
          return trial.equal(
            list.reduce(w) { $0.feed($1) }, w.feed(list), machines)
        },
        Law("feed then extract", "w.feed(list).extract() == w.run(list)", .coherence) { trial in
          let w = trial.any("w", machines)
          let list = trial.any("list", lists)
          return trial.equal(w.feed(list).extract(), w.run(list), a)
        },
        Law("feed under extend", "w.extend(f).run(list) == f(w.feed(list))") { trial in
          let w = trial.any("w", machines)
          let list = trial.any("list", lists)
          let f = trial.any("f", readings)
          return trial.equal(w.extend { f($0) }.run(list), f(w.feed(list)), b)
        },
        Law("move is feed", "w.moved(by: send(i)) == w.feed(i)") { trial in
          let w = trial.any("w", machines)
          let input = trial.any("i", inputs)
          return trial.equal(w.moved(by: .send(input)), w.feed(input), machines)
        },
        Law("reducer coherence", "Moore(p, r, f) == Moore(p, step: r.run, output: f)", .coherence) {
          trial in
          let state = trial.any("p", a)
          let step = trial.any("r", a.zip(inputs).functions(to: a))
          let f = trial.any("f", a.functions(to: a))
          let reducer = Reducer<Three, Input> { $0 = step(($0, $1)) }
          return trial.equal(
            Moore(state, reducer, f.run), Moore(state, step: reducer.run, output: f.run), machines)
        },
      ])
  }
}

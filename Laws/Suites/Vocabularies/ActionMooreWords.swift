public import Pairings

/// The words of ``Pairings/Action``: those of a writer whose log are its inputs.
@frozen
public struct ActionWords<Input: LawValue>: WriterVocabulary {
  /// Creates the words.
  @inlinable
  public init() {}

  /// Sends inputs.
  @inlinable
  public func tell(_ log: [Input]) -> Kind<ActionOf<Input>, Void> { .send(contentsOf: log) }

  /// Shows what is sent beside the value.
  @inlinable
  public func listen<Value>(
    _ move: Kind<ActionOf<Input>, Value>
  ) -> Kind<ActionOf<Input>, (value: Value, log: [Input])> { move.listen() }

  /// Rewrites what is sent.
  @inlinable
  public func censor<Value>(
    _ move: Kind<ActionOf<Input>, Value>, _ rewrite: @escaping ([Input]) -> [Input]
  ) -> Kind<ActionOf<Input>, Value> { move.censor(rewrite) }
}

/// The words of ``Pairings/Moore``: those of a space with a value for every list of
/// inputs.
@frozen
public struct MooreWords<Input: LawValue>: TracedVocabulary {
  /// Creates the words.
  @inlinable
  public init() {}

  /// Returns the value after some inputs.
  @inlinable
  public func trace<Value>(_ log: [Input], _ space: Kind<MooreOf<Input>, Value>) -> Value {
    space.run(log)
  }

  /// Returns the value after the inputs that a function makes of the present value.
  @inlinable
  public func traces<Value>(
    _ log: @escaping (Value) -> [Input], _ space: Kind<MooreOf<Input>, Value>
  ) -> Value { space.run(log(space.extract())) }
}

extension Suite {
  /// The laws of sending: one by one, all at once, and one machine after the other.
  @inlinable
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
        Law("move feeds", "w.moved(by: send(i)) == w.feed(i)") { trial in
          let w = trial.any("w", machines)
          let input = trial.any("i", inputs)
          return trial.equal(w.moved(by: .send(input)), w.feed(input), machines)
        },
        Law("reducer coherence", "Moore(p, r, f) == Moore(p, step: r.run, output: f)", .coherence) {
          trial in
          let state = trial.any("p", a)
          let step = trial.any("r", a.and(inputs).functions(to: a))
          let f = trial.any("f", a.functions(to: a))
          let reducer = Reducer<Three, Input> { $0 = step(($0, $1)) }
          return trial.equal(
            Moore(state, reducer, f.run), Moore(state, step: reducer.run, output: f.run), machines)
        },
      ])
  }
}

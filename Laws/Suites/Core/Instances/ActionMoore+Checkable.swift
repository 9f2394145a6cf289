public import PairingsCore

extension ActionOf: Checkable where Input: LawValue {
  /// A domain of all lists of inputs and all values; half of the moves are bound from several
  /// steps.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let inputs = [Input].domain
    let covers = [
      Cover<Kind<Self, Value>>("sends two inputs or more", percent: 20) {
        $0.inputs.count > 1
      }
    ]
    return Domain(covers: covers) { choices in
      let isBound = choices.draw(1) == 1
      let (sent, value) = (inputs.draw(&choices), values.draw(&choices))
      guard isBound else { return Action(inputs: sent, value: value) }
      return flatMap(Action.send(contentsOf: sent.prefix(1))) {
        Action(inputs: Array(sent.dropFirst()), value: value)
      }
    } observe: { action, seen in
      seen.group("Action") { seen in
        seen.field("inputs") { inputs.observe(action.inputs, &$0) }
        seen.field("value") { values.observe(action.value, &$0) }
      }
    }
  }
}

extension MooreOf: Checkable where Input: LawValue {
  /// A domain of machines of three states, observed after no input, after each input, and after
  /// each pair of inputs.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let (inputs, states) = (Input.domain, Three.domain)
    let probes = inputs.probes
    let steps = states.zip(inputs).functions(to: states)
    let outputs = states.functions(to: values)
    let followers = probes.dropFirst() + probes.prefix(1)
    let words = [[]] + probes.map { [$0] } + zip(probes, followers).map { [$0, $1] }
    func varies(_ machine: Kind<Self, Value>) -> Bool {
      words.tellApart { values.word(machine.run($0)) }
    }
    return Domain(covers: [Cover("has different values", percent: 30, varies)]) { choices in
      let (state, step) = (states.draw(&choices), steps.draw(&choices))
      let output = outputs.draw(&choices)
      return Moore(state, step: { $0 = step(($0, $1)) }, output: output.run)
    } observe: { machine, seen in
      seen.group("Moore") { seen in
        seen.table { seen in
          for word in words {
            seen.probe(word.map(inputs.text).joined(separator: " ")) {
              values.observe(machine.run(word), &$0)
            }
          }
        }
      }
    }
  }
}

extension Suite {
  /// The law of a system with a state: after any commands, its answers are those of its model.
  ///
  /// Commands are drawn one after the other, among those that the model allows. A failure shrinks
  /// to few commands with simple arguments. A case has at most `count` commands.
  ///
  /// - Precondition: The machine has a command, and `count` is positive: 1 where a machine allows no
  ///   second command, since a fifth of the cases have two.
  public static func stateful<Model, System>(
    _ machine: StateMachine<Model, System>, count: Int = 40
  ) -> Suite {
    precondition(!machine.commands.isEmpty, "A system to which nothing can be done has no law.")
    precondition(count > 0, "A case of \(count) commands checks nothing.")
    let sessions = Domain.sessions(of: machine, count: count)
    return Suite(
      "Stateful", of: machine.name,
      [
        Law("commands", "each command answers and changes the system as its model does") {
          trial in
          let session = trial.any("commands", sessions)
          trial.cover(!session.isEmpty, "has a command that is allowed", percent: 1)
          var system = machine.system()
          defer { machine.end(&system) }
          for (index, step) in session.enumerated() {
            let name = { "command \(index + 1), \(step.text())" }
            guard step.agrees(&system, trial, name) else { return false }
            for look in machine.looks where !look(step.model, system, trial, name) { return false }
          }
          return true
        }
      ])
  }
}

extension Domain {
  /// Returns a domain of sequences of commands that the model allows.
  fileprivate static func sessions<Model, System>(
    of machine: StateMachine<Model, System>, count: Int
  ) -> Domain where Value == [StateMachine<Model, System>.Step] {
    let some = Cover<Value>("has \(min(count, 2)) commands or more", percent: 20) {
      $0.count >= min(count, 2)
    }
    let last = UInt64(machine.commands.count - 1)
    let draw = { (choices: inout Choices) -> Value in
      var model = machine.model
      return choices.steps(atMost: count) { choices in
        let step = choices.attempts { machine.commands[Int($0.draw(last))](&$0, model) }
        if let step { model = step.model }
        return step
      }
    }
    // A closure that makes the calls.
    let text = { (steps: Value) in
      steps.isEmpty ? "{}" : "{ " + steps.map { $0.text() }.joined(separator: "; ") + " }"
    }
    return Domain(
      draw, nil, [some], { steps, seen in seen.record(stableHash(text(steps)), text(steps)) },
      shown: text, varies: nil)
  }
}

extension Choices {
  /// Draws steps until there are `count`, the choices end them, or there is no next one.
  mutating func steps<Step>(
    atMost count: Int, _ next: (inout Choices) -> Step?
  ) -> [Step] {
    span(mixed(0x7365_7373)) { choices in
      var steps: [Step] = []
      let mean = UInt64(max(1, choices.scale / 4))
      while steps.count < count {
        let step = choices.span(Plan.Span.step) { choices in
          let goesOn = choices.draw(1) { random, _ in random.next(through: mean) == 0 ? 0 : 1 }
          return goesOn == 0 ? nil : next(&choices)
        }
        guard let step else { break }
        steps.append(step)
      }
      return steps
    }
  }
}

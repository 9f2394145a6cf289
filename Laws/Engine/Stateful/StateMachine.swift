/// A system with a state, beside a model that defines the correct behaviour. It consists of
/// commands and their expected answers.
///
///     let queue = StateMachine("Queue", model: [Int](), system: { Queue(capacity: 2) })
///       .command("push", Int.domain, when: { all, _ in all.count < 2 }) { $0.append($1) }
///         system: { $0.push($1) }
///       .command("pop", answers: Int.domain, when: { !$0.isEmpty }) { $0.removeFirst() }
///         system: { $0.pop() }
///     expectLaws(.stateful(queue))
///
/// The model is a value, and the system may be any type: it is created for each case. Where effects
/// determine the order of events, a command may perform one of the waiting effects. Then the law
/// covers every order.
///
/// - SeeAlso: Claessen and Hughes, *Testing Monadic Code with QuickCheck* (2002).
public struct StateMachine<Model, System> {
  /// A drawn command that was applied to the model, and not yet to the system.
  struct Step {
    /// The function that returns the text of the command. A function in it shows its requested
    /// inputs, so that it is called after the system ran.
    let text: () -> String

    /// The model after the command.
    let model: Model

    /// The function that applies the command to the system and returns true if both answers are
    /// equal.
    let agrees: (inout System, borrowing Trial, _ name: () -> String) -> Bool
  }

  /// The name of the system.
  public let name: String

  let model: Model
  let system: () -> System

  /// The functions that draw the arguments of a command and apply it to the model, or return nil if
  /// the model forbids it.
  private(set) var commands: [(inout Choices, Model) -> Step?] = []

  private(set) var looks: [(Model, System, borrowing Trial, _ name: () -> String) -> Bool] = []
  private(set) var end: (inout System) -> Void = { _ in }

  /// Creates a state machine without commands.
  public init(_ name: String, model: Model, system: @escaping () -> System) {
    self.name = name
    self.model = model
    self.system = system
  }
}

// MARK: - Commands

extension StateMachine {
  /// Returns this machine with one more command. The first command is the simplest.
  ///
  /// - Parameters:
  ///   - name: The name in counterexamples.
  ///   - arguments: The domain of the arguments.
  ///   - answers: The domain by which answers are compared.
  ///   - isAllowed: Returns true if the command is allowed, by the model before it.
  ///   - model: Applies the command to the model.
  ///   - system: Applies the command to the system.
  public func command<Argument, Answer>(
    _ name: String, _ arguments: Domain<Argument>, answers: Domain<Answer>,
    when isAllowed: @escaping (Model, Argument) -> Bool = { _, _ in true },
    model: @escaping (inout Model, Argument) -> Answer,
    system: @escaping (inout System, Argument) -> Answer
  ) -> StateMachine {
    var machine = self
    machine.commands.append { choices, before in
      let argument = arguments.draw(&choices)
      guard isAllowed(before, argument) else { return nil }
      var after = before
      let expected = model(&after, argument)
      let text = { shownCall(name, argument, arguments) }
      return Step(text: text, model: after) { place, trial, call in
        let answer = system(&place, argument)
        return trial.equal(
          { seen in seen.field(call()) { answers.observe(expected, &$0) } },
          { seen in seen.field(call()) { answers.observe(answer, &$0) } },
          called: ("model", "system"), kind: name)
      }
    }
    return machine
  }

  /// Returns this machine with a command without an argument.
  public func command<Answer>(
    _ name: String, answers: Domain<Answer>,
    when isAllowed: @escaping (Model) -> Bool = { _ in true },
    model: @escaping (inout Model) -> Answer, system: @escaping (inout System) -> Answer
  ) -> StateMachine {
    command(
      name, .void, answers: answers, when: { before, _ in isAllowed(before) },
      model: { before, _ in model(&before) }, system: { place, _ in system(&place) })
  }

  /// Returns this machine with a command without an answer.
  public func command<Argument>(
    _ name: String, _ arguments: Domain<Argument>,
    when isAllowed: @escaping (Model, Argument) -> Bool = { _, _ in true },
    model: @escaping (inout Model, Argument) -> Void,
    system: @escaping (inout System, Argument) -> Void
  ) -> StateMachine {
    command(name, arguments, answers: .void, when: isAllowed, model: model, system: system)
  }

  /// Returns this machine with a command without an argument or an answer.
  public func command(
    _ name: String, when isAllowed: @escaping (Model) -> Bool = { _ in true },
    model: @escaping (inout Model) -> Void, system: @escaping (inout System) -> Void
  ) -> StateMachine {
    command(name, answers: .void, when: isAllowed, model: model, system: system)
  }

  /// Returns this machine with a comparison of model and system after each command.
  public func looking<Position>(
    at name: String, _ positions: Domain<Position>, model: @escaping (Model) -> Position,
    system: @escaping (System) -> Position
  ) -> StateMachine {
    var machine = self
    machine.looks.append { before, place, trial, command in
      let (expected, sight) = (model(before), system(place))
      return trial.equal(
        { seen in seen.field("\(name) after \(command())") { positions.observe(expected, &$0) } },
        { seen in seen.field("\(name) after \(command())") { positions.observe(sight, &$0) } },
        called: ("model", "system"), kind: name)
    }
    return machine
  }

  /// Returns this machine with a function that is called with the system at the end of each case.
  public func finally(_ end: @escaping (inout System) -> Void) -> StateMachine {
    var machine = self
    machine.end = { [before = machine.end] system in
      before(&system)
      end(&system)
    }
    return machine
  }
}

/// Returns the text of a command with its argument.
func shownCall<Argument>(
  _ name: String, _ argument: Argument, _ arguments: Domain<Argument>
) -> String {
  let text = arguments.text(argument)
  let isList = Mirror(reflecting: argument).displayStyle == .tuple && text.hasPrefix("(")
  return isList ? name + text : "\(name)(\(text))"
}

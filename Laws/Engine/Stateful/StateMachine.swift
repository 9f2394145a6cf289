/// Something that has a state, beside a model that says what is right: what can be done to it,
/// and what it then answers.
///
///     let queue = StateMachine("Queue", model: [Int](), system: { Queue(capacity: 2) })
///       .command("push", Int.domain, when: { all, _ in all.count < 2 }) { $0.append($1) }
///         system: { $0.push($1) }
///       .command("pop", answers: Int.domain, when: { !$0.isEmpty }) { $0.removeFirst() }
///         system: { $0.pop() }
///     expectLaws(.stateful(queue))
///
/// The model is a value, and the system may be anything: it is made anew for each case. Where
/// an effect decides what happens next, let performing one of what waits be a command: then
/// the law holds in every order.
///
/// - SeeAlso: Claessen and Hughes, *Testing Monadic Code with QuickCheck* (2002).
public struct StateMachine<Model, System> {
  /// A command that was drawn and done to the model, and not yet to the system.
  struct Step {
    /// How it reads, once the system was asked: a function shows what it was asked for.
    let text: () -> String

    /// The model after it.
    let model: Model

    /// Does it to the system; returns whether both gave the same answer.
    let agrees: (inout System, borrowing Trial, _ name: () -> String) -> Bool
  }

  /// What is checked.
  public let name: String

  let model: Model
  let system: () -> System

  /// Draws the arguments of a command and does it to the model; nil if that forbids it.
  private(set) var commands: [(inout Choices, Model) -> Step?] = []

  private(set) var looks: [(Model, System, borrowing Trial, _ name: () -> String) -> Bool] = []
  private(set) var end: (inout System) -> Void = { _ in }

  /// States a system and its model, to which nothing can be done yet.
  public init(_ name: String, model: Model, system: @escaping () -> System) {
    self.name = name
    self.model = model
    self.system = system
  }
}

// MARK: - Commands

extension StateMachine {
  /// This machine with a command more; the first is the simplest.
  ///
  /// - Parameters:
  ///   - name: The name, as a counterexample shows it.
  ///   - arguments: What it is asked with.
  ///   - answers: How answers are compared.
  ///   - isAllowed: Whether it may be asked for, by the model before it.
  ///   - model: What it does to the model.
  ///   - system: What it does to the system.
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
      let shown = { Argument.self == Void.self ? name : "\(name)(\(arguments.text(argument)))" }
      return Step(text: shown, model: after) { place, trial, name in
        let answer = system(&place, argument)
        return trial.equal(
          { seen in seen.field(name()) { answers.observe(expected, &$0) } },
          { seen in seen.field(name()) { answers.observe(answer, &$0) } },
          called: ("model", "system"))
      }
    }
    return machine
  }

  /// This machine with a command that has no argument.
  public func command<Answer>(
    _ name: String, answers: Domain<Answer>,
    when isAllowed: @escaping (Model) -> Bool = { _ in true },
    model: @escaping (inout Model) -> Answer, system: @escaping (inout System) -> Answer
  ) -> StateMachine {
    command(
      name, .void, answers: answers, when: { before, _ in isAllowed(before) },
      model: { before, _ in model(&before) }, system: { place, _ in system(&place) })
  }

  /// This machine with a command that answers nothing.
  public func command<Argument>(
    _ name: String, _ arguments: Domain<Argument>,
    when isAllowed: @escaping (Model, Argument) -> Bool = { _, _ in true },
    model: @escaping (inout Model, Argument) -> Void,
    system: @escaping (inout System, Argument) -> Void
  ) -> StateMachine {
    command(name, arguments, answers: .void, when: isAllowed, model: model, system: system)
  }

  /// This machine with a command that has no argument and answers nothing.
  public func command(
    _ name: String, when isAllowed: @escaping (Model) -> Bool = { _ in true },
    model: @escaping (inout Model) -> Void, system: @escaping (inout System) -> Void
  ) -> StateMachine {
    command(name, answers: .void, when: isAllowed, model: model, system: system)
  }

  /// This machine, looked at after each command: what is seen of both is the same.
  public func looking<Sight>(
    at name: String, _ sights: Domain<Sight>, model: @escaping (Model) -> Sight,
    system: @escaping (System) -> Sight
  ) -> StateMachine {
    var machine = self
    machine.looks.append { before, place, trial, command in
      let (expected, sight) = (model(before), system(place))
      return trial.equal(
        { seen in seen.field("\(name) after \(command())") { sights.observe(expected, &$0) } },
        { seen in seen.field("\(name) after \(command())") { sights.observe(sight, &$0) } },
        called: ("model", "system"))
    }
    return machine
  }

  /// This machine with something that is done to the system when a case ends, however it does.
  public func finally(_ end: @escaping (inout System) -> Void) -> StateMachine {
    var machine = self
    machine.end = { [before = machine.end] system in
      before(&system)
      end(&system)
    }
    return machine
  }
}

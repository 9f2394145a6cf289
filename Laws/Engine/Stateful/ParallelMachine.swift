import Synchronization

/// A system that several tasks use at the same time, beside a model of its commands.
///
///     let counter = ParallelMachine("Counter", model: 0) { Counter() }
///       .command("add", answers: Int.domain) { $0 += 1; return $0 }
///         system: { await $0.add() }
///     await expectLaws(.parallel(counter))
///
/// The model is a value. The system is an actor, or another type that tasks share: it is created for
/// each case. No task can promise a condition that another one may change, so that each command has
/// an answer in every state.
///
/// - SeeAlso: Herlihy and Wing, *Linearizability: A Correctness Condition for Concurrent Objects*
///   (1990); Claessen et al., *Finding Race Conditions in Erlang with QuickCheck and PULSE* (2009).
public struct ParallelMachine<Model: Hashable, System: Sendable> {
  /// A drawn command, which is called once.
  struct Call {
    /// Returns the command with its argument.
    let text: () -> String

    /// Applies the command to the system, and keeps the answer.
    let perform: @Sendable (System) async -> Void

    /// Returns the text of the kept answer, or nil for a command without an answer.
    let answer: () -> String?

    /// Applies the command to a model. Returns true if its answer is the kept one.
    let agrees: (inout Model) -> Bool
  }

  /// The name of the system.
  public let name: String

  let model: Model
  let system: () -> System
  private(set) var commands: [(inout Choices) -> Call] = []
  private(set) var looks: [() -> Call] = []

  /// Creates a machine without commands.
  public init(_ name: String, model: Model, system: @escaping () -> System) {
    self.name = name
    self.model = model
    self.system = system
  }
}

// MARK: - Commands

extension ParallelMachine {
  /// Returns this machine with one more command. The first command is the simplest.
  ///
  /// - Parameters:
  ///   - name: The name in counterexamples.
  ///   - arguments: The domain of the arguments.
  ///   - answers: The domain by which answers are compared.
  ///   - model: Applies the command to the model.
  ///   - system: Applies the command to the system, in a task.
  public func command<Argument: Sendable, Answer: Sendable>(
    _ name: String, _ arguments: Domain<Argument>, answers: Domain<Answer>,
    model: @escaping (inout Model, Argument) -> Answer,
    system: @escaping @Sendable (System, Argument) async -> Answer
  ) -> ParallelMachine {
    var machine = self
    machine.commands.append { choices in
      let argument = arguments.draw(&choices)
      return Call(
        { shownCall(name, argument, arguments) }, answers, model: { model(&$0, argument) },
        system: { await system($0, argument) })
    }
    return machine
  }

  /// Returns this machine with a command without an argument.
  public func command<Answer: Sendable>(
    _ name: String, answers: Domain<Answer>, model: @escaping (inout Model) -> Answer,
    system: @escaping @Sendable (System) async -> Answer
  ) -> ParallelMachine {
    command(
      name, .void, answers: answers, model: { before, _ in model(&before) },
      system: { place, _ in await system(place) })
  }

  /// Returns this machine with a command without an answer.
  public func command<Argument: Sendable>(
    _ name: String, _ arguments: Domain<Argument>,
    model: @escaping (inout Model, Argument) -> Void,
    system: @escaping @Sendable (System, Argument) async -> Void
  ) -> ParallelMachine {
    command(name, arguments, answers: .void, model: model, system: system)
  }

  /// Returns this machine with a command without an argument or an answer.
  public func command(
    _ name: String, model: @escaping (inout Model) -> Void,
    system: @escaping @Sendable (System) async -> Void
  ) -> ParallelMachine {
    command(name, answers: .void, model: model, system: system)
  }

  /// Returns this machine with a comparison of model and system after all commands.
  public func looking<Position: Sendable>(
    at name: String, _ positions: Domain<Position>, model: @escaping (Model) -> Position,
    system: @escaping @Sendable (System) async -> Position
  ) -> ParallelMachine {
    var machine = self
    machine.looks.append { Call({ name }, positions, model: { model($0) }, system: system) }
    return machine
  }
}

/// The answer of a call that has ended.
private final class Kept<Answer: Sendable>: Sendable {
  let answer = Mutex<Answer?>(nil)
}

extension ParallelMachine.Call {
  fileprivate init<Answer: Sendable>(
    _ text: @escaping () -> String, _ answers: Domain<Answer>,
    model: @escaping (inout Model) -> Answer,
    system: @escaping @Sendable (System) async -> Answer
  ) {
    let kept = Kept<Answer>()
    self.init(
      text: text,
      perform: { place in
        let answer = await system(place)
        kept.answer.withLock { $0 = answer }
      },
      answer: {
        answers.elements?.count == 1 ? nil : kept.answer.withLock { $0 }.map(answers.text)
      },
      agrees: { before in
        let expected = answers.word(model(&before))
        return kept.answer.withLock { $0 }.map(answers.word) == expected
      })
  }
}

/// An event of a component.
package enum Event: Hashable {
  /// A typed input.
  case input(String)

  /// An answer to an effect.
  case answer(Answer)

  /// A travel to another time.
  case travel(Travel)

  /// A step on the stage of rehearsed effects.
  case stage(StageStep)
}

extension Event {
  /// The refusal of an event from outside for which no effect waits.
  package var unasked: Refusal {
    guard case .answer(let answer) = self else { return Refusal(message: "waits for nothing") }
    return Refusal(message: "did not ask for '\(printable(answer.name))'")
  }
}

/// The answer to a question of an effect.
package struct Answer: Hashable {
  /// The name of the question.
  package let name: String

  /// The text of the answer, or nil if there is none.
  package let text: String?

  /// The number of equal questions that have waited longer.
  package let older: Int

  package init(name: String, text: String?, older: Int = 0) {
    (self.name, self.text, self.older) = (name, text, older)
  }
}

/// A travel through time.
package enum Travel: Hashable, LosslessStringConvertible {
  case undo, redo
  case jump(Int)
  case skip(Int)

  /// The command of the travel: `:undo`, `:redo`, `:jump 3`, `:skip 3`.
  package var description: String {
    switch self {
    case .undo: ":undo"
    case .redo: ":redo"
    case .jump(let number): ":jump \(number)"
    case .skip(let number): ":skip \(number)"
    }
  }

  package init?(_ text: String) {
    let words = text.split(separator: " ")
    switch (words.first, words.count) {
    case (":undo", 1): self = .undo
    case (":redo", 1): self = .redo
    case (":jump", 2):
      guard let number = Int(words[1]) else { return nil }
      self = .jump(number)
    case (":skip", 2):
      guard let number = Int(words[1]) else { return nil }
      self = .skip(number)
    default: return nil
    }
  }
}

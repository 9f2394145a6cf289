/// What happens to a component.
package enum Event: Equatable {
  /// Somebody typed something.
  case input(String)

  /// An effect was answered.
  case answer(Answer)

  /// Somebody went to another time.
  case travel(Travel)
}

/// What an effect got for an answer.
package struct Answer: Equatable {
  /// What was asked.
  package let name: String

  /// The answer; nothing if there was none.
  package let text: String?

  /// How many that were asked the same have waited longer.
  package let older: Int

  package init(name: String, text: String?, older: Int = 0) {
    (self.name, self.text, self.older) = (name, text, older)
  }
}

/// A way through time.
package enum Travel: Equatable, LosslessStringConvertible {
  case undo, redo
  case jump(Int)
  case skip(Int)

  /// What is typed for it: `:undo`, `:redo`, `:jump 3`, `:skip 3`.
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

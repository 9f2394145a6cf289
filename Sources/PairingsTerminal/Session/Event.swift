/// An event of a component.
enum Event: Hashable {
  /// A typed input.
  case input(String)

  /// A travel to another time.
  case travel(Travel)

  /// A step on the stage of rehearsed effects.
  case stage(StageStep)

  /// True for a travel through time.
  var isTravel: Bool { if case .travel = self { true } else { false } }
}

/// A travel through time.
enum Travel: Hashable, LosslessStringConvertible {
  case undo, redo
  case jump(Int)
  case skip(Int)

  /// The command of the travel: `:undo`, `:redo`, `:jump 3`, `:skip 3`.
  var description: String {
    switch self {
    case .undo: ":undo"
    case .redo: ":redo"
    case .jump(let number): ":jump \(number)"
    case .skip(let number): ":skip \(number)"
    }
  }

  init?(_ text: String) {
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

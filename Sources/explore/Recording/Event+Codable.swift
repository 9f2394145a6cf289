/// What happens to a component, as a line of a recording.
enum Event: Equatable {
  /// Somebody typed something.
  case input(String)

  /// An effect was answered.
  case answer(Answer)

  /// Somebody went to another time.
  case travel(Travel)
}

/// What an effect got for an answer.
struct Answer: Equatable {
  /// What was asked.
  let name: String

  /// The answer; nothing if there was none.
  let text: String?

  /// How many that were asked the same have waited longer.
  var older = 0
}

/// A way through time.
enum Travel: Equatable, LosslessStringConvertible {
  case undo, redo
  case jump(Int)
  case skip(Int)

  /// What is typed for it: `:undo`, `:redo`, `:jump 3`, `:skip 3`.
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

extension Event: Codable {
  private enum Key: CodingKey { case input, answer, text, older, travel }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    if let name = try values.decodeIfPresent(String.self, forKey: .answer) {
      self = .answer(
        Answer(
          name: name, text: try values.decodeIfPresent(String.self, forKey: .text),
          older: try values.decodeIfPresent(Int.self, forKey: .older) ?? 0))
    } else if let text = try values.decodeIfPresent(String.self, forKey: .travel) {
      guard let travel = Travel(text) else {
        throw DecodingError.dataCorruptedError(
          forKey: .travel, in: values, debugDescription: "'\(text)' leads nowhere")
      }
      self = .travel(travel)
    } else {
      self = .input(try values.decode(String.self, forKey: .input))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .input(let text): try values.encode(text, forKey: .input)
    case .answer(let answer):
      try values.encode(answer.name, forKey: .answer)
      try values.encodeIfPresent(answer.text, forKey: .text)
      if answer.older > 0 { try values.encode(answer.older, forKey: .older) }
    case .travel(let travel): try values.encode("\(travel)", forKey: .travel)
    }
  }
}

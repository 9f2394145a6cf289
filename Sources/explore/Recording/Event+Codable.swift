import PairingsGallery

// What happens to a component, as a line of a recording.

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

// The coding of an event as a line of a recording.

extension Event: Codable {
  private enum Key: String, CodingKey { case input, travel, stage }

  /// An arbitrary field name of a line.
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func refuse(_ key: Key, _ reason: String) -> DecodingError {
      .dataCorruptedError(forKey: key, in: values, debugDescription: reason)
    }
    let known: Set<Key>
    if values.contains(.travel) {
      known = [.travel]
      let text = try values.decode(String.self, forKey: .travel)
      guard let travel = Travel(text), travel.description == text else {
        throw refuse(.travel, "it leads nowhere")
      }
      self = .travel(travel)
    } else if values.contains(.stage) {
      known = [.stage]
      guard let step = StageStep(try values.decode(String.self, forKey: .stage)) else {
        throw refuse(.stage, "it is no step")
      }
      self = .stage(step)
    } else {
      known = [.input]
      self = .input(try values.decode(String.self, forKey: .input))
    }
    let names = try decoder.container(keyedBy: Name.self).allKeys
    if let odd = names.first(where: { name in !known.contains { $0.rawValue == name.stringValue } })
    {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [odd], debugDescription: "it does not belong there"))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .input(let text): try values.encode(text, forKey: .input)
    case .travel(let travel): try values.encode("\(travel)", forKey: .travel)
    case .stage(let step): try values.encode("\(step)", forKey: .stage)
    }
  }
}

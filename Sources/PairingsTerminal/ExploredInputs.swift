import PairingsDifferences

/// The texts that a user types as the inputs of a component.
///
///     .keys(["+": .up, "-": .down])
///     .lines(["add tea", "delete 1"]) { line in Input(line) }
///
/// A search of all states takes each key, or each line of the list, in each state.
public struct ExploredInputs<Input> {
  let typing: Exhibit.Typing
  let keys: [Key]
  let read: (String) -> Input?

  /// Returns inputs that are keys. Each key is a character, which may be an arrow: `"↑"`.
  ///
  /// - Precondition: The keys are different characters of one scalar each, as a keyboard sends them,
  ///   and none is `q`, `?` or a newline.
  public static func keys(_ keys: KeyValuePairs<String, Input>) -> ExploredInputs {
    self.keys(keys.map { ($0.key, $0.value) })
  }

  /// Returns inputs that are keys, of a list that is computed.
  ///
  /// - Precondition: As for a literal of keys.
  public static func keys(_ keys: [(key: String, input: Input)]) -> ExploredInputs {
    precondition(
      keys.allSatisfy { $0.key.unicodeScalars.count == 1 && $0.key != "q" && $0.key != "?" }
        && Set(keys.map(\.key)).count == keys.count,
      "Keys are different characters of one scalar, and 'q' and '?' are the command's own.")
    for key in keys { checkLine(key.key) }
    let inputs = Dictionary(keys.map { ($0.key, $0.input) }) { first, _ in first }
    return ExploredInputs(
      typing: .keys,
      keys: keys.map { Key(input: $0.key, meaning: "\($0.input)", arrow: Arrow(rawValue: $0.key)) }
    ) { inputs[$0] }
  }

  /// Returns inputs that are lines, of which some are given, and a function that reads each line.
  ///
  /// - Precondition: The function reads each of the given lines. None contains a newline, and none
  ///   is a command such as `:undo`: a recording could not hold it.
  public static func lines(
    _ lines: [String], reading read: @escaping (String) -> Input?
  ) -> ExploredInputs {
    let keys = lines.map { line in
      checkLine(line)
      guard let input = read(line) else { preconditionFailure("'\(line)' is no input.") }
      return Key(input: line, meaning: "\(input)", arrow: nil)
    }
    return ExploredInputs(typing: .lines, keys: keys, read: read)
  }

  /// Checks that a text is an input as a line of standard input, and as one of a recording.
  private static func checkLine(_ text: String) {
    precondition(
      !text.unicodeScalars.contains("\n"),
      "'\(printable(text))' has a newline, which ends an input.")
    precondition(
      Travel(text) == nil && StageStep(text) == nil, "'\(text)' is a command, and no input.")
  }

  /// Returns the input of a text.
  func input(_ text: String) throws(Refusal) -> Input {
    guard let input = read(text) else { throw .unknown(text, keys) }
    return input
  }

  /// Returns the source of the input that a text is.
  func source(_ text: String) -> String {
    guard let input = read(text) else { return text.debugDescription }
    return Self.source(of: input)
  }

  /// Returns the source of a value, or a placeholder.
  static func source<Value>(of value: Value) -> String {
    swiftSource(of: value) ?? "<#\(value)#>"
  }
}

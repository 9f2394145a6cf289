import PairingsSession

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
  /// - Precondition: The keys are different characters, and none is `q` or `?`.
  public static func keys(_ keys: KeyValuePairs<String, Input>) -> ExploredInputs {
    precondition(
      keys.allSatisfy { $0.key.count == 1 && $0.key != "q" && $0.key != "?" }
        && Set(keys.map(\.key)).count == keys.count,
      "Keys are different characters, and 'q' and '?' are the command's own.")
    let inputs = Dictionary(keys.map { ($0.key, $0.value) }) { first, _ in first }
    return ExploredInputs(
      typing: .keys, keys: keys.map { Key($0.key, "\($0.value)", Arrow(rawValue: $0.key)) }
    ) { inputs[$0] }
  }

  /// Returns inputs that are lines, of which some are given, and a function that reads each line.
  ///
  /// - Precondition: The function reads each of the given lines.
  public static func lines(
    _ lines: [String], reading read: @escaping (String) -> Input?
  ) -> ExploredInputs {
    let keys = lines.map { line in
      guard let input = read(line) else { preconditionFailure("'\(line)' is no input.") }
      return Key(line, "\(input)")
    }
    return ExploredInputs(typing: .lines, keys: keys, read: read)
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

  /// Returns the source of a value, of which an enumeration is a case after a point.
  static func source<Value>(of value: Value) -> String {
    if let text = value as? String { return text.debugDescription }
    return Mirror(reflecting: value).displayStyle == .enum ? ".\(value)" : "\(value)"
  }
}

/// The last lines that a process wrote to its standard error: the message of a trap, and the case
/// that was being tried.
struct LastWords {
  /// The message of a trap after a colon, or an empty text.
  let message: String

  /// The id of the law, and the address of its case.
  let place: (law: String, address: String)?

  init(_ text: String?) {
    let lines = (text ?? "").split(separator: "\n")
    let traps = ["Fatal error", "Precondition failed", "Assertion failed"]
    message =
      lines.first { line in traps.contains { line.contains($0) } }.map { ": \($0)" } ?? ""
    let words = lines.last { $0.contains("in this case: ") }?
      .split(separator: "in this case: ").last?.split(separator: " ")
    place = words.flatMap { words in
      guard words.count > 1, let address = words.last else { return nil }
      return (words.dropLast().joined(separator: " "), String(address))
    }
  }
}

import PairingsConsole

extension Terminal {
  /// Writes a help text to standard output, in as many columns as the terminal has.
  static func help(_ text: String) { write(filled(text, columns: Layout.terminal.columns)) }
}

/// Returns a help text in at most so many columns, and at most 80. Its paragraphs are filled; the
/// continuation lines of an indented line are indented further.
func filled(_ text: String, columns: Int) -> String {
  let width = min(columns, 80)
  var (lines, words): ([String], [String]) = ([], [])
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    let isProse = line.first.map { $0 != " " } ?? false
    if isProse {
      words += line.split(separator: " ").map(String.init)
    } else {
      lines += wrapped(words, separator: " ", to: width)
      words = []
      lines += broken(line, to: width)
    }
  }
  return lines.joined(separator: "\n")
}

private func broken(_ line: Substring, to width: Int) -> [String] {
  guard line.count > width else { return [String(line)] }
  let indent = String(line.prefix { $0 == " " }.prefix(width / 3))
  let words = line.split(separator: " ").map(String.init)
  let parts = wrapped(words, separator: " ", to: max(width - indent.count - 4, 1))
  return parts.enumerated().map { indent + ($0 == 0 ? "" : "    ") + $1 }
}

/// Returns a name with spaces up to a width.
func padded(_ name: String, to width: Int) -> String {
  name + String(repeating: " ", count: max(width - name.count, 0))
}

/// Pictures made of lines of characters.
package enum Picture {
  /// Draws a frame around a text, with a title in its upper edge.
  package static func framed(_ text: String, title: String) -> String {
    let lines = lines(of: text)
    let width = max(title.count, lines.map { $0.count }.max() ?? 0)
    let body = lines.map { "│ \(padded($0, to: width)) │" }
    return (["┌ \(title) \(line(width - title.count))┐"] + body + ["└\(line(width + 2))┘"])
      .joined(separator: "\n")
  }

  /// Draws pictures from left to right.
  package static func beside(_ pictures: [String]) -> String {
    let columns = pictures.map(lines)
    let height = columns.map { $0.count }.max() ?? 0
    let rows = (0..<height).map { row in
      columns.map { lines in
        padded(row < lines.count ? lines[row] : "", to: lines.map { $0.count }.max() ?? 0)
      }
    }
    return rows.map { $0.joined(separator: " ") }.joined(separator: "\n")
  }

  /// Appends spaces up to a number of characters.
  package static func padded(_ text: String, to count: Int) -> String {
    text + String(repeating: " ", count: max(count - text.count, 0))
  }

  private static func line(_ count: Int) -> String { String(repeating: "─", count: count) }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

/// A command that a page shows, and what it says that this prints.
package struct Transcript: CustomStringConvertible {
  package let command: String

  /// Lines; one that is `…` stands for any.
  package let output: [String]

  package var description: String { command }

  /// Whether these lines are what the page shows.
  package func matches(_ lines: [String]) -> Bool { Self.matches(lines[...], output[...]) }

  private static func matches(_ lines: ArraySlice<String>, _ shown: ArraySlice<String>) -> Bool {
    guard let next = shown.first else { return lines.isEmpty }
    guard next == "…" else {
      return next == lines.first && matches(lines.dropFirst(), shown.dropFirst())
    }
    return (lines.startIndex...lines.endIndex).contains {
      matches(lines[$0...], shown.dropFirst())
    }
  }
}

extension Page {
  /// The commands that the page shows with a `$` before them, in blocks between fences or that
  /// are indented; a `>` goes on with the line before.
  package var transcripts: [Transcript] {
    (blocks().map(\.lines) + indented).flatMap(Self.transcripts)
  }

  /// Blocks that are indented.
  private var indented: [[String]] {
    text.split(separator: "\n", omittingEmptySubsequences: false).split { !$0.hasPrefix("    ") }
      .map { $0.map { String($0.dropFirst(4)) } }
  }

  private static func transcripts(_ lines: [String]) -> [Transcript] {
    guard let start = lines.first, start.hasPrefix("$ ") else { return [] }
    var rest = lines.dropFirst()
    var command = String(start.dropFirst(2))
    while let line = rest.first, line.hasPrefix("> ") {
      command += "\n" + line.dropFirst(2)
      rest = rest.dropFirst()
    }
    let output = rest.prefix { !$0.hasPrefix("$ ") }
    return [Transcript(command: command, output: Array(output))]
      + transcripts(Array(rest.dropFirst(output.count)))
  }
}

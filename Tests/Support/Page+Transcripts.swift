/// A command on a page, with its output according to the page.
package struct Transcript: CustomStringConvertible {
  package let command: String

  /// The lines of the output. The line `…` stands for any lines.
  package let output: [String]

  package var description: String { command }

  /// Returns true if these lines match the output on the page.
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
  /// The commands that the page shows after a `$`, in fenced or indented blocks. A line after a `>`
  /// continues the command.
  package var transcripts: [Transcript] {
    (blocks().map(\.lines) + indented).flatMap(Self.transcripts)
  }

  /// The indented blocks.
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

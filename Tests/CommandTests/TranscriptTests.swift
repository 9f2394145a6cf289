import Foundation
import TestSupport
import Testing

/// The output of the commands in the documentation, compared with their actual output.
@Suite("Transcripts of the documentation", .waiting)
struct TranscriptTests {
  /// Pages with transcripts.
  private static let pages = Page.all.filter { !$0.transcripts.isEmpty }

  /// Returns the line with the paths of the built commands of this package.
  private static func built(_ command: String) -> String {
    command.replacing(/swift run (?:-c release )?(explore|atlas|laws|benchmarks)\b/) { match in
      "'\(CommandProcess(name: String(match.1)).executable.path)'"
    }
  }

  @Test(
    "each command prints its transcript, after the commands before it on its page", arguments: pages
  )
  func printed(page: Page) throws {
    let folder = try Folder()
    for transcript in page.transcripts {
      let line = Self.built(transcript.command)
      guard line != transcript.command else { continue }  // It is no command of this package.
      let answer = try CommandProcess.explore.shell("cd '\(folder.url.path)'\n{ \(line)\n} 2>&1")
      expect(
        transcript.matches(answer.output.wholeLines), "\(transcript) prints\n\(answer.output)")
    }
  }
}

extension String {
  /// The lines, without an empty one after the last newline.
  fileprivate var wholeLines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

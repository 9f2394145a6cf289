import Foundation
import TestSupport
import Testing

/// What the documentation shows of the commands is what they print.
@Suite("Transcripts of the documentation", .waiting)
struct TranscriptTests {
  /// Pages with transcripts; the classics' take long in a debug build.
  private static let pages = Page.all.filter {
    !$0.transcripts.isEmpty && !(isDebug && $0.path.hasSuffix("Classics.md"))
  }

  /// The line with the commands of this package where they were built.
  private static func built(_ command: String) -> String {
    command.replacing(/swift run (?:-c release )?(explore|laws|benchmarks)\b/) { match in
      "'\(CommandProcess(name: String(match.1)).executable.path)'"
    }
  }

  @Test("each command prints what is shown, after those before it on its page", arguments: pages)
  func printed(page: Page) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for transcript in page.transcripts {
      let line = Self.built(transcript.command)
      guard line != transcript.command else { continue }  // It is no command of this package.
      let answer = try CommandProcess.explore.shell("cd '\(folder.path)'\n{ \(line)\n} 2>&1")
      #expect(
        transcript.matches(answer.output.wholeLines), "\(transcript) prints\n\(answer.output)")
    }
  }
}

extension String {
  /// Its lines, without what is after the last newline if that is nothing.
  fileprivate var wholeLines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

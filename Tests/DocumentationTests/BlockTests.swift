import Foundation
import TestSupport
import Testing

/// Each block of Swift in the documentation is an excerpt of a file that is compiled: of a
/// source, of a test, of one that CI compiles elsewhere, or of those under `Pages`, which have
/// what a page takes for granted and are tested as well.
@Suite("Blocks of the documentation")
struct BlockTests {
  private static let sources = ["Sources", "Laws", "Tests", "Benchmarks", "Docs"]
    .flatMap { Page.files($0, ending: "swift") }
    .filter { !$0.hasPrefix("Tests/Refusals/") }
    .map { "\n" + essence(Page($0).text.split(separator: "\n").map(String.init)) + "\n" }

  /// Lines without what layout adds, and without the access, which an excerpt may leave out.
  private static func essence(_ lines: [String]) -> String {
    lines.map { $0.trimmingCharacters(in: .whitespaces) }
      .map { $0.replacing(/^(?:public|package)\s/, with: "") }
      .map { $0.hasPrefix("package ") ? String($0.dropFirst("package ".count)) : $0 }
      .filter { line in
        !line.isEmpty
          && !["import ", "@testable import "].contains { line.hasPrefix($0) }
      }
      .joined(separator: "\n")
  }

  /// The parts of a block between the places where something is left out.
  private func parts(_ lines: [String]) -> [[String]] {
    lines.split { ["…", "// …"].contains($0.trimmingCharacters(in: .whitespaces)) }.map(Array.init)
  }

  /// Whether `.ci/readme` makes a program of nothing but this block, and runs it.
  private static func isCompiledAlone(_ block: Page.Block, of page: Page) -> Bool {
    page.path == "README.md" && block.line == page.blocks(of: "swift")[0].line
  }

  /// Whether a source has all parts, one after the other.
  private func has(_ source: String, _ parts: [String]) -> Bool {
    var rest = source[...]
    return parts.allSatisfy { part in
      guard let place = rest.range(of: "\n\(part)\n") else { return false }
      rest = rest[rest.index(before: place.upperBound)...]
      return true
    }
  }

  @Test("each is an excerpt of what is compiled", arguments: Page.all)
  func compiled(page: Page) {
    for block in page.blocks(of: "swift") where !Self.isCompiledAlone(block, of: page) {
      let parts = parts(block.lines).map(Self.essence).filter { !$0.isEmpty }
      let isFound = Self.sources.contains { has($0, parts) }
      #expect(
        isFound, "\(page.path):\(block.line) is in no source:\n\(parts.joined(separator: "\n…\n"))")
    }
  }
}

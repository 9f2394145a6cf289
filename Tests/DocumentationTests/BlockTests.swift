import Foundation
import Testing

/// Each block of Swift in the documentation is an excerpt of a file that is compiled here: of a
/// source, of a test, or of those under `Pages`, which are tested as well.
@Suite("Blocks of the documentation")
struct BlockTests {
  private static let sources = ["Sources", "Laws", "Tests", "Benchmarks", "Docs"]
    .flatMap { Page.files($0, ending: "swift") }
    .map { "\n" + essence(Page($0).text.split(separator: "\n").map(String.init)) + "\n" }

  /// Lines without what layout adds.
  private static func essence(_ lines: [String]) -> String {
    lines.map { $0.trimmingCharacters(in: .whitespaces) }
      .map { $0.hasPrefix("package ") ? String($0.dropFirst("package ".count)) : $0 }
      .filter { line in
        !line.isEmpty
          && !["import ", "public import ", "@testable import "].contains { line.hasPrefix($0) }
      }
      .joined(separator: "\n")
  }

  /// The parts of a block between the places where something is left out.
  private func parts(_ lines: [String]) -> [[String]] {
    lines.split { ["…", "// …"].contains($0.trimmingCharacters(in: .whitespaces)) }.map(Array.init)
  }

  /// Pages of which some blocks are compiled nowhere yet.
  private static let unchecked: Set = [
    "README.md", "Algebra.md", "Architectures.md", "BringYourOwnEffect.md", "Browser.md",
    "CheckYourOwn.md", "Design.md", "DoNotation.md", "EmbeddedSwift.md", "Explore.md",
    "ExploreTheSpace.md", "Gallery/CollapsiblePanel.md", "Gallery/OrderWizard.md",
    "Gallery/SideBySide.md", "Gallery/TabBar.md", "Gallery/UndoableEditor.md",
    "Gallery/VendingMachine.md", "Optics.md", "StackSafety.md", "TestYourInterface.md",
    "TimeTravel.md", "WorkedExamples.md",
  ]

  private static var checked: [Page] {
    Page.all.filter { page in !unchecked.contains { page.path.hasSuffix($0) } }
  }

  @Test("each is an excerpt of what is compiled", arguments: checked)
  func compiled(page: Page) {
    for block in page.blocks(of: "swift") {
      for part in parts(block.lines) {
        let excerpt = "\n" + Self.essence(part) + "\n"
        let isFound = Self.sources.contains { $0.contains(excerpt) }
        #expect(isFound, "\(page.path):\(block.line) is in no source:\n\(excerpt)")
      }
    }
  }
}

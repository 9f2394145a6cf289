import Foundation
import TestSupport
import Testing

/// Each block of Swift in the documentation is compiled: the `.page` file of a test target that has what
/// the page takes for granted names the block, by its first line, and is built with it; or the block is
/// an excerpt of a source, of a test, or of a file that CI compiles elsewhere.
@Suite("Blocks of the documentation")
struct BlockTests {
  private static let sources = ["Sources", "Laws", "Tests", "Benchmarks", "Docs"]
    .flatMap { Page.files($0, ending: "swift") + Page.files($0, ending: "page") }
    .filter { !$0.hasPrefix("Tests/Refusals/") }
    .map { essence(Page($0).text.split(separator: "\n")) }

  /// The first lines of the blocks that `.page` files name, by page.
  private static let named: [String: Set<String>] = Dictionary(
    uniqueKeysWithValues: Page.files("Tests", ending: "page").map {
      let lines = Page($0).text.split(separator: "\n").map { $0.trimmingPrefix(#/ *// block: /#) }
      return (name(of: $0), Set(lines.map(String.init)))
    })

  private static func name(of path: String) -> String {
    URL(filePath: path).deletingPathExtension().lastPathComponent
  }

  /// The indices of the sources that contain a line.
  private static let owners: [String: [Int]] = sources.enumerated().reduce(into: [:]) {
    for line in Set($1.element) { $0[line, default: []].append($1.offset) }
  }

  /// Returns lines without indentation and without access modifiers, which an excerpt may leave
  /// out.
  private static func essence(_ lines: [some StringProtocol]) -> [String] {
    lines.compactMap { line in
      var line = line.drop { $0 == " " }
      for access in ["public ", "package "] where line.hasPrefix(access) {
        line = line.dropFirst(access.count)
      }
      while line.last == " " { line.removeLast() }
      let isImport = line.hasPrefix("import ") || line.hasPrefix("@testable import ")
      return line.isEmpty || isImport ? nil : String(line)
    }
  }

  /// Returns the parts of a block between its ellipses.
  private func parts(_ lines: [String]) -> [[String]] {
    lines.split { ["…", "// …"].contains($0.trimmingCharacters(in: .whitespaces)) }.map(Array.init)
  }

  /// Returns true if a source contains all parts, one after the other.
  private func has(_ source: [String], _ parts: [[String]]) -> Bool {
    var rest = source[...]
    return parts.allSatisfy { part in
      while !rest.starts(with: part) {
        guard rest.count > part.count else { return false }
        rest.removeFirst()
      }
      rest.removeFirst(part.count)
      return true
    }
  }

  @Test("each block is compiled", arguments: Page.all)
  func compiled(page: Page) {
    for block in page.blocks(of: "swift") {
      let named = Self.named[Self.name(of: page.path), default: []]
      let parts = parts(block.lines).map(Self.essence)
        .filter { $0.first.map { !named.contains($0) } ?? false }
      guard let first = parts.first?.first else { continue }
      let isFound = Self.owners[first, default: []].contains { has(Self.sources[$0], parts) }
      let text = parts.map { $0.joined(separator: "\n") }.joined(separator: "\n…\n")
      expect(isFound, "\(page.path):\(block.line) is in no source:\n\(text)")
    }
  }
}

import Foundation
import PairingsWeb
import PairingsWebTesting
import TestSupport
import Testing

/// Hostile views, which the page in memory and the script refuse alike, by the same file.
@Suite("Hostile names and values")
struct HostileTests {
  @Test("a page in memory equals Chromium's page of the same view")
  func expected() throws {
    let renderer = Renderer<Int>()
    let document = Document()
    var pages: [String] = []
    for count in 0..<5 {
      if let batch = renderer.render(Hostile.view(count)) { document.apply(batch) }
      pages.append(document.root.children.map { lines($0, "") }.joined())
    }
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Browser/hostile.txt")
    let expected = try String(contentsOf: file, encoding: .utf8)
    let found = (pages.joined(separator: "\n") + "|").split(separator: "\n")
    let others = (expected + "|").split(separator: "\n")
    expectEqual(found.count, others.count)
    for (line, other) in zip(found, others) { expectEqual(line, other) }
  }

  /// Returns a line for each node, in the format of `corners.test.mjs`.
  private func lines(_ node: Document.Element, _ indent: String) -> String {
    guard let tag = node.tag else { return indent + shown(node.text) + "\n" }
    let attributes = node.attributes.sorted { $0.key < $1.key }
      .map { " \(shown($0.key))=\(shown($0.value))" }
    return indent + tag + attributes.joined() + "\n"
      + node.children.map { lines($0, indent + "  ") }.joined()
  }

  /// Returns a text in quotes, with the numbers of characters outside ASCII.
  private func shown(_ text: String) -> String {
    let signs = text.unicodeScalars.map { sign in
      (0x20..<0x7F).contains(sign.value) ? String(sign) : "{\(sign.value)}"
    }
    return "'\(signs.joined())'"
  }

  @Test("a script address is removed, and restored as a safe address")
  func changed() {
    let (renderer, document) = (Renderer<Int>(), Document())
    func show(_ address: String?) -> String? {
      let view = Node<Int>.element("a", [.attribute("href", address)])
      if let batch = renderer.render(view) { document.apply(batch) }
      return document.root.children[0].attributes["href"]
    }
    expectEqual(show("#a"), "#a")
    expectEqual(show("javascript:a"), nil)
    expectEqual(show("#b"), "#b")
    expectEqual(show("\tJAVASCRIPT\n:a"), nil)
    expectEqual(show(nil), nil)
  }
}

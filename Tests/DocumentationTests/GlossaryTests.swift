import TestSupport
import Testing

@Suite("Glossary")
struct GlossaryTests {
  private static let rows = Page.article("Glossary").rows(under: "| word | definition | page |")

  /// Returns the name of the article in a link.
  private static func article(_ link: String) -> String? {
    link.firstMatch(of: /\(([A-Za-z]+)\.md\)/).map { String($0.output.1) }
  }

  @Test("each word has a definition and a page, and stands once, in the order of the alphabet")
  func words() {
    let words = Self.rows.map { $0[0].lowercased() }
    #expect(words.count > 90 && words == Set(words).sorted())
    for row in Self.rows {
      #expect(row.count == 3 && Self.article(row.last ?? "") != nil, "\(row)")
    }
  }

  @Test(
    "each page that the glossary links links back",
    arguments: Set(rows.compactMap { article($0.last ?? "") }).sorted())
  func backward(name: String) {
    let page = Page.article(name)
    #expect(page.text.contains("[Glossary](Glossary.md)"), "\(page.path)")
  }
}

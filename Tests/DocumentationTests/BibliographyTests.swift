import TestSupport
import Testing

@Suite("Bibliography")
struct BibliographyTests {
  /// A text in one line.
  private static func line(_ text: String) -> String {
    text.split { $0.isWhitespace }.joined(separator: " ")
  }

  @Test("the bibliography has every paper that an article cites", arguments: Page.all)
  func cited(page: Page) {
    let papers = Self.line(Page.article("Bibliography").text)
    for citation in Self.line(page.text).matches(of: /\*([A-Z][^*]{3,90})\*,? \(([0-9]{4})\)/) {
      let (title, year) = (citation.output.1, citation.output.2)
      let isThere = papers.contains("*\(title)*")
      #expect(isThere && papers.contains(year), "\(page.path) cites \(title) (\(year))")
    }
  }
}

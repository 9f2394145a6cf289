import TestSupport
import Testing

@Suite("Laws that the documentation names")
struct LawNamesTests {
  /// The names in the first column of the tables of laws.
  private static let known = Set(
    Page.article("Laws").text.matches(of: /(?m)^\| ([^|]+) \|/).map { String($0.1) })

  @Test("each named law is checked", arguments: Page.all)
  func names(page: Page) {
    for match in page.text.matches(of: /\blaws?\s+((?:(?:, |\s+and )?\*[^*]+\*)+)/) {
      for name in match.1.matches(of: /\*([^*]+)\*/) {
        let name = name.1.replacing("\n", with: " ")
        #expect(Self.known.contains(String(name)), "\(page.path) names the law '\(name)'")
      }
    }
  }
}

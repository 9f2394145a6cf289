import TestSupport
import Testing

@Suite("Laws that the documentation names")
struct LawNamesTests {
  /// The names of the functions that make suites.
  private static let suites = Set(
    Page.files("Laws/Suites", ending: "swift")
      .flatMap { Page($0).text.split(separator: "\nextension Suite {").dropFirst() }
      .flatMap { $0.matches(of: /public static func (\w+)/) }.map { String($0.1) })

  @Test(
    "a suite that a page names is called there",
    arguments: Page.all)
  func calls(page: Page) {
    let code = page.blocks(of: "swift").flatMap(\.lines).joined(separator: "\n")
    #expect(Self.suites.isSuperset(of: ["pairing", "comonad", "residualPairing", "simulation"]))
    for match in page.text.matches(of: /`\.(\w+)`/) {
      let name = String(match.1)
      guard Self.suites.contains(name) else { continue }
      let isCalled = code.contains(".\(name)(") || code.contains(".\(name) {")
      #expect(isCalled, "\(page.path) names '.\(name)' and does not call it")
    }
  }

  /// The names of the laws in the suites.
  private static let known = Set(
    Page.files("Laws/Suites", ending: "swift")
      .flatMap { Page($0).text.matches(of: /"([a-z][^"\\]*)"/) }.map { String($0.1) })

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

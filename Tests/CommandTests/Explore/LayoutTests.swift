import TestSupport
import Testing

@testable import PairingsTerminal

@Suite("how the parts of a screen share its room")
struct LayoutTests {
  static let parts = Layout.Parts(
    title: "life: State/Store, now", view: (1...17).map { "row \($0)" }.joined(separator: "\n"),
    help: (1...13).map { "\($0) does something" }, hint: ["? helps", "q ends"],
    message: "life does not know 'x'; it knows " + String(repeating: "words ", count: 20))

  @Test(
    "with less room the help is a line, the view loses its middle, and the title stays",
    arguments: [(1, 1), (1, 5), (10, 2), (40, 12), (40, 3), (80, 24), (20, 24)])
  func little(columns: Int, rows: Int) {
    for prompt in [nil, "> add"] {
      var parts = Self.parts
      parts.prompt = prompt
      let lines = Layout(columns: columns, rows: rows).lines(parts)
      expectEqual(lines.first?.role, .title)
      expect(lines.count <= rows)
      expect(lines.allSatisfy { $0.text.columns <= columns })
      if rows == 12 {
        let view = lines.filter { $0.role == .view }.map(\.text)
        expect(view.prefix(2) == ["row 1", "⋮"] && view.last == "row 17")
        expect(lines.contains { $0.text == "? helps   q ends" })
        expect(prompt == nil || lines.last?.text == prompt)
      }
    }
  }

  @Test("a wide character takes two columns, and a long line ends with an ellipsis")
  func columns() {
    expectEqual("日本é👩‍👩‍👧e\u{301}".columns, 8)
    for wide in [
      "1\u{FE0F}\u{20E3}", "©\u{FE0F}", "\u{915}\u{94D}\u{937}", "\u{FE10}", "\u{17000}",
      "\u{1B000}", "\u{A960}", "\u{1F200}", "👍🏽", "🇩🇪", "\u{1100}\u{1161}\u{11A8}", "한",
    ] {
      expectEqual(wide.columns, 2, "\(wide)")
    }
    for none in ["\u{301}", "\u{200B}", "\u{FE0F}", "\u{20DD}"] { expectEqual(none.columns, 0) }
    for one in ["a", "é", "©", "1", "क", "\u{FF61}", "…", "→"] { expectEqual(one.columns, 1) }
    expectEqual(printable("a\u{202E}b\u{2066}c\u{200F}"), "a\u{FFFD}b\u{FFFD}c\u{FFFD}")
    expectEqual("日本語".clipped(to: 4), "日…")
    expectEqual("日本語".clipped(to: 6), "日本語")
    expectEqual("abc".clipped(to: 0), "")
  }
}

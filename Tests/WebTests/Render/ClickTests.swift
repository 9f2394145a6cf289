import PairingsWeb
import PairingsWebTesting
import TestSupport
import Testing

@Suite("From a click to bytes")
struct ClickTests {
  @Test("a click on a counter is twenty-one bytes")
  func bytes() throws {
    var batches: [[UInt8]] = []
    let page = CounterPage.page()
    page.open({ batches.append($0) }, ask: { _, _ in })
    let document = Document()
    document.apply(try #require(batches.first))
    let plus = try #require(document.root.all.last { $0.tag == "button" })
    let click = try #require(document.names.firstIndex(of: "click"))
    expect(page.hear(Event(), named: click, at: plus.number) != nil)
    let text = try #require(document.root.all.first { $0.text == "0" })
    expectEqual(
      batches.last,
      [
        1, 0, 0, 0,  // One word of instructions,
        1, 0, 0, 0,  // one text,
        1, 0, 0, 0,  // of one byte:
        4, UInt8(text.number), 0, 0,  // change the text node to
        1, 0, 0, 0,  // the text of one unit:
        0x31,  // 1.
      ])
    expect(text.number == 5 && page.hear(Event(), named: click, at: 5) == nil)
  }
}

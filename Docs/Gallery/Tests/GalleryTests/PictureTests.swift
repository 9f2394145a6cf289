import PairingsWeb
import PairingsWebTesting
import Testing

@testable import Gallery

/// The components with pictures of their own. An action on the picture is an action on the
/// component.
@Suite("The pictures of the gallery, headless")
struct PictureTests {
  let browser = FakeBrowser()

  init() { browser.open(.gallery()) }

  var lines: [Substring] {
    browser.all(class: "now")[0].attributes["data-text", default: ""].split(separator: "\n")
  }

  func element(_ name: String, _ tag: String, _ index: Int = 0) -> Document.Element {
    browser.all(class: name)[0].all.filter { $0.tag == tag }[index]
  }

  func enter(_ text: String) {
    let input = browser.all(class: "entry")[0]
    browser.type(text, into: input)
    browser.press("Enter", in: input)
  }

  @Test("life: the path has a square for each cell that is seen")
  func life() {
    browser.go(to: "/life")
    let path = element("plane", "path")
    #expect(path.attributes["d"]?.split(separator: "M").count == 5 && path.isDrawing)
    browser.press("n", in: browser.all(class: "gallery")[0])
    #expect(path.attributes["d"]?.split(separator: "M").count == 6)
    #expect(element("plane", "figcaption").allText == lines[0])
  }

  @Test("sheet: cells are looked at by clicks and arrows, and follow from each other")
  func sheet() {
    browser.go(to: "/sheet")
    enter("21")
    browser.press("ArrowRight", in: element("sheet", "table"))
    enter("A1 * 2")
    let cells = browser.all(role: "gridcell")
    #expect(cells[0...1].map(\.allText) == ["21", "42"])
    #expect(cells.map { $0.attributes["aria-selected"] }.firstIndex(of: "true") == 1)
    browser.click(cells[0])
    #expect(lines[0] == "A1 = 21")
    #expect(browser.all(class: "entry")[0].properties["value"] == "21")
    enter("=B1")
    #expect(lines[0].contains("cycle, A1 → B1 → A1"))
  }

  @Test("panel: it folds, and keeps its volume")
  func panel() {
    browser.go(to: "/panel")
    browser.click(browser.all(role: "button", text: "louder")[0])
    #expect(browser.all(role: "meter")[0].attributes["aria-valuenow"] == "5")
    browser.click(browser.all(class: "fold")[0])
    #expect(browser.all(role: "meter").isEmpty && lines == ["▸ volume"])
    #expect(browser.all(class: "fold")[0].attributes["aria-expanded"] == "false")
    browser.click(browser.all(class: "fold")[0])
    #expect(browser.all(class: "on").count { $0.tag == "i" } == 5)
  }

  @Test("signal: a curve of what is heard, and another of what it is smoothed")
  func signal() {
    browser.go(to: "/signal")
    let (heard, smooth) = (element("curves", "polyline"), element("curves", "polyline", 1))
    #expect(heard.attributes["points"] == smooth.attributes["points"])
    browser.press("s", in: browser.all(class: "gallery")[0])
    #expect(heard.attributes["points"] != smooth.attributes["points"])
    #expect(element("curves", "figcaption").allText == "from 0 on, smoothed once")
  }
}

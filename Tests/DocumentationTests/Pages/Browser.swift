import PairingsWebExamples
import PairingsWebTesting
import Testing

@Suite("Browser.md")
struct BrowserPage {
  @Test("a page in memory, used by clicks and keys")
  func used() {
    expectPrinted(as: "Docs/Pairings.docc/Browser.md") {
      let browser = FakeBrowser()
      browser.open(TodoPage.page())
      browser.type("one", into: browser.all(class: "new-todo")[0])
      browser.press("Enter", in: browser.all(class: "new-todo")[0])
      browser.click(browser.all(role: "checkbox")[1])
      print(browser.all(class: "todo-count")[0].allText)  // 0 items left
    }
  }
}

import PairingsWeb
import PairingsWebTesting
import Testing

@testable import TodoMVC

/// TodoMVC without a browser: the same component in a page in memory.
@Suite("TodoMVC, headless")
struct TodoTests {
  let browser = FakeBrowser()

  init() { browser.open(TodoPage.page()) }

  var input: Document.Element { browser.all(class: "new-todo")[0] }
  var titles: [String] { browser.all(class: "view").map(\.allText) }
  var rows: [Document.Element] { browser.all(class: "todo-list")[0].children }
  var boxes: [Document.Element] { browser.all(class: "toggle") }

  func add(_ titles: String...) {
    for title in titles {
      browser.type(title, into: input)
      browser.press("Enter", in: input)
    }
  }

  @Test("an empty list shows neither main part nor footer, and its input has the focus")
  func empty() {
    #expect(browser.all(class: "main").isEmpty && browser.all(class: "footer").isEmpty)
    #expect(browser.document.focused === input)
  }

  @Test("enter adds what was typed, trimmed, and empties the input")
  func adds() {
    add("  one ", "two", "   ")
    #expect(titles == ["one", "two"])
    #expect(input.properties["value"] == "   ")
    add("three")
    #expect(input.properties["value"] == "")
  }

  @Test("all that browsers take for spaces is trimmed, and only around")
  func spaces() {
    let spaces =
      (9...13).map { UInt32($0) } + (0x2000...0x200A) + [
        32, 0xA0, 0x1680, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF,
      ]
    for space in spaces.compactMap(Unicode.Scalar.init) {
      add("\(space)a\(space)é\u{200B}\(space) \(space)")
      #expect(titles.last == "a\(space)é\u{200B}", "\(space.value)")
    }
    #expect(titles.count == spaces.count)
  }

  @Test("a new row is one insertion and nothing else is touched")
  func oneRow() {
    add("one")
    browser.type("two", into: input)
    browser.document.clearLog()
    browser.press("Enter", in: input)
    let log = browser.document.log
    #expect(log.count { $0 == .append || $0 == .insert } == 7)
    #expect(!log.contains(.remove) && !log.contains(.clear))
  }

  @Test("one is completed, then all, then those are cleared")
  func completes() {
    add("one", "two")
    browser.click(boxes[0])
    #expect(rows.map(\.classes) == [["completed"], []])
    #expect(browser.all(class: "todo-count")[0].allText == "1 item left")
    browser.click(browser.all(class: "toggle-all")[0])
    #expect(rows.allSatisfy { $0.classes == ["completed"] })
    browser.click(browser.all(role: "button", text: "Clear completed")[0])
    #expect(browser.all(class: "main").isEmpty)
    #expect(browser.storage["todos-pairings"] == "[]")
  }

  @Test("a double click edits, enter keeps, escape forgets, leaving keeps, nothing removes")
  func edits() {
    func edit(_ title: String, _ text: String) -> Document.Element {
      browser.fire("dblclick", at: browser.all(text: title)[0])
      let editor = browser.all(class: "edit")[0]
      #expect(browser.document.focused === editor)
      browser.type(text, into: editor)
      return editor
    }
    add("one", "two")
    browser.press("Enter", in: edit("one", " uno "))
    #expect(titles == ["uno", "two"])
    browser.press("Escape", in: edit("two", "x"))
    #expect(titles == ["uno", "two"] && browser.all(class: "editing").isEmpty)
    browser.leave(edit("two", "due"))
    #expect(titles == ["uno", "due"])
    browser.press("Enter", in: edit("uno", " "))
    #expect(titles == ["due"])
  }

  @Test("the address says which are shown")
  func routes() {
    add("one", "two")
    browser.click(boxes[0])
    browser.go(to: "/active")
    #expect(titles == ["two"] && browser.all(class: "selected").map(\.allText) == ["Active"])
    browser.go(to: "/completed")
    #expect(titles == ["one"])
    browser.travel(-2)
    #expect(titles == ["one", "two"])
  }

  @Test("stored items are read again")
  func outlives() {
    add("one", "\"two\" \\ ü")
    browser.click(boxes[1])
    let again = FakeBrowser()
    again.storage = browser.storage
    again.go(to: "/completed")
    again.open(TodoPage.page())
    #expect(again.all(class: "view").map(\.allText) == ["\"two\" \\ ü"])
  }

  @Test("items can be added to a stored list with any identities")
  func numbers() {
    let browser = FakeBrowser()
    browser.storage[TodoStorage.name] = TodoStorage.text(of: [
      TodoItem(id: .max, title: "one"), TodoItem(id: .max - 1, title: "two"),
    ])
    browser.open(TodoPage.page())
    browser.type("three", into: browser.all(class: "new-todo")[0])
    browser.press("Enter", in: browser.all(class: "new-todo")[0])
    #expect(browser.all(class: "view").map(\.allText) == ["one", "two", "three"])
  }

  @Test("foreign stored data is read, or ignored")
  func reads() {
    func items(_ text: String) -> [TodoItem]? { TodoStorage.items(in: text) }
    #expect(items("[]") == [])
    #expect(
      items(#" [ { "completed" : true , "title":"a\u00fc\n\ud83d\udc08" , "id": 7 } ] "#)
        == [TodoItem(id: 7, title: "aü\n🐈", isCompleted: true)])
    for text in ["", "{", "[1]", #"[{"id":1,"title":"a"}]"#, #"[{"id":1}"#, "[,]"] {
      #expect(items(text) == nil)
    }
  }

  @Test("a page in memory is used by clicks and keys")
  func used() {
    let browser = FakeBrowser()
    browser.open(TodoPage.page())
    browser.type("one", into: browser.all(class: "new-todo")[0])
    browser.press("Enter", in: browser.all(class: "new-todo")[0])
    browser.click(browser.all(role: "checkbox")[1])
    print(browser.all(class: "todo-count")[0].allText)  // 0 items left
    #expect(browser.all(class: "todo-count")[0].allText == "0 items left")
  }
}

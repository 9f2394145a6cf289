import PairingsWeb
import PairingsWebTesting
import Testing

@testable import Gallery

/// The gallery without a browser: each of its components in a page in memory.
@Suite("The gallery, headless")
struct PageTests {
  let browser = FakeBrowser()

  init() { browser.open(.gallery()) }

  static var names: [String] { Exhibit.all.map(\.name) }
  static var known: [String] { Exhibit.all.filter { $0.unknown == nil }.map(\.name) }

  var view: String { browser.all(class: "now")[0].attributes["data-text"] ?? "" }
  var page: Document.Element { browser.all(class: "gallery")[0] }
  var slider: Document.Element { browser.all(role: "slider")[0] }
  var message: String { browser.all(class: "message")[0].allText }
  var branches: [Document.Element] {
    browser.all(class: "branches")[0].children.map { $0.children[0] }
  }

  /// The keys with the whole views that they promise, if they promise one.
  var keys: [(button: Document.Element, future: String?)] {
    let list = browser.all(class: "keys")[0].children.first { $0.tag == "ul" }
    return (list?.children ?? []).map { ($0.children[0], $0.children[1].promise) }
  }

  func choose(_ name: String) { browser.go(to: "/" + name) }

  func press(_ keys: String...) { for key in keys { browser.press(key, in: page) } }

  // MARK: - All components

  @Test("every component opens, with its name, its pair and its keys", arguments: names)
  func opens(name: String) throws {
    choose(name)
    let exhibit = try #require(Exhibit.all.first { $0.name == name })
    #expect(browser.all(role: "heading", text: name).count == 1)
    #expect(browser.all(class: "pair")[0].allText == exhibit.pair + ", Browser")
    #expect(
      keys.map(\.button.allText).map { $0.split(separator: " ").last }
        == exhibit.keys.map { $0.meaning.split(separator: " ").last })
    #expect(!view.isEmpty)
    #expect(browser.all(role: "link", text: name)[0].attributes["aria-current"] == "page")
  }

  @Test("the future of a key is the view after it, from every state", arguments: known)
  func keepsPromises(name: String) throws {
    choose(name)
    let takesLines = try #require(Exhibit.all.first { $0.name == name }).typing == .lines
    for round in 0..<many(2, inDebug: 1) {
      for index in keys.indices {
        let (button, future) = keys[(index * (round + 1) + round) % keys.count]
        let before = view
        browser.click(button)
        guard takesLines else {
          #expect(view == future ?? before)
          continue
        }
        let draft = browser.all(class: "draft")[0]
        #expect(view == before)
        #expect(browser.all(class: "line")[0].children[1].promise == future)
        browser.press("Enter", in: draft)
        #expect(view == future ?? before)
      }
    }
  }

  @Test("a key that the present view refuses is greyed out, and enabled again")
  func greysOut() {
    func refused() -> [String] {
      keys.filter { $0.button.attributes["aria-disabled"] == "true" }.map(\.button.allText)
    }
    choose("wizard")
    #expect(refused().map { $0.prefix(1) } == ["b"])
    press("1")
    #expect(refused().map { $0.prefix(1) } == ["3"])
    choose("counter")
    #expect(refused().isEmpty)
  }

  @Test("a read of the futures changes neither keys nor view")
  func promisesNothingElse() {
    for _ in 0..<3 { #expect(keys.map(\.future) == ["1", "-1", "0"] && view == "0") }
  }

  @Test("a future is the part that changes, in words, and the view is no text of a terminal")
  func words() {
    func changes() -> [String] {
      browser.all(class: "keys")[0].children.first { $0.tag == "ul" }?.children
        .map { $0.children[1].allText } ?? []
    }
    choose("dashboard")
    #expect(changes().prefix(2) == ["counter: 1", "counter: -1"])
    #expect(changes().suffix(2) == ["the same", "day: Tue"])
    for name in Self.names {
      choose(name)
      let texts = changes() + [browser.all(class: "now")[0].allText]
      #expect(!texts.contains { $0.contains { "│┌└▏█●[".contains($0) } }, "\(name): \(texts)")
    }
  }

  @Test("a menu, tabs and lists are buttons, a list of tabs, and lists")
  func widgets() {
    choose("wizard")
    browser.click(browser.all(role: "button", text: "soup")[0])
    #expect(browser.all(class: "question")[0].allText == "How hot?")
    choose("tabs")
    #expect(browser.all(role: "tab").map { $0.attributes["aria-selected"] } == ["true", "false"])
    browser.click(browser.all(role: "tab", text: "steps")[0])
    #expect(browser.all(role: "tabpanel")[0].allText.hasPrefix("0 steps"))
  }

  @Test("keys with a random or delayed result show no future")
  func doesNotPromise() {
    for name in ["die", "screen", "digest"] {
      choose(name)
      #expect(keys.allSatisfy { $0.future == nil } && browser.all(class: "unknown").count == 1)
    }
  }

  // MARK: - Keys

  @Test("keys are typed as in a terminal, arrows too, and a refusal is shown")
  func typesKeys() {
    press("+", "+", "ArrowUp", "-", "Shift", " ")
    #expect(view == "2" && message.isEmpty)
    press("x")
    #expect(view == "2" && message.hasPrefix("counter does not know 'x'"))
    press("+")
    #expect(view == "3" && message.isEmpty)
  }

  @Test("a line that is typed shows where it leads, and goes there by Enter")
  func typesLines() {
    choose("sheet")
    let draft = browser.all(class: "draft")[0]
    browser.type("A1 = 6 * 7", into: draft)
    #expect(browser.all(class: "line")[0].children[1].promise?.hasPrefix("A1 = 6 * 7 is") == true)
    browser.press("Enter", in: draft)
    #expect(view.hasPrefix("A1 = 6 * 7 is 42") && draft.properties["value"] == "")
  }

  @Test("a component keeps its state while another is shown")
  func keeps() {
    press("+", "+")
    choose("stepper")
    press("-")
    choose("counter")
    #expect(view == "2")
    browser.travel(-1)
    #expect(view == "-1")
  }

  // MARK: - Effects

  @Test("waiting effects continue while another component is shown")
  func waits() {
    choose("screen")
    #expect(view == "loading …")
    browser.advance(by: 1_000)
    #expect(view == "the news: all laws hold")
    press("o")
    choose("counter")
    browser.advance(by: 2_000)
    #expect(view == "0")
    choose("screen")
    #expect(view == "you are offline; 'r' tries again")
    press("r")
    browser.advance(by: 1_000)
    #expect(view == "the news: all laws hold")
  }

  @Test("the browser is the source of random numbers")
  func rolls() {
    choose("die")
    browser.chance = 4
    press("r")
    #expect(view == "5")
  }

  // MARK: - Time

  @Test("the slider goes back and forth, and shows its entry")
  func travels() {
    press("+", "+", "+")
    #expect(slider.attributes["max"] == "3" && slider.attributes["aria-valuetext"] == "3 of 3")
    for (place, count) in [("1", "1"), ("0", "0"), ("2", "2"), ("3", "3")] {
      browser.type(place, into: slider)
      #expect(view == count && slider.properties["value"] == place)
    }
    browser.click(browser.all(role: "button", text: "Back")[0])
    #expect(view == "2")
    let forward = browser.all(role: "button", text: "Forward")[0]
    browser.click(forward)
    #expect(view == "3" && forward.flags["disabled"] == true)
  }

  @Test("Ctrl-Z and Ctrl-Y go back and forth")
  func travelsByKeys() {
    press("+")
    browser.fire("keydown", at: page, Event(key: "z", modifiers: .control))
    #expect(view == "0")
    browser.fire("keydown", at: page, Event(key: "y", modifiers: .control))
    #expect(view == "1")
  }

  @Test("an input at an older entry makes a branch, and no entry is lost")
  func branchesOff() {
    press("+", "+", "+")
    browser.type("1", into: slider)
    #expect(keys.map(\.future) == ["2", "0", "0"])
    press("-", "-")
    #expect(view == "-1" && slider.attributes["max"] == "3")
    #expect(branches.map(\.allText) == ["branch 3: 3"])
    browser.click(branches[0])
    #expect(view == "3" && branches.map(\.allText) == ["branch 5: -1"])
    browser.type("2", into: slider)
    #expect(view == "2")
    browser.click(branches[0])
    #expect(view == "-1")
  }

  @Test("a component with a hidden place travels as well", arguments: ["wizard", "steps"])
  func travelsAnywhere(name: String) {
    choose(name)
    let before = view
    press("1")
    let after = view
    browser.type("0", into: slider)
    #expect(view == before && before != after)
    browser.type("1", into: slider)
    #expect(view == after)
  }
}

extension Document.Element {
  /// The whole view that the key promises.
  fileprivate var promise: String? { attributes["data-text"] }
}

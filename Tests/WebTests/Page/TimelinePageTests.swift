import Foundation
import Pairings
import PairingsTimeline
import PairingsWeb
import PairingsWebTesting
import TestSupport
import Testing

@Suite("A page with a timeline")
struct TimelinePageTests {
  typealias Eff = BrowserOf<Never>

  enum Input: Equatable, Codable {
    case add(Int)
    case later(Int)
  }

  /// A count, with a button for each summand, and one that adds ten after a second.
  static var counter: Component<Eff, StateStore<Int>, Input, Node<Input>> { counter() }

  /// Returns the same, with functions that are called in each move to a count and in its view.
  static func counter(
    moving: @escaping (Int) -> Void = { _ in }, showing: @escaping (Int) -> Void = { _ in }
  ) -> Component<Eff, StateStore<Int>, Input, Node<Input>> {
    .store(
      0,
      on: .update { count, input in
        switch input {
        case .add(let number):
          count += number
          moving(count)
          return .none
        case .later(let number):
          return .run(Browser<Never, Void>.sleep(for: .seconds(1))) { .add(number) }
        }
      }
    ) { count, _ in
      showing(count)
      return .element(
        "p", [.on("keydown") { $0.isKey("+") ? .add(1) : nil }],
        [
          .element("b", [], [.text(count.description)]),
          .element("button", [.on("click", .add(1))], ["one"]),
          .element("button", [.on("click", .later(10))], ["ten"]),
        ])
    }
  }

  static var format: RecordingFormat<Input> {
    RecordingFormat(subject: "counter", inputs: "WebTests.TimelinePageTests.Input") { input in
      switch input {
      case .add(let number): #"{"add":{"_0":\#(number)}}"#
      case .later(let number): #"{"later":{"_0":\#(number)}}"#
      }
    }
  }

  let browser = FakeBrowser()

  init() { browser.open(Page(timelineOf: Self.counter, recording: Self.format)) }

  var count: String { browser.elements.first { $0.tag == "b" }?.allText ?? "" }
  var place: String { browser.all(class: "place")[0].allText }
  var slider: Document.Element { browser.all(role: "slider")[0] }
  var branches: [Document.Element] {
    browser.all(class: "branches")[0].children.map { $0.children[0] }
  }

  func click(_ text: String) { browser.click(browser.all(role: "button", text: text)[0]) }

  @Test("the slider leads to each view of the past, and back")
  func slides() {
    expect(place == "0 of 0" && slider.flags["disabled"] == true)
    for _ in 0..<3 { click("one") }
    expect(count == "3" && place == "3 of 3")
    for index in [0, 2, 1, 3] {
      browser.type("\(index)", into: slider)
      expect(count == "\(index)" && place == "\(index) of 3" && slider.value == "\(index)")
    }
    click("Back")
    click("Back")
    expectEqual(count, "1")
    click("Forward")
    expectEqual(count, "2")
    browser.type("7", into: slider)
    browser.type("x", into: slider)
    expectEqual(count, "2")
  }

  @Test("a change after going back is a branch, whose button leads to its end")
  func branching() {
    click("one")
    click("one")
    click("Back")
    click("one")
    click("one")
    expect(count == "3" && branches.map(\.allText) == ["Branch 2"])
    browser.click(branches[0])
    expect(count == "2" && place == "2 of 2" && branches.map(\.allText) == ["Branch 4"])
  }

  @Test("travel starts no effect and cancels none, and an answer is an entry")
  func effects() {
    click("ten")
    click("one")
    click("Back")
    click("Back")
    expectEqual(place, "0 of 2")
    click("Forward")
    browser.advance(by: 1_000)
    expect(count == "10" && place == "2 of 2" && branches.count == 1)
    browser.advance(by: 5_000)
    expectEqual(count, "10")
  }

  @Test(
    "a recording that is saved while an input stops ends with it, once", arguments: [true, false])
  func stopped(inView: Bool) throws {
    // A trap leaves the state in which the program was: here, that of a save within.
    let browser = FakeBrowser()
    var saves = 0
    func save(_ count: Int) {
      guard count == 3, saves < 1 else { return }
      saves += 1
      browser.click(browser.all(role: "button", text: "Save recording")[0])
    }
    browser.open(
      Page(
        timelineOf: inView ? Self.counter(showing: save) : Self.counter(moving: save),
        recording: Self.format))
    for _ in 0..<3 { browser.click(browser.all(role: "button", text: "one")[0]) }
    let file = try #require(browser.downloads.last)
    let recording = try Recording<Recorded<Input>>(Data(file.text.utf8), subject: "counter")
    expect(
      file.name == "counter.jsonl" && saves == 1
        && recording.inputs() == [.add(1), .add(1), .add(1)])
  }
}

import Foundation
import Pairings
import PairingsAtlas
import PairingsDifferences
import TestSupport
import Testing

@testable import PairingsTerminal

@Suite("components of a client, explored")
@MainActor
struct OwnComponentTests {
  enum Input: Hashable { case ask(String), told(String), failed }

  struct Offline: Error, Hashable {}

  /// A component that asks for a text after a pause, or by a step with the name.
  static func asking(
    _ ask: @escaping (_ name: String) -> Rehearsal<Offline, String> = { name in
      Rehearsal<Offline, Void>.sleep(for: .milliseconds(300)).then(
        .step("page (number 2)") { name })
    }
  ) -> Component<RehearsalOf<Offline>, StateStore<String>, Input, String> {
    .store(
      "",
      on: .update { shown, input in
        switch input {
        case .ask(let name): return .run(ask(name), failed: { _ in .failed }) { .told($0) }
        case .told(let text): shown = text
        case .failed: shown = "offline"
        }
        return .none
      }
    ) { shown, _ in shown }
  }

  static var counter: Component<IdentityOf, StateStore<Int>, Int, Int> {
    .store(0, on: .reduce { count, step in count = (count + step) % 5 }) { count, _ in count }
  }

  static let lines = ExploredInputs<Input>.lines(["a", "b"]) { $0.isEmpty ? nil : .ask($0) }
  static let shown = Property<ScheduleView<String>>.always(
    Proposition("b is not shown after a") { $0.isPassing || $0.view != "b" })

  static let waiting = ExploredComponent(
    "asking", about: "asks", inputs: lines, failure: Offline(), properties: [shown],
    within: .depth(4)
  ) { asking() }

  @Test("a component on a stage fails its property by a path that is replayed")
  func stage() throws {
    let expectations = Self.waiting.expectations()
    let result = expectations.atlas.check(expectations.properties, within: expectations.bounds)
      .results[0]
    expectEqual(result.reason, "not b is not shown after a")
    let actions = try #require(result.path?.actions)
    expectEqual(actions.map(\.description), ["b", "time passes", "page (number 2) comes"])
    let session = Self.waiting.replayed(false)
    for action in actions.dropLast() { try session.take(#require(action.event)) }
    #expect(throws: Refusal.self) { try session.take(":comes page") }
    try session.take(":comes page (number 2)")
    expect(session.view() == "b" && session.isIdle)
    try session.take("c")
    try session.take(":pass 300")
    try session.take(":fails page (number 2)")
    expectEqual(session.view(), "offline")
    expectEqual(
      session.notes(), [.slept("0.3 seconds"), .performed, .slept("0.3 seconds"), .failed])
  }

  enum Twin: CaseIterable, CustomStringConvertible {
    case first, second

    var description: String { "go" }
  }

  struct Price: CustomStringConvertible {
    let cents: Int

    var description: String { "\(cents / 100) €" }
  }

  @Test("the source of inputs with descriptions, and of components with reserved names, is Swift")
  func sources() {
    enum Step: CaseIterable, CustomStringConvertible {
      case on, off

      var description: String { self == .on ? "turn it on" : "turn it off" }
    }
    enum Amount: CustomStringConvertible {
      case of(Int)

      var description: String { "an amount" }
    }
    typealias Inputs = ExploredInputs<Int>
    expectEqual(Inputs.source(of: Step.off), "Step.allCases[1]")
    expectEqual(Inputs.source(of: Twin.second), "OwnComponentTests.Twin.allCases[1]")
    expectEqual(Inputs.source(of: Amount.of(1)), ".of(1)")
    expectEqual(Inputs.source(of: [Price(cents: 100)]), "[OwnComponentTests.Price(cents: 100)]")
    expectEqual(Inputs.source(of: Input.ask("a")), #".ask("a")"#)
    expectEqual(["switch", "counter", "a b"].map(identifier), ["`switch`", "counter", "`a b`"])
  }

  @Test("the source of a test that ends while effects go on says so")
  func unfinished() {
    let source = Player.source(of: [.input("a")], Self.waiting)
    expect(source.contains("    test.skipUnfinished()\n  }\n"))
  }

  @Test("a session without time travel keeps no past, and reports that")
  func past() throws {
    let session = Self.waiting.replayed(false)
    #expect(throws: Refusal(message: "keeps no past")) { try session.travel(.undo) }
  }

  @Test("the same properties are checked for states that a part of the view identifies")
  func identified() {
    let waiting = ExploredComponent(
      "asking", about: "asks", inputs: Self.lines, identifiedBy: { $0 }, failure: Offline(),
      properties: [Self.shown], within: .depth(4)
    ) { Self.asking() }
    let counter = ExploredComponent(
      "counter", about: "counts", inputs: .keys(["+": 1]), identifiedBy: abs,
      properties: [.deterministic, .always(Proposition("small") { abs($0) < 3 })]
    ) { Self.counter }
    let located = ExploredComponent(
      "counter", about: "counts", inputs: .keys(["+": 1, "↓": -1]),
      properties: [.everyStateCanReach(Proposition("zero") { $0 == 0 })]
    ) { Self.counter }
    expectEqual(check(waiting).results.map(\.verdict), [.fails])
    expectEqual(check(counter).results.map(\.verdict), [.holds, .fails])
    expectEqual(check(counter).results[1].path?.actions.map(\.description), ["+", "+", "+"])
    expect(check(located).results.map(\.verdict) == [.holds] && check(located).states == 9)
    expect(located.exhibit.keys[1].arrow == .down && located.exhibit.keys[1].meaning == "-1")
  }

  @Test(
    "the path of a search is replayed, whatever the names of its steps and its inputs",
    arguments: ["", "a (number 2)", "a fails: a", "a comes", "time passes", " a "])
  func oddNames(name: String) throws {
    let component = ExploredComponent(
      "asking", about: "asks", inputs: .lines([name + "x"]) { .ask($0) }, failure: Offline(),
      properties: [.never(Proposition("offline") { $0.view == "offline" })], within: .depth(6)
    ) {
      Self.asking { _ in .step(name) { name } }
    }
    let actions = try #require(check(component).results[0].path?.actions)
    let events = actions.compactMap(\.event)
    expectEqual(events, [.input(name + "x"), .stage(.fails(name, older: 0))])
    let session = component.replayed(false)
    for event in events {
      let coded = try JSONDecoder().decode(Event.self, from: JSONEncoder().encode(event))
      try session.take(coded)
    }
    expectEqual(session.view(), "offline")
  }

  @Test(
    "inputs that a recording cannot hold are refused where they are written",
    arguments: [":undo", ":comes a", "a\nb"])
  func reserved(input: String) async {
    await #expect(processExitsWith: .failure) { [input] in
      _ = ExploredInputs.lines([input]) { $0 }
    }
    await #expect(processExitsWith: .failure) { _ = ExploredInputs.keys(["\n": 7]) }
  }

  private func check(_ component: ExploredComponent) -> AtlasRun.Result {
    let expectations = component.expectations()
    return expectations.atlas.check(expectations.properties, within: expectations.bounds)
  }

  @Test("the source of a test names inputs, ended sleeps and outcomes")
  func source() {
    let events: [Event] = [
      .input("a"), .stage(.wake), .stage(.fails("page (number 2)", older: 0)), .travel(.undo),
    ]
    expectEqual(
      Player.source(of: events, Self.waiting),
      """
      @MainActor @Test func asking() throws {
        try rehearse(asking) { test in
          test.send(.ask("a"))
          test.expect("")
          try test.apply(.wake)
          test.expectSlept(for: .seconds(0.3))
          try test.fail("page (number 2)", with: OwnComponentTests.Offline())
          test.expect("offline")
        }
      }

      """)
  }

  @Test(
    "a step of a stage is read from its command, and from no other text",
    arguments: [
      (":comes a b", StageStep.comes("a b", older: 0)), (":comes#2 a", .comes("a", older: 1)),
      (":fails a", .fails("a", older: 0)), (":wake", .wake), (":pass 300", .pass(300)),
      (":comes ", .comes("", older: 0)),
      (":comes", nil), (":comes#0 a", nil), (":comes#1 a", nil), (":wake up", nil),
      (":wake#2", nil), (":pass -1", nil), (":pass 03", nil), (":pass", nil), ("a", nil), ("", nil),
    ])
  func steps(text: String, step: StageStep?) throws {
    expectEqual(StageStep(text), step)
    guard let step else { return }
    expectEqual(step.description, text)
    let event = Event.stage(step)
    try expectEqual(JSONDecoder().decode(Event.self, from: JSONEncoder().encode(event)), event)
  }
}

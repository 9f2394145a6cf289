import PairingsArchitectures
import Pairings
import PairingsTimeline
import Testing

private typealias Effect = RehearsalOf<Never>
private typealias Program<Model, Message, View> = Elm.Program<Effect, Model, Message, View>

/// The programs of the guide, under an effect whose steps the test performs.
@Suite("Elm")
struct ElmTests {
  private let stage = Stage<Never>()

  @Test("a request: a command, an answer, and one that fails")
  func request() throws {
    enum Model: Equatable { case loading, failed, success(String) }
    enum Message { case answered(String?), again }
    func ask(_ text: String?) -> Elm.Command<Effect, Model, Message> {
      .run(.step("book") { text }) { .answered($0) }
    }
    let program = Program<Model, Message, Model>(.loading, command: ask("Ulysses")) {
      model, message in
      switch message {
      case .answered(let text): model = text.map { .success($0) } ?? .failed
      case .again:
        model = .loading
        return ask(nil)
      }
      return .none
    } view: { model, _ in
      model
    }
    let runtime = Elm.Runtime(program, on: stage)
    #expect(runtime.view == .loading)
    try stage.perform("book")
    #expect(runtime.view == .success("Ulysses"))
    runtime.send(.again)
    #expect(runtime.view == .loading)
    try stage.perform("book")
    #expect(runtime.view == .failed)
  }

  @Test("a command that opens or closes a channel at the beginning does so")
  func beginning() {
    func program(_ start: Int, _ first: Int) -> Program<Int, Int, Int> {
      Program(start, command: .run(.pure(first)) { $0 }) { model, message in
        model += message
        return .none
      } subscriptions: { model in
        model == 1 ? [.every(.seconds(1), "clock") { 1 }] : []
      } view: { model, _ in
        model
      }
    }
    let opened = Elm.Runtime(program(0, 1), on: stage)
    stage.advance(by: .seconds(10))
    #expect(opened.view == 2)
    let closed = Elm.Runtime(program(1, 4), on: stage)
    stage.advance(by: .seconds(10))
    #expect(closed.view == 5 && stage.sleeps.isEmpty)
  }

  @Test("a subscription that the model closes while it starts does not start")
  func givenUp() {
    let stage = stage
    let program = Program<Int, Int, Int>(0) { model, message in
      model += message
      return .none
    } subscriptions: { model in
      guard model == 0 else { return [] }
      return [
        Elm.Subscription("a") { send in .computed { send(1) } },
        .every(.seconds(1), "clock") { 1 },
      ]
    } view: { model, _ in
      model
    }
    let runtime = Elm.Runtime(program, on: stage)
    stage.advance(by: .seconds(3))
    #expect(runtime.view == 1 && stage.sleeps.isEmpty)
  }

  @Test("identities of different types are different subscriptions")
  func typedIDs() {
    let program = Program<Int, Int, Int>(0) { model, message in
      model += message
      return .none
    } subscriptions: { _ in
      [
        Elm.Subscription(1) { send in .step("a") { send(1) } },
        Elm.Subscription(1.0) { send in .step("b") { send(2) } },
      ]
    } view: { model, _ in
      model
    }
    let runtime = Elm.Runtime(program, on: stage)
    #expect(stage.waiting == ["a", "b"])
    stage.performAll(limit: 2)
    #expect(runtime.view == 3)
  }

  @Test("each command is started once, and not by an undo")
  func once() throws {
    let program = Program<[String], String, Int>([]) { model, message in
      model.append(message)
      return message.hasPrefix("go") ? .run(.step(message) {}) { "did \(message)" } : .none
    } view: { model, _ in
      model.count
    }
    let runtime = Elm.Runtime(program, on: stage)
    let timeline = Timeline(runtime.explorer)
    runtime.send("go 1")
    runtime.send("go 2")
    #expect(stage.waiting == ["go 1", "go 2"])
    stage.performAll()
    #expect(runtime.view == 4)
    timeline.jump(to: 1)
    #expect(runtime.view == 1 && stage.cues.isEmpty)
    runtime.send("go 3")
    #expect(stage.waiting == ["go 3"])
    let here = runtime.explorer.component
    stage.performAll()
    runtime.explorer.transform { _ in here.space }
    #expect(runtime.view == 2 && stage.cues.isEmpty)
  }

  @Test("commands of messages that commands send are each done once, in order")
  func chain() {
    let program = Program<[Int], Int, [Int]>([], command: .run(.pure(3)) { $0 }) { model, message in
      model.append(message)
      return message > 0 ? .concat([message - 1, 0].map { .run(.pure($0)) { $0 } }) : .none
    } view: { model, _ in
      model
    }
    let runtime = Elm.Runtime(program, on: stage)
    #expect(runtime.view == [3, 2, 0, 1, 0, 0, 0])
    #expect(runtime.explorer.lastReport == nil)
  }
}

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

import PairingsArchitectures
import Pairings
import PairingsTimeline
import TestSupport
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
    expectEqual(opened.view, 2)
    let closed = Elm.Runtime(program(1, 4), on: stage)
    stage.advance(by: .seconds(10))
    expect(closed.view == 5 && stage.sleeps.isEmpty)
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
    expectEqual(stage.waiting, ["go 1", "go 2"])
    stage.performAll()
    expectEqual(runtime.view, 4)
    timeline.jump(to: 1)
    expect(runtime.view == 1 && stage.cues.isEmpty)
    runtime.send("go 3")
    expectEqual(stage.waiting, ["go 3"])
    let here = runtime.explorer.component
    stage.performAll()
    runtime.explorer.transform { _ in here.space }
    expect(runtime.view == 2 && stage.cues.isEmpty)
  }

  // MARK: Subscriptions

  /// A clock whose interval and messages depend on the model.
  private struct Ticks: Equatable {
    var isFast = false
    var log: [Bool] = []
  }

  private func ticks(
    _ subscriptions: @escaping (Ticks) -> [Elm.Subscription<Effect, Bool?>]
  ) -> Elm.Runtime<Effect, Ticks, Bool?, [Bool]> {
    Elm.Runtime(
      Program(Ticks()) { model, tick in
        if let tick { model.log.append(tick) } else { model.isFast = true }
        return .none
      } subscriptions: { model in
        subscriptions(model)
      } view: { model, _ in
        model.log
      }, on: stage)
  }

  @Test("a subscription that stays sends the messages of the present model")
  func presentMessage() {
    let runtime = ticks { model in [.every(.seconds(1), "clock") { model.isFast }.map { $0 }] }
    stage.advance(by: .milliseconds(1_500))
    runtime.send(nil)
    stage.advance(by: .milliseconds(500))
    expectEqual(runtime.view, [false, true])
  }

  @Test("a subscription that sends values of another type is another one")
  func valuesOfAnotherType() {
    let runtime = ticks { model in
      model.isFast
        ? [
          .init("feed", { (send: Send<String>) in .every(.seconds(1)) { send("on") } }) {
            $0 == "on"
          }
        ]
        : [.init("feed", { (send: Send<Int>) in .every(.seconds(1)) { send(7) } }) { $0 == 8 }]
    }
    stage.advance(by: .seconds(1))
    runtime.send(nil)
    stage.advance(by: .seconds(1))
    expectEqual(runtime.view, [false, true])
  }

  @Test("two subscriptions of one id are one effect, whose values both receive")
  func sameID() {
    var starts = 0
    let feed: (@escaping (Int) -> Bool?) -> Elm.Subscription<Effect, Bool?> = { message in
      .init(
        "feed",
        { (send: Send<Int>) in
          starts += 1
          return .every(.seconds(1)) { send(starts) }
        }, message: message)
    }
    let runtime = ticks { model in
      model.isFast ? [feed { _ in false }] : [feed { $0 == 1 }, feed { $0 == 2 }]
    }
    stage.advance(by: .seconds(2))
    expect(runtime.view == [true, false, true, false] && starts == 1)
    runtime.send(nil)
    stage.advance(by: .seconds(1))
    expect(runtime.view == [true, false, true, false, false] && starts == 1)
  }

  @Test("a subscription that a message closes and opens again is that of the last model")
  func reopened() {
    let program = Program<Int, Int, Int>(0) { model, message in
      model = message
      return .none
    } subscriptions: { model in
      let first = Elm.Subscription<Effect, Int>("first") { send in
        Rehearsal.pure(()).map {
          send(1)
          send(2)
        }
      }
      let second = Elm.Subscription<Effect, Int>("second") { _ in .step("second of \(model)") {} }
      return model == 1 ? [first] : [first, second]
    } view: { model, _ in
      model
    }
    let runtime = Elm.Runtime(program, on: stage)
    expect(runtime.view == 2 && stage.waiting == ["second of 2"])
  }
}

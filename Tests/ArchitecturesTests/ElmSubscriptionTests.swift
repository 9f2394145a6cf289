import PairingsArchitectures
import Pairings
import Testing

private typealias Effect = RehearsalOf<Never>
private typealias Program<Model, Message, View> = Elm.Program<Effect, Model, Message, View>

/// Subscriptions whose `send` is kept and called when they have ended.
@Suite("Subscriptions of Elm")
struct ElmSubscriptionTests {
  private let stage = Stage<Never>()

  /// Adds its messages up, and subscribes to `feed` while the sum is less than 3.
  private func sum(
    _ feed: @escaping (_ send: Send<Int>) -> Kind<Effect, Void>
  ) -> Program<Int, Int, Int> {
    Program(0) { model, message in
      model += message
      return .none
    } subscriptions: { model in
      model < 3 ? [Elm.Subscription("feed", feed)] : []
    } view: { model, _ in
      model
    }
  }

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
    #expect(runtime.view == [false, true])
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
    #expect(runtime.view == [false, true])
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
    #expect(runtime.view == [true, false, true, false] && starts == 1)
    runtime.send(nil)
    stage.advance(by: .seconds(1))
    #expect(runtime.view == [true, false, true, false, false] && starts == 1)
  }

  @Test("a closed subscription sends nothing, also if it is opened again")
  func closed() {
    var sends: [Send<Int>] = []
    let runtime = Elm.Runtime(
      sum { send in
        sends.append(send)
        return .never()
      }, on: stage)
    sends[0](1)
    #expect(runtime.view == 1)
    runtime.send(10)
    sends[0](1)
    #expect(runtime.view == 11 && runtime.explorer.version == 2)
    runtime.send(-11)
    #expect(sends.count == 2)
    sends[0](1)
    #expect(runtime.view == 0)
    sends[1](1)
    #expect(runtime.view == 1)
  }

  @Test("a dropped program ends its subscription, which sends nothing after that")
  func dropped() {
    var (sends, ends): ([Send<Int>], Int) = ([], 0)
    weak var freed: Elm.Runtime<Effect, Int, Int, Int>?
    weak var freedExplorer: Explorer<Effect, StateStore<Int>, Int, Int>?
    do {
      let runtime = Elm.Runtime(
        sum { send in
          sends.append(send)
          return Rehearsal<Never, Void>.never().guarantee(.computed { ends += 1 })
        }, on: stage)
      (freed, freedExplorer) = (runtime, runtime.explorer)
      sends[0](1)
      #expect(runtime.view == 1 && ends == 0)
    }
    #expect(ends == 1 && freed == nil && freedExplorer == nil)
    sends[0](1)
    #expect(sends.count == 1 && ends == 1)
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
    #expect(runtime.view == 2 && stage.waiting == ["second of 2"])
  }
}

import PairingsArchitectures
import Pairings
import Testing

/// Owners that are released by the objects that they hold, or by a callback.
@Suite("Dropped")
struct DroppedTests {
  private typealias Effect = RehearsalOf<Never>
  private typealias Program = Elm.Program<Effect, Int, Message, Int>

  private enum Message { case loaded, closed }

  private final class Box {
    var runtime: Elm.Runtime<Effect, Int, Message, Int>?
    var explorer: Explorer<Effect, StateStore<Int>, Message, Int>?
    var send: Send<Message>?
  }

  @Test("the release of a bracket may send a message while its runtime is freed")
  func bracket() {
    let box = Box()
    var isReleased = false
    let load = Rehearsal<Never, Void>.pure(()).bracket(
      release: { _, _ in
        .computed {
          isReleased = true
          box.send?(.closed)
        }
      },
      use: { _ in Rehearsal<Never, Message>.step("load") { .loaded } })
    let program = Program(0, command: .run(load) { $0 }) { model, _ in
      model += 1
      return .none
    } view: { model, send in
      box.send = send
      return model
    }
    let stage = Stage<Never>()
    box.runtime = Elm.Runtime(program, on: stage)
    #expect(box.runtime?.view == 0 && stage.waiting == ["load"])
    box.runtime = nil
    #expect(isReleased && stage.cues.isEmpty)
    box.send = nil
  }

  @Test("a message may drop the runtime, from the machine, its view and its subscription")
  func message() {
    enum Place: CaseIterable { case update, subscriptions, view, observer }
    for place in Place.allCases {
      for messages in [[Message.loaded], [.loaded, .closed]] {
        let box = Box()
        var isOn = false
        func drop(_ current: Place) { if isOn, current == place { box.runtime = nil } }
        let program = Program(0) { model, _ in
          drop(.update)
          model += 1
          return .run(.step("asked") { .loaded }) { $0 }
        } subscriptions: { _ in
          drop(.subscriptions)
          return [.every(.seconds(1), "clock") { .loaded }]
        } view: { model, _ in
          drop(.view)
          return model
        }
        box.runtime = Elm.Runtime(program, on: Stage<Never>())
        box.explorer = box.runtime?.explorer
        let token = box.runtime?.observe { _ in drop(.observer) }
        isOn = true
        for message in messages { box.explorer?.send(message) }
        #expect(box.runtime == nil && box.explorer?.view == messages.count, "\(place)")
        withExtendedLifetime(token) {}
      }
    }
  }
}

import PairingsArchitectures
import Pairings
import TestSupport
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
        expect(box.runtime == nil && box.explorer?.view == messages.count, "\(place)")
        withExtendedLifetime(token) {}
      }
    }
  }
}

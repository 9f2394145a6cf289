import Pairings
import Testing

/// The input that a cancellation sends, and sends from every kind of callback.
@Suite("Sending from everywhere")
@MainActor
struct ToldTests {
  typealias Input = SendingTests.Input
  typealias Effect = SendingTests.Effect
  typealias FollowUp = SendingTests.FollowUp

  // MARK: Cancellations that are told

  /// Returns an effect whose cancellation adds a hundred.
  static func load(_ name: String, under key: RequestKey<Effect>? = nil) -> FollowUp {
    SendingTests.step(name, under: key, cancelled: .add(100))
  }

  @Test("the input of a cancellation may start the effect again")
  func again() {
    let stage = Stage<Never>()
    var loading = FollowUp.none
    let explorer = Explorer(
      .store(
        0,
        on: SendingTests.adding.combined(with: .effects { $0 == .load ? loading : nil })
      ) { count, _ in count }, on: stage)
    for key: RequestKey<Effect> in [.once(1), .latest(1), .queued(1)] {
      loading = SendingTests.step("load", under: key, cancelled: .load)
      explorer.send(.load)
      explorer.cancel(key: 1)
      #expect(stage.cues.count == 1)
      loading = .none
      explorer.cancel(key: 1)
      #expect(stage.cues.isEmpty)
    }
    // A waiting request has left its key when its cancellation sends the input.
    loading = SendingTests.step("again", under: .once(2))
    explorer.run(.run(.pure(()), under: .throttled(2, by: .seconds(1))))
    let waiting = explorer.run(
      SendingTests.step("late", under: .throttled(2, by: .seconds(1)), cancelled: .load))
    waiting.cancel()
    #expect(waiting.outcome == .cancelled && stage.waiting == ["again"])
  }

  // MARK: Sending from everywhere

  @Test("an input may be sent from the '==' and 'hash' of a key")
  func keys() throws {
    final class Key: Hashable {
      let act: () -> Void
      init(_ act: @escaping () -> Void) { self.act = act }
      static func == (left: Key, right: Key) -> Bool {
        left.act()
        return true
      }
      func hash(into hasher: inout Hasher) { act() }
    }
    let stage = Stage<Never>()
    let explorer = SendingTests.counter(on: stage)
    var sent = 0
    func key() -> Key {
      Key {
        sent += 1
        explorer.send(.add(1))
      }
    }
    explorer.run(SendingTests.step("first", under: .latest(key()), adding: 0))
    let last = explorer.run(SendingTests.step("last", under: .latest(key()), adding: 0))
    #expect(sent > 0 && explorer.view == sent && explorer.version == sent)
    try stage.perform("last")
    #expect(last.outcome == .success && explorer.view == sent && stage.cues.isEmpty)
  }
}

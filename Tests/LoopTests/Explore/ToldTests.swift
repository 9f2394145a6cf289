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

  @Test("cancellations that start their effect again for ever are a runaway")
  func endless() {
    let stage = Stage<Never>()
    var loading = FollowUp.none
    let explorer = Explorer(
      .store(
        0,
        on: SendingTests.adding.combined(with: .effects { $0 == .load ? loading : nil })
      ) { count, _ in count }, on: stage, limit: 10)
    loading = FollowUp.cancel(1).combined(
      with: SendingTests.step("load", under: .latest(1), cancelled: .load))
    let token = explorer.observe { [unowned explorer] snapshot in
      if snapshot.version == 1 { for _ in 0..<2 { explorer.send(.load) } }
    }
    explorer.send(.add(1))
    token.cancel()
    guard case .runaway? = explorer.lastReport else {
      Issue.record("it should be reported")
      return
    }
  }

  @Test("no input reports a request that ends with its explorer")
  func dropped() {
    let stage = Stage<Never>()
    var explorer: SendingTests.Counter? = SendingTests.counter(on: stage)
    var shown: [Int] = []
    let token = explorer?.observe { shown.append($0.view) }
    let requests = [
      explorer?.run(Self.load("going")), explorer?.run(Self.load("first", under: .queued(1))),
      explorer?.run(Self.load("second", under: .queued(1))),
      explorer?.run(Self.load("once", under: .once(2))),
    ]
    explorer = nil
    #expect(requests.allSatisfy { $0?.outcome == .cancelled } && shown == [] && stage.cues.isEmpty)
    token?.cancel()
  }

  // MARK: Sending from everywhere

  @Test("an input may be sent from a move, a view, a plan, an observer, an effect and a callback")
  func everywhere() {
    var explorer: SendingTests.Counter?
    var sendsFrom: Set<String> = []
    func send(_ n: Int, from place: String) {
      if sendsFrom.insert(place).inserted { explorer?.send(.add(n)) }
    }
    let adding = Dispatcher<IdentityOf, StateOf<Int>, Input>.reduce { count, input in
      send(1, from: "a move")
      if case .add(let n) = input { count += n }
    }
    let stage = Stage<Never>()
    let made = Explorer(
      .store(0, on: adding.under(Effect.self)) { count, _ in
        send(10, from: "a view")
        return count
      }, on: stage)
    explorer = made
    let tokens = [
      made.observe { _ in send(100, from: "an observer") },
      made.record { _ in send(1_000, from: "a journal") },
    ]
    made.run(.run(Effect.computed { send(10_000, from: "an effect") }))
      .whenEnded { _ in send(100_000, from: "an end") }
    made.run(.run(.step("load") {}, cancelled: .add(1_000_000))).cancel()
    made.send {
      send(10_000_000, from: "a plan")
      return (nil, ())
    }
    #expect(made.view == 11_111_111 && made.version == 8)
    for token in tokens { token.cancel() }
    explorer = nil
  }

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

  @Test("one dispatcher may move two explorers, the one from the other's move")
  func shared() {
    typealias Counter = Explorer<IdentityOf, StateStore<Int>, Int, Int>
    typealias Counting = Dispatcher<IdentityOf, StateOf<Int>, Int>
    var other: Counter?
    func send(_ n: Int) { if n > 0 { other?.send(n - 1) } }
    let dispatchers: [Counting] = [
      .reduce { count, n in
        send(n)
        count += n
      },
      .update { count, n in
        send(n)
        count += n
        return .run(Identity(()))
      },
      .moves { n in
        State { count in
          send(n)
          count += n
        }
      },
    ]
    for dispatcher in dispatchers {
      let a = Counter(.store(0, on: dispatcher) { n, _ in n })
      let b = Counter(.store(100, on: dispatcher) { n, _ in n })
      other = b
      a.send(3)
      #expect(a.view == 3 && a.version == 1)
      #expect(b.view == 103 && b.version == 3)
    }
    other = nil
  }
}

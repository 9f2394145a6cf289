import Pairings
import TestSupport
import Testing

/// The course of an input: its move, its effects, and what they send. Keys in loops, inputs of observers
/// and of keys, and streams after their end.
@Suite("Inputs, attacked")
@MainActor
struct InputAttackTests {
  typealias Effect = RehearsalOf<Never>
  typealias FollowUp = Effects<Effect, StateOf<[String]>, Input>
  typealias Key = RequestKey<Effect>

  indirect enum Input {
    case log(String)
    case run(FollowUp)
  }

  /// Creates an explorer that logs each input.
  func explorer(on stage: Stage<Never>) -> Explorer<
    Effect, StateStore<[String]>, Input, [String]
  > {
    Explorer(
      .store(
        [],
        on: .update { log, input in
          switch input {
          case .log(let line):
            log.append(line)
            return .none
          case .run(let going): return .unchanged.combined(with: going)
          }
        }
      ) { log, _ in log }, on: stage)
  }

  func load(_ name: String, under key: Key?) -> FollowUp {
    .run(.step(name) { name }, under: key, cancelled: .log("no \(name)")) { .log($0) }
  }

  // MARK: Keys

  @Test("values of different types are different keys")
  func keysOfTypes() {
    let explorer = explorer(on: Stage())
    let requests = [
      explorer.run(load("a", under: .latest(1))), explorer.run(load("b", under: .latest(UInt8(1)))),
      explorer.run(load("c", under: .latest(1.0))),
      explorer.run(load("d", under: .latest(PartKey("a", 1)))),
      explorer.run(load("e", under: .latest(PartKey("a", 1.0)))),
    ]
    expect(requests.allSatisfy { $0.isActive })
  }

  // MARK: Keys in loops

  @Test("an effect may end in the input that begins it anew, under every key")
  func anew() throws {
    let keys: [Key] = [
      .latest(1), .once(1), .queued(1), .debounced(1, by: .seconds(1)),
      .throttled(1, by: .seconds(1)),
    ]
    for key in keys {
      let stage = Stage<Never>()
      let ticks = Explorer(
        .store(
          0,
          on: Dispatcher<Effect, StateOf<Int>, Bool>.update { count, isNext in
            count += 1
            return .run(.step("tick") {}, under: key, cancelled: false) { true }
          }
        ) { count, _ in count }, on: stage)
      let first = ticks.send(true)
      for _ in 0..<3 {
        stage.advance(by: .seconds(1))
        try stage.perform("tick")
      }
      expect(first.outcome == .success && ticks.view >= 4)
      ticks.cancelAll()
    }
  }

  // MARK: Keys in lists

  @Test("a lens that sends to other explorers of its component changes what each is sent")
  func lensThatSends() {
    struct Whole {
      var count = 0
      var depth = 3
    }
    final class Others {
      var all: [Explorer<IdentityOf, StateStore<Whole>, Int, Int>] = []
    }
    let others = Others()
    let lens = Lens<Whole, Int>(
      get: { whole in
        for _ in 0..<whole.depth {
          guard let next = others.all.popLast() else { break }
          next.send(100)
          others.all.insert(next, at: 0)
        }
        return whole.count
      }, set: { $0.count = $1 })
    let part = Dispatcher<IdentityOf, StateOf<Int>, Int>.update { count, n in
      count += n
      return .none
    }.widen(state: lens)
    for (dispatcher, times) in [(part, 1), (part.combined(with: part), 2)] {
      let component = Component.store(Whole(), on: dispatcher) { whole, _ in whole.count }
      let explorer = Explorer(component)
      others.all = (0..<3).map { _ in Explorer(component) }
      explorer.send(1)
      explorer.send(10)
      expectEqual(explorer.position.count, 11 * times)
      expect(others.all.allSatisfy { $0.position.count.isMultiple(of: 100) })
    }
  }

  // MARK: Observers

  // MARK: Streams and effects as values

  @Test("a stream sends nothing after its end, nor after its cancellation")
  func late() {
    let explorer = explorer(on: Stage())
    var kept: Send<Input>?
    let request = explorer.run(
      .stream { send in
        kept = send
        return .computed { send(.log("in time")) }
      })
    kept?(.log("late"))
    expect(request.outcome == .success && explorer.view == ["in time"])
    let cancelled = explorer.run(
      .stream { send in
        kept = send
        return .never()
      })
    cancelled.cancel()
    kept?(.log("late"))
    expect(cancelled.outcome == .cancelled && explorer.view == ["in time"])
  }

  @Test("effects begin in order, none waits for another, and all before the inputs of observers")
  func order() throws {
    let stage = Stage<Never>()
    let explorer = explorer(on: stage)
    let token = explorer.observe { [unowned explorer] in
      if $0.view.last == "a" { explorer.send(.log("seen")) }
    }
    var begun: [String] = []
    func now(_ name: String) -> FollowUp { .run(.pure(())) { .log(name) } }
    let last = FollowUp.run(.computed { begun.append("\(explorer.version)") })
    let request = explorer.send(
      .run(.concat([now("a"), load("waits", under: nil), now("b"), last])))
    expect(begun == ["2"] && explorer.view == ["a", "b", "seen"] && request.outcome == nil)
    try stage.perform("waits")
    expect(explorer.view.last == "waits" && request.outcome == .success)
    token.cancel()
  }

  @Test("the request of an input ends when all of its effects have, and cancels all of them")
  func whole() throws {
    let stage = Stage<Never>()
    let explorer = explorer(on: stage)
    let all = FollowUp.concat(["a", "b", "c"].map { .run(.step($0) {}) { .log("done") } })
    let (first, second) = (explorer.send(.run(all)), explorer.send(.run(all)))
    for name in ["c", "a"] { try stage.perform(name) }
    expectEqual(first.outcome, nil)
    first.cancel()
    expect(first.outcome == .cancelled && stage.waiting == ["a", "b", "c"])
    stage.performAll()
    expect(second.outcome == .success && explorer.view.count == 5)
  }

  @Test(
    "a chain of inputs by immediate effects needs no stack, and is a runaway if endless")
  func chain() async {
    let count = many(100_000, inDebug: 20_000)
    typealias Down<Eff: Monad> = Dispatcher<Eff, StateOf<Int>, Int>
    let views = await onSmallStack { () -> [Int] in
      func run<Eff: Launching>(_: Eff.Type, limit: Int) -> (Int, Bool)
      where Eff.Launcher == Void {
        let down = Down<Eff>.update { count, n in
          count += 1
          return n == 0 ? .none : .run(Eff.pure(n - 1)) { $0 }
        }
        let explorer = Explorer(.store(0, on: down) { count, _ in count }, limit: limit)
        explorer.send(count)
        return (explorer.view, explorer.lastReport == nil)
      }
      let (whole, isQuiet) = run(IOOf<Never>.self, limit: count)
      let (part, isReported) = run(IdentityOf.self, limit: 100)
      return [whole, isQuiet ? 1 : 0, part, isReported ? 1 : 0]
    }
    expectEqual(views, [count + 1, 1, 102, 0])
  }

  // MARK: Sending from everywhere

  @Test("the input of a cancellation may start the effect again")
  func again() {
    let stage = Stage<Never>()
    let explorer = explorer(on: stage)
    func load(_ name: String, under key: Key) -> FollowUp {
      .run(.step(name) {}, under: key, cancelled: .run(.run(.step("again") {}, under: key)))
    }
    for key: Key in [.once(1), .latest(1), .queued(1)] {
      explorer.run(load("load", under: key))
      explorer.cancel(key: 1)
      expectEqual(stage.waiting, ["again"])
      explorer.cancel(key: 1)
      expect(stage.cues.isEmpty)
    }
    // A waiting request has left its key when its cancellation sends the input.
    let throttled = Key.throttled(2, by: .seconds(1))
    explorer.run(.run(.pure(()), under: throttled))
    let waiting = explorer.run(
      .run(
        .step("late") {}, under: throttled,
        cancelled: .run(.run(.step("again") {}, under: .once(2)))))
    waiting.cancel()
    expect(waiting.outcome == .cancelled && stage.waiting == ["again"])
  }

  @Test("an input may be sent from the '==' and 'hash' of a key")
  func fromKeys() throws {
    final class Calling: Hashable {
      let act: () -> Void
      init(_ act: @escaping () -> Void) { self.act = act }
      static func == (left: Calling, right: Calling) -> Bool {
        left.act()
        return true
      }
      func hash(into hasher: inout Hasher) { act() }
    }
    let stage = Stage<Never>()
    let explorer = explorer(on: stage)
    var sent = 0
    func key() -> Calling {
      Calling {
        sent += 1
        explorer.send(.log("\(sent)"))
      }
    }
    for name in ["first", "last"] { explorer.run(.run(.step(name) {}, under: .latest(key()))) }
    expect(sent > 0 && explorer.view.count == sent && explorer.version == sent)
    try stage.perform("last")
    expect(explorer.view.count == sent && stage.cues.isEmpty)
  }
}

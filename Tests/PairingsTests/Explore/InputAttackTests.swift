import Pairings
import Testing

/// Inputs and their effects, attacked: keys in lists and in loops, inputs of observers, and streams
/// after their end.
@Suite("Inputs, attacked")
@MainActor
struct InputAttackTests {
  typealias Effect = RehearsalOf<Never>
  typealias FollowUp = Effects<Effect, StateOf<[String]>, Input>
  typealias Key = RequestKey<Effect>

  indirect enum Input {
    case log(String)
    case run(FollowUp)

    /// Logs the input and then begins effects.
    case logAndRun(String, FollowUp)
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
          case .logAndRun(let line, let going):
            log.append(line)
            return going
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
    #expect(requests.allSatisfy { $0.isActive })
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
      #expect(first.outcome == .success && ticks.view >= 4)
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
      #expect(explorer.position.count == 11 * times)
      #expect(others.all.allSatisfy { $0.position.count.isMultiple(of: 100) })
    }
  }
}

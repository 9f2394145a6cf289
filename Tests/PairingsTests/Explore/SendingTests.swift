import Pairings
import TestSupport
import Testing

/// The course of an input: its move, its effects, and the observers of its end.
@Suite("Sending")
@MainActor
struct SendingTests {
  enum Input: Equatable {
    case add(Int)
    case load
  }

  typealias Effect = RehearsalOf<Never>
  typealias Meaning = Dispatcher<Effect, StateOf<Int>, Input>
  typealias FollowUp = Meaning.FollowUp
  typealias Counter = Explorer<Effect, StateStore<Int>, Input, Int>

  /// A dispatcher that adds.
  static var adding: Meaning {
    Dispatcher<IdentityOf, StateOf<Int>, Input>.moves { input in
      if case .add(let n) = input { .modify { $0 + n } } else { nil }
    }.under()
  }

  /// Creates an explorer of a number, with an input that adds and one that begins effects.
  static func counter(
    on stage: Stage<Never> = Stage(), loading: FollowUp = .none
  ) -> Counter {
    let dispatcher = adding.combined(with: .effects { $0 == .load ? loading : nil })
    return Explorer(.store(0, on: dispatcher) { count, _ in count }, on: stage)
  }

  /// Returns an effect that waits for a step of a name and then adds.
  static func step(
    _ name: String, under key: RequestKey<Effect>? = nil, cancelled: Input? = nil, adding n: Int = 1
  ) -> FollowUp {
    .run(.step(name) { n }, under: key, cancelled: cancelled) { .add($0) }
  }

  @Test("effects begin in order after their move was shown, and none waits for another")
  func order() throws {
    var trace: [String] = []
    func now(_ name: String, _ n: Int) -> FollowUp {
      .run(
        Effect.computed {
          trace.append(name)
          return n
        }
      ) { .add($0) }
    }
    let stage = Stage<Never>()
    let dispatcher = Self.adding.combined(
      with: .update { count, input in
        guard input == .load else { return .none }
        count += 100
        return .concat([now("a", 1), Self.step("waits", adding: 10), now("b", 2)])
      })
    let explorer = Explorer(.store(0, on: dispatcher) { count, _ in count }, on: stage)
    let token = explorer.observe { trace.append("shows \($0.view)") }
    let request = explorer.send(.load)
    #expect(trace == ["shows 100", "a", "shows 101", "b", "shows 103"])
    #expect(request.outcome == nil)
    try stage.perform("waits")
    #expect(trace.last == "shows 113" && request.outcome == .success)
    token.cancel()
  }

  @Test("the request of an input ends when all of its effects have, and cancels all of them")
  func whole() throws {
    let stage = Stage<Never>()
    let explorer = Self.counter(
      on: stage, loading: .concat([Self.step("a"), Self.step("b"), Self.step("c")]))
    let (first, second) = (explorer.send(.load), explorer.send(.load))
    for name in ["c", "a"] { try stage.perform(name) }
    #expect(first.outcome == nil)
    first.cancel()
    #expect(
      first.outcome == .cancelled && stage.waiting == ["b", "a", "b", "c"].suffix(3))
    stage.performAll()
    #expect(second.outcome == .success && explorer.view == 5)
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
    #expect(views == [count + 1, 1, 102, 0])
  }
}

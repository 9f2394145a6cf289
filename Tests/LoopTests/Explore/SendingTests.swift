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
    case other
  }

  typealias Effect = RehearsalOf<Never>
  typealias Meaning = Dispatcher<Effect, StateOf<Int>, Input>
  typealias Going = Meaning.Going
  typealias Counter = Explorer<Effect, StateStore<Int>, Input, Int>

  /// A dispatcher that adds, and ignores other inputs.
  static var adding: Meaning {
    Dispatcher<IdentityOf, StateOf<Int>, Input>.moves { input in
      if case .add(let n) = input { .modify { $0 + n } } else { nil }
    }.under()
  }

  /// Creates an explorer of a number, with an input that adds and one that begins effects.
  static func counter(
    on stage: Stage<Never> = Stage(), limit: Int = 1_000, loading: Going = .none,
    view: @escaping (Int) -> Void = { _ in }
  ) -> Counter {
    let dispatcher = adding.combined(with: .effects { $0 == .load ? loading : nil })
    return Explorer(
      .store(0, on: dispatcher) { count, _ in
        view(count)
        return count
      }, on: stage, limit: limit)
  }

  /// Returns an effect that waits for a step of a name and then adds.
  static func step(
    _ name: String, under key: RequestKey<Effect>? = nil, cancelled: Input? = nil, adding n: Int = 1
  ) -> Going {
    .run(.step(name) { n }, under: key, cancelled: cancelled) { .add($0) }
  }

  // MARK: Commits

  @Test("an input is one commit that is shown once, for any number of dispatchers")
  func once() {
    struct Whole: Equatable {
      var first = 0
      var second = 0
    }
    typealias Part = Dispatcher<IdentityOf, StateOf<Int>, Int>
    let add = Part.reduce { $0 += $1 }
    let update = Part.update { count, n in
      count += n
      return .none
    }
    let steps = Part.steps { n in State.modify { $0 + n }.map { .none } }
    let moves = Part.moves { n in .modify { $0 + n } }
    let parts = [add, update, steps, moves, .effects { _ in .run(.pure(())) }]
    let whole =
      parts.map { $0.widen(state: Lens(\Whole.first)) }
      + parts.map { $0.widen(state: Lens(\Whole.second)).widen(input: .identity) }
    let explorer = Explorer(.store(Whole(), on: .concat(whole)) { whole, _ in whole })
    var shown: [Whole] = []
    let token = explorer.observe { shown.append($0.view) }
    explorer.send(1)
    #expect(shown == [Whole(first: 4, second: 4)] && explorer.version == 1)
    token.cancel()
  }

  @Test("an input without a meaning, or of a missing part, is no commit")
  func nothing() {
    let explorer = Self.counter()
    var shown: [Int] = []
    let token = explorer.observe { shown.append($0.view) }
    let journal = explorer.record { _ in Issue.record("nothing was committed") }
    #expect(explorer.send(.other).outcome == .success)
    #expect(explorer.send(.load).outcome == .success)
    #expect(shown == [] && explorer.version == 0)
    token.cancel()
    journal.cancel()

    typealias Part = Dispatcher<IdentityOf, StateOf<Int>, Int>
    var runs = 0
    let parts: [Part] = [
      .reduce { $0 += $1 }, .moves { n in .modify { $0 + n } },
      .update { count, n in
        count += n
        return .run(Identity(()).map { runs += 1 })
      },
    ]
    let some = Affine<[String: Int], Int>.value(forKey: "here")
    for part in parts {
      let explorer = Explorer(
        .store(["there": 1], on: part.widen(state: some)) { all, _ in all })
      explorer.send(1)
      #expect(explorer.version == 0 && explorer.position == ["there": 1])
      explorer.commit(.set(["here": 1]))
      explorer.send(1)
      #expect(explorer.version == 2 && explorer.position == ["here": 2])
      let both = Explorer(
        .store(
          ["there": 1],
          on: part.widen(state: some).combined(
            with: Part.reduce { $0 += $1 }.widen(
              state: Affine<[String: Int], Int>.value(forKey: "there")))
        ) { all, _ in all })
      both.send(1)
      #expect(both.version == 1 && both.position == ["there": 2])
    }
    // Combined with one that moves, it begins nothing where its part is missing.
    #expect(runs == 1)
  }

  @Test("the request of an input without effects has ended, unless the input waits")
  func ended() {
    let explorer = Self.counter()
    #expect(explorer.send(.add(1)).outcome == .success)
    var request: Request<Never>?
    var endings: [Ending<Never>] = []
    let token = explorer.observe { [unowned explorer] snapshot in
      guard snapshot.version == 2 else { return }
      request = explorer.send(.add(10))
      #expect(request?.outcome == nil)
      request?.whenEnded { endings.append($0) }
    }
    explorer.send(.add(1))
    #expect(endings == [.success] && explorer.view == 12)
    token.cancel()
  }

  @Test("a journal has the inputs, and they can be made again elsewhere")
  func journal() throws {
    let stage = Stage<Never>()
    let explorer = Self.counter(on: stage, loading: Self.step("load", adding: 5))
    let start = explorer.component
    var changes: [Change<Effect, StateStore<Int>, Input, Int>] = []
    let token = explorer.record { changes.append($0.change) }
    explorer.send(.add(1))
    explorer.send(.load)
    try stage.perform("load")
    explorer.commit(.modify { $0 * 2 })
    #expect(changes.map(\.input) == [.add(1), .add(5), nil])
    #expect(changes.reduce(start) { $0.applying($1) }.position == 12 && explorer.view == 12)
    #expect(start.applying(.input(.load)).position == 0 && stage.cues.isEmpty)
    token.cancel()
  }

  // MARK: Effects

  @Test("effects begin in order after their move was shown, and none waits for another")
  func order() throws {
    var trace: [String] = []
    func now(_ name: String, _ n: Int) -> Going {
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

  @Test("a workflow of 100 000 effects at once needs no stack")
  func longWorkflow() async {
    let count = many(100_000, inDebug: 20_000)
    let views = await onSmallStack { () -> [Int] in
      func run<Eff: Launching>(_: Eff.Type, on launcher: Eff.Launcher) -> Int {
        let explorer = Explorer(number(Eff.self), on: launcher)
        explorer.run(
          .workflow((0..<count).map { _ in Eff.pure(.modify { $0 + 1 }) }, refresh: .coalesce))
        return explorer.view
      }
      return [
        run(IdentityOf.self, on: ()), run(IOOf<Never>.self, on: ()),
        run(RehearsalOf<Never>.self, on: Stage()),
      ]
    }
    #expect(views == [count, count, count])
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

  @Test("a workflow may continue after a failure, and ends with the first failure")
  func proceeding() {
    struct Refused: Error, Equatable { var reason = 0 }
    typealias Failing = IOOf<Refused>
    typealias Meaning = Dispatcher<Failing, StateOf<Int>, Bool>
    let effects: [Kind<Failing, Kind<StateOf<Int>, Void>>] = [
      .pure(.modify { $0 + 1 }), .raise(Refused(reason: 1)), .pure(.modify { $0 + 10 }),
      .raise(Refused(reason: 2)), .pure(.modify { $0 + 100 }),
    ]
    let stopping = Meaning.workflow { $0 ? effects : [] }
    let proceeding = Meaning.workflow(failures: .proceed) { $0 ? effects : [] }
    for (dispatcher, view) in [(stopping, 1), (proceeding, 111)] {
      let explorer = Explorer(.store(0, on: dispatcher) { count, _ in count })
      #expect(explorer.send(true).outcome == .failure(Refused(reason: 1)))
      #expect(explorer.view == view)
      #expect(explorer.send(false).outcome == .success && explorer.view == view)
    }
  }

  @Test("an effect that fails may end in an input, and is no failure of its request then")
  func failing() {
    struct Refused: Error, Equatable {}
    typealias Meaning = Dispatcher<IOOf<Refused>, StateOf<Int>, Int>
    let dispatcher = Meaning.update { count, n in
      count += n
      return n == 1 ? .run(.raise(Refused()), failed: { _ in 10 }) { (n: Int) in n } : .none
    }
    let explorer = Explorer(.store(0, on: dispatcher) { count, _ in count })
    #expect(explorer.send(1).outcome == .success)
    #expect(explorer.view == 11 && explorer.lastReport == nil)
  }

  @Test("a stream sends until it ends or is cancelled, and not after that")
  func streams() throws {
    let stage = Stage<Never>()
    var late: Send<Input>?
    let ticks = Going.stream(under: .latest("clock")) { send in
      late = send
      return Effect.iterate(1) { n in
        Effect.sleep(for: .seconds(1)).map {
          send(.add(n))
          return n == 3 ? .done(()) : .next(n + 1)
        }
      }
    }
    let explorer = Self.counter(on: stage, loading: ticks)
    var request = explorer.send(.load)
    stage.advance(by: .seconds(2))
    #expect(explorer.view == 3 && request.outcome == nil)
    stage.advance(by: .seconds(5))
    #expect(explorer.view == 6 && request.outcome == .success)
    request = explorer.send(.load)
    stage.advance(by: .seconds(1))
    explorer.cancel(key: "clock")
    stage.advance(by: .seconds(5))
    late?(.add(100))
    #expect(explorer.view == 7 && request.outcome == .cancelled)

    request = explorer.send(.load)
    let token = explorer.observe { snapshot in if snapshot.view == 8 { request.cancel() } }
    stage.advance(by: .seconds(5))
    #expect(explorer.view == 8 && request.outcome == .cancelled && stage.sleeps.isEmpty)
    token.cancel()
  }
}

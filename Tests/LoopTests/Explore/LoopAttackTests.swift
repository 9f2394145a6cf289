import Pairings
import Testing

/// The defects that a second attack on the loop found.
@Suite("The loop under a second attack")
@MainActor
struct LoopAttackTests {
  typealias E<Eff: Launching> = Explorer<Eff, StateStore<Int>, Int, Int>

  struct Boom: Error, Equatable {}

  private func explorer<Eff: Launching>(
    _: Eff.Type, on launcher: Eff.Launcher, limit: Int = 1_000
  ) -> E<Eff> {
    let component = Component<Eff, StateStore<Int>, Int, Int>.store(
      0,
      on: .update { number, input in
        number += input
        return .none
      }
    ) { number, _ in number }
    return Explorer(component, on: launcher, limit: limit)
  }

  private func add(_ n: Int) -> State<Int, Void> { .modify { $0 + n } }

  // MARK: Plans

  @Test("a plan may drop its explorer", arguments: [true, false])
  func droppingPlan(moves: Bool) {
    var explorer: E<IOOf<Never>>? = explorer(IOOf<Never>.self, on: ())
    explorer?.send {
      explorer = nil
      return (moves ? 1 : nil, ())
    }
    #expect(explorer == nil)
  }

  @Test("commits of a plan come after the input that it chooses")
  func committingPlan() {
    let explorer = explorer(IOOf<Never>.self, on: ())
    var inputs: [Int?] = []
    let journal = explorer.record { inputs.append($0.input) }
    explorer.send {
      explorer.commit(add(100))
      return (explorer.position + 1, ())
    }
    #expect(inputs == [1, nil])
    #expect(explorer.view == 101)
    journal.cancel()
  }

  // MARK: Moves that were handed over

  @Test("under Async, a cancellation withdraws a move that waits, before there is a task and after")
  func withdrawn() async {
    let (a, b) = (
      explorer(AsyncOf<Never>.self, on: Isolation()), explorer(AsyncOf<Never>.self, on: Isolation())
    )
    var requests: [Request<Never>] = []
    transaction(a) { () throws(Never) in
      requests.append(b.run(.run(a.committing(add(1)))))
      b.cancelAll()
      requests.append(b.run(.run(a.committing(add(10)).race(.pure(())).void())))
    }
    let later = Async<Never, Void>.work { () async in await Task.yield() }
    let late = b.run(.run(later.then(a.committing(add(4)))))
    let token = a.observe { snapshot in
      guard snapshot.view == 2 else { return }
      requests.append(b.run(.run(a.committing(add(100)))))
      requests[requests.count - 1].cancel()
    }
    a.commit(.set(2))
    for request in requests { _ = await request.finished() }
    _ = await late.finished()
    #expect(a.view == 6)
    #expect(requests.map(\.outcome) == [.cancelled, .success, .cancelled])
    token.cancel()
  }

  @Test("a host that starts a wait twice has its move made once")
  func twice() {
    let explorer = explorer(TwiceOf.self, on: ())
    var request: Request<Never>?
    transaction(explorer) { () throws(Never) in
      TwiceOf.launch(explorer.committing(add(1)), on: ()) { _ in }
      request = explorer.gather { [] }
    }
    #expect(explorer.view == 1 && request?.outcome == .success)
  }

  @Test("an effect that cancels itself commits nothing more, by a committing action either")
  func committing() throws {
    let explorer = explorer(IOOf<Never>.self, on: ())
    var request: Request<Never>?
    let action = Committing<StateOf<Int>, IOOf<Never>, Void>.lift(.work { request?.cancel() })
      .flatMap { .commit(add(5)) }
    let token = explorer.observe { _ in
      if request == nil { request = explorer.run(action) }
    }
    explorer.commit(.set(1))
    #expect(explorer.view == 1 && request?.outcome == .cancelled)
    token.cancel()
  }

  // MARK: Requests that wait for others

  @Test("a request that waits for a refused request ends")
  func refused() async {
    let (a, b) = (
      explorer(AsyncOf<Never>.self, on: Isolation(), limit: 2),
      explorer(AsyncOf<Never>.self, on: Isolation())
    )
    var requests: [Request<Never>] = []
    func again() {
      guard requests.count < 50 else { return }
      let request = a.run(.move(.pure(add(1)), under: .queued(1)))
      requests.append(request)
      request.whenEnded { _ in again() }
    }
    let token = a.observe { _ in if requests.isEmpty { again() } }
    a.commit(.set(0))
    let refused = requests[requests.count - 1]
    #expect(refused.outcome == .cancelled)
    #expect(b.gather { [refused] }.outcome == .cancelled)
    #expect(a.gather(after: [refused], .however) { [] }.outcome == .success)
    #expect(await a.run(.move(.pure(add(0)), under: .queued(1))).finished() == .success)
    token.cancel()
  }

  @Test("requests that wait for each other end when one of them is cancelled, or dropped")
  func circles() {
    for isDropped in [true, false] {
      var explorer: E<RehearsalOf<Never>>? = explorer(RehearsalOf<Never>.self, on: Stage())
      var all: [Request<Never>] = []
      let token = explorer?.observe { [unowned explorer] _ in
        guard all.isEmpty, let explorer else { return }
        for n in 0..<3 {
          all.append(explorer.gather { [all[(n + 1) % 3]] })
        }
        all.append(explorer.gather { [all[0]] })
      }
      explorer?.commit(add(1))
      #expect(all.allSatisfy { $0.outcome == nil })
      if isDropped { explorer = nil } else { all[3].cancel() }
      #expect(all.allSatisfy { $0.outcome == .cancelled })
      token?.cancel()
    }
  }

  // MARK: Transactions

  @Test("a transaction within another ends with it", arguments: [true, false])
  func nested(isKept: Bool) {
    let explorer = explorer(IOOf<Never>.self, on: ())
    var inner: Request<Boom>?
    var told: [Ending<Boom>] = []
    transaction(explorer) { () throws(Boom) in
      inner = transaction(explorer) { () throws(Boom) in explorer.commit(add(1)) }
      inner?.whenEnded { told.append($0) }
      #expect(inner?.outcome == nil)
      if !isKept { throw Boom() }
    }
    #expect(explorer.view == (isKept ? 1 : 0))
    #expect(told == [isKept ? .success : .cancelled] && inner?.outcome == told.first)
  }

  @Test("a transaction within two ends once both have, and is neither dropped nor cancelled before")
  func nestedInTwo() {
    let (a, b) = (explorer(IOOf<Never>.self, on: ()), explorer(IOOf<Never>.self, on: ()))
    var inner: Request<Boom>?
    transaction(a) { () throws(Boom) in
      transaction(b) { () throws(Boom) in
        inner = transaction(a, b) { () throws(Boom) in a.commit(add(1)) }
        inner?.cancel()
      }
      #expect(inner?.outcome == nil)
      throw Boom()
    }
    #expect(a.view == 0 && inner?.outcome == .cancelled)

    let limited = explorer(IOOf<Never>.self, on: (), limit: 1)
    let token = limited.observe { [unowned limited] snapshot in
      guard snapshot.view == 1 else { return }
      transaction(limited) { () throws(Boom) in
        inner = transaction(limited) { () throws(Boom) in limited.commit(add(10)) }
        inner?.cancel()
      }
    }
    limited.commit(add(1))
    #expect(limited.view == 11 && inner?.outcome == .success && limited.lastReport == nil)
    token.cancel()
  }

  // MARK: Effects in effects

  @Test("the move of another effect is made, also while a self-cancelled effect runs")
  func withinACancelledOne() {
    let stage = Stage<Never>()
    let explorer = explorer(RehearsalOf<Never>.self, on: stage)
    let other = explorer.run(.move(.step("load") { add(1) }))
    var (outer, inner): (Request<Never>?, Request<Never>?)
    transaction(explorer) { () throws(Never) in
      outer = explorer.run(
        .run(
          RehearsalOf<Never>.computed {
            outer?.cancel()
            try? stage.perform("load")
            inner = explorer.run(.move(Rehearsal<Never, State<Int, Void>>.pure(add(10))))
          }))
    }
    #expect(other.outcome == .success && inner?.outcome == .success && outer?.outcome == .cancelled)
    #expect(explorer.view == 11)
  }

  @Test("a freed explorer begins no effect")
  func gone() {
    let stage = Stage<Never>()
    var explorer: E<RehearsalOf<Never>>? = explorer(RehearsalOf<Never>.self, on: stage)
    func send(_ name: String) -> Request<Never>? {
      explorer?.run(.move(.step(name) { add(1) }, under: .throttled(2, by: .seconds(1))))
    }
    let (first, last) = (send("first"), send("last"))
    let waited = explorer?.run(.run(.step("waited") {}))
    let after = explorer?.gather(after: waited.map { [$0] } ?? []) {
      explorer.map { [$0.run(.run(.pure(())))] } ?? []
    }
    after?.whenEnded { _ in stage.advance(by: .seconds(1)) }
    explorer = nil
    #expect(first?.outcome == .cancelled && last?.outcome == .cancelled)
    #expect(stage.cues.isEmpty && stage.sleeps.isEmpty)
  }

  @Test("requests that wait for each other end, also if one was cancelled while another began")
  func lateCircle() {
    let explorer = explorer(RehearsalOf<Never>.self, on: Stage())
    var all: [Request<Never>] = []
    let token = explorer.observe { [unowned explorer] _ in
      guard all.isEmpty else { return }
      all.append(explorer.gather { [all[1]] })
      all.append(
        explorer.gather {
          all[0].cancel()
          return [all[0]]
        })
    }
    explorer.commit(add(1))
    for request in all { request.cancel() }
    #expect(all.allSatisfy { $0.outcome == .cancelled })
    token.cancel()
  }

  // MARK: Keys

  @Test("a key that is freed may cancel")
  func freedKey() throws {
    final class Key: Hashable {
      var farewell: () -> Void = {}
      static func == (left: Key, right: Key) -> Bool { true }
      func hash(into hasher: inout Hasher) {}
      deinit { farewell() }
    }
    let stage = Stage<Never>()
    let explorer = explorer(RehearsalOf<Never>.self, on: stage)
    func load() -> Rehearsal<Never, State<Int, Void>> { .step("load") { add(1) } }
    var freed = 0
    do {
      let key = Key()
      key.farewell = { [unowned explorer] in
        freed += 1
        explorer.cancel(key: "other")
      }
      explorer.run(.move(load(), under: .throttled(key, by: .zero)))
    }
    let last = explorer.run(.move(load(), under: .throttled(Key(), by: .zero)))
    stage.performAll()
    #expect(freed == 1 && last.outcome == .success)
  }
}

/// Effects of a host that starts each wait for an answer twice.
private enum TwiceOf: CoroutineConstructor, Launching {
  typealias Host = TwiceHost
  typealias Failure = Never

  static func prepare<Value>(
    _ effect: Kind<Self, Value>, on launcher: Void, _ end: @escaping (Outcome<Value, Never>) -> Void
  ) -> Launch {
    let fiber = Fiber(effect, on: TwiceHost(), end)
    return Launch(start: fiber.proceed, cancel: fiber.cancel)
  }
}

private final class TwiceHost: CoroutineHost {
  func branch() -> TwiceHost { self }

  func _awaitAnswer<Answer, Failure: Error>(
    of fiber: Fiber<TwiceHost>, _ start: (@escaping (Answer?) -> Void) -> () -> Void,
    _ resume: @escaping (Outcome<Answer, Failure>) -> Void
  ) {
    for _ in 0..<2 { _ = start { resume($0.map { .success($0) } ?? .cancelled) } }
  }
}

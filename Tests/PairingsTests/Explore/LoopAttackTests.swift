import Pairings
import TestSupport
import Testing

/// The defects that a second attack on the loop found.
@Suite("The loop under a second attack")
@MainActor
struct LoopAttackTests {
  typealias E<Eff: Launching> = Explorer<Eff, StateStore<Int>, Int, Int>

  private func explorer<Eff: Launching>(
    _ effect: Eff.Type, on launcher: Eff.Launcher, limit: Int = 1_000
  ) -> E<Eff> { Explorer(sum(effect), on: launcher, limit: limit) }

  private func add(_ n: Int) -> State<Int, Void> { .modify { $0 + n } }

  // MARK: Plans

  @Test("a plan may drop its explorer", arguments: [true, false])
  func droppingPlan(moves: Bool) {
    var explorer: E<IOOf<Never>>? = explorer(IOOf<Never>.self, on: ())
    explorer?.send {
      explorer = nil
      return (moves ? 1 : nil, ())
    }
    expect(explorer == nil)
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
    expectEqual(refused.outcome, .cancelled)
    expectEqual(b.gather { [refused] }.outcome, .cancelled)
    expectEqual(a.gather(after: [refused], .however) { [] }.outcome, .success)
    await expectEqual(a.run(.move(.pure(add(0)), under: .queued(1))).finished(), .success)
    token.cancel()
  }

  // MARK: Effects in effects

  @Test("the move of another effect is made, also while a self-cancelled effect runs")
  func withinACancelledOne() {
    let stage = Stage<Never>()
    let explorer = explorer(RehearsalOf<Never>.self, on: stage)
    let other = explorer.run(.move(.step("load") { add(1) }))
    var (outer, inner): (Request<Never>?, Request<Never>?)
    explorer.send {
      outer = explorer.run(
        .run(
          RehearsalOf<Never>.computed {
            outer?.cancel()
            try? stage.perform("load")
            inner = explorer.run(.move(Rehearsal<Never, State<Int, Void>>.pure(add(10))))
          }))
      return (nil, ())
    }
    expect(other.outcome == .success && inner?.outcome == .success && outer?.outcome == .cancelled)
    expectEqual(explorer.view, 11)
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
    expect(first?.outcome == .cancelled && last?.outcome == .cancelled)
    expect(stage.cues.isEmpty && stage.sleeps.isEmpty)
  }
}

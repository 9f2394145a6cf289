import Pairings
import TestSupport
import Testing

/// Requests under keys whose observers send and cancel, and that wait their turn.
@Suite("Keys, attacked")
@MainActor
struct KeysAttackTests {
  typealias Rehearsed = RehearsalOf<Never>
  typealias Counter<Eff: Launching> = Explorer<Eff, StateStore<Int>, Never, Int>

  private func explorer<Eff: Launching>(_: Eff.Type, on launcher: Eff.Launcher) -> Counter<Eff> {
    Explorer(number(Eff.self), on: launcher)
  }

  private func add(_ n: Int) -> Kind<StateOf<Int>, Void> { .modify { $0 + n } }

  @Test("a request under a key during the key's cancellation continues")
  func sentWhileCancelled() throws {
    let stage = Stage<Never>()
    let explorer = explorer(Rehearsed.self, on: stage)
    func send(_ name: String) -> Request<Never> {
      explorer.run(.move(.step(name) { add(1) }, under: .throttled(1, by: .seconds(1))))
    }
    var again: Request<Never>?
    _ = send("x")
    send("y").whenEnded { _ in again = send("z") }
    explorer.cancel(key: 1)
    #expect(again?.isActive == true)
    try stage.perform("z")
    #expect(again?.outcome == .success && explorer.view == 1)
  }

  @Test("a throttled request that never starts begins no interval")
  func noInterval() {
    let stage = Stage<Never>()
    let a = explorer(Rehearsed.self, on: stage)
    func send(_ n: Int) -> Request<Never> {
      a.run(.move(.pure(add(n)), under: .throttled(1, by: .seconds(1))))
    }
    a.send {
      send(1).cancel()
      return (nil, ())
    }
    #expect(send(10).outcome == .success && a.view == 10 && stage.sleeps.count == 1)
  }

  @Test("of waiting throttled requests the first starts, and then the last")
  func throttledInTurn() {
    let stage = Stage<Never>()
    let a = explorer(Rehearsed.self, on: stage)
    var sent: [Request<Never>] = []
    a.send {
      sent = [1, 10, 100].map { n in
        a.run(.move(.pure(add(n)), under: .throttled(1, by: .seconds(1))))
      }
      return (nil, ())
    }
    #expect(a.view == 1 && sent.map { $0.outcome } == [.success, .cancelled, nil])
    stage.advance(by: .seconds(1))
    #expect(a.view == 101)

    let b = explorer(Rehearsed.self, on: stage)
    b.send {
      sent = [1, 10].map { n in
        b.run(.move(.pure(add(n)), under: .throttled(1, by: .seconds(1))))
      }
      sent[0].cancel()
      return (nil, ())
    }
    #expect(b.view == 10 && sent.map { $0.outcome } == [.cancelled, .success])
  }
}

import Pairings
import TestSupport
import Testing

/// Requests in a transaction that fails, which count as never sent, and keys and gathers whose
/// observers send and cancel.
@Suite("Transactions, keys and gathers, attacked")
@MainActor
struct TransactionAttackTests {
  struct Boom: Error, Equatable {}

  typealias Rehearsed = RehearsalOf<Never>
  typealias Counter<Eff: Launching> = Explorer<Eff, StateStore<Int>, Never, Int>

  private func explorer<Eff: Launching>(_: Eff.Type, on launcher: Eff.Launcher) -> Counter<Eff> {
    Explorer(number(Eff.self), on: launcher)
  }

  private func add(_ n: Int) -> Kind<StateOf<Int>, Void> { .modify { $0 + n } }

  // MARK: Transactions

  @Test("a transaction within two is cancelled if one of them fails", arguments: 0..<4)
  func withinTwo(order: Int) {
    let all = [explorer(IOOf<Never>.self, on: ()), explorer(IOOf<Never>.self, on: ())]
    let (outer, failing) = order % 2 == 0 ? (all[0], all[1]) : (all[1], all[0])
    var inner: Request<Boom>?
    func body() { for one in all { one.commit(add(1)) } }
    transaction(outer) { () throws(Boom) in
      transaction(failing) { () throws(Boom) in
        inner =
          order < 2
          ? transaction(all[0], all[1]) { () throws(Boom) in body() }
          : transaction(all[0], all[1], all[0], all[1]) { () throws(Boom) in body() }
        throw Boom()
      }
    }
    #expect(inner?.outcome == .cancelled && outer.view == 1 && failing.view == 0)
  }

  @Test("a transaction within two ends as success once both are kept")
  func keptInTwo() {
    let (a, b) = (explorer(IOOf<Never>.self, on: ()), explorer(IOOf<Never>.self, on: ()))
    var inner: Request<Boom>?
    var told: [Ending<Boom>] = []
    transaction(a) { () throws(Boom) in
      transaction(b) { () throws(Boom) in
        inner = transaction(a, b) { () throws(Boom) in a.commit(add(1)) }
        inner?.whenEnded { told.append($0) }
      }
      #expect(told.isEmpty)
    }
    #expect(inner?.outcome == .success && told == [.success] && a.view == 1)
  }

  @Test("a transaction that waits within one that fails is cancelled")
  func waiting() {
    let (a, b) = (explorer(IOOf<Never>.self, on: ()), explorer(IOOf<Never>.self, on: ()))
    var request: Request<Boom>?
    let token = b.observe { snapshot in
      guard snapshot.version == 1 else { return }
      transaction(a) { () throws(Boom) in
        a.commit(add(1))
        request = transaction(a, b) { () throws(Boom) in
          a.commit(add(10))
          b.commit(add(10))
        }
        throw Boom()
      }
    }
    b.commit(add(1))
    #expect(request?.outcome == .cancelled && a.view == 0 && b.view == 1)
    token.cancel()
  }

  @Test("a request in a transaction that fails is cancelled, also while it waits")
  func sent() throws {
    let stage = Stage<Never>()
    let a = explorer(Rehearsed.self, on: stage)
    let other = a.run(.move(.step("load") { add(1) }))
    a.run(.move(.pure(add(10)), under: .throttled(2, by: .seconds(1))))
    var sent: [Request<Never>] = []
    transaction(a) { () throws(Boom) in
      sent = [
        a.gather(after: [other]) { [a.run(.run(a.committing(add(100))))] },
        a.gather(after: [other]) { [a.run(.run(a.committing(add(1_000))))] },
        a.run(.move(.pure(add(10_000)), under: .queued(1))),
        a.run(.move(.pure(add(100_000)), under: .queued(1))),
        a.run(.move(.pure(add(1_000_000)), under: .throttled(2, by: .seconds(1)))),
      ]
      throw Boom()
    }
    #expect(sent.allSatisfy { $0.outcome == .cancelled } && a.view == 10)
    try stage.perform("load")
    stage.advance(by: .seconds(2))
    #expect(a.view == 11)
  }

  // MARK: Keys

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
    transaction(a) { () throws(Boom) in
      _ = send(1)
      throw Boom()
    }
    #expect(send(10).outcome == .success && a.view == 10 && stage.sleeps.count == 1)
  }

  @Test("of waiting throttled requests the first starts, and then the last")
  func throttledInTurn() {
    let stage = Stage<Never>()
    let a = explorer(Rehearsed.self, on: stage)
    var sent: [Request<Never>] = []
    transaction(a) { () throws(Never) in
      sent = [1, 10, 100].map { n in
        a.run(.move(.pure(add(n)), under: .throttled(1, by: .seconds(1))))
      }
    }
    #expect(a.view == 1 && sent.map { $0.outcome } == [.success, .cancelled, nil])
    stage.advance(by: .seconds(1))
    #expect(a.view == 101)

    let b = explorer(Rehearsed.self, on: stage)
    transaction(b) { () throws(Never) in
      sent = [1, 10].map { n in
        b.run(.move(.pure(add(n)), under: .throttled(1, by: .seconds(1))))
      }
      sent[0].cancel()
    }
    #expect(b.view == 10 && sent.map { $0.outcome } == [.cancelled, .success])
  }

  // MARK: Gathers

  private enum CallbackOf: CoroutineConstructor, Launching {
    typealias Host = CallbackHost
    typealias Failure = Never
  }

  @Test("gathers that wait for each other end when one is cancelled, also from a callback")
  func circle() {
    let explorer = explorer(CallbackOf.self, on: ())
    var gathers: [Request<Never>] = []
    let effect = explorer.run(
      .run(Kind<CallbackOf, Void>.wait { fiber, _ in fiber.onCancel { gathers[1].cancel() } }))
    transaction(explorer) { () throws(Never) in
      gathers.append(explorer.gather { [effect, gathers[1]] })
      gathers.append(explorer.gather { [gathers[0]] })
    }
    gathers[0].cancel()
    #expect(effect.outcome == .cancelled && gathers.allSatisfy { $0.outcome == .cancelled })
  }
}

import Pairings
import TestSupport
import Testing

/// What is sent under a key within a transaction replaces others once that is kept, and none if it
/// fails.
@Suite("Keys in transactions")
@MainActor
struct KeysInTransactionsTests {
  struct Boom: Error, Equatable {}

  typealias Log = Explorer<RehearsalOf<Never>, StateStore<[String]>, [String]>
  typealias Step = Kind<RehearsalOf<Never>, State<[String], Void>>

  private let stage = Stage<Never>()

  private func explorer(view: @escaping () -> Void = {}) -> Log {
    Log(
      Component(
        StateStore(),
        Store([]) { log in
          UI { _ in
            view()
            return log
          }
        }))
  }

  private func load(_ name: String) -> Step { .step(name) { State { $0.append(name) } } }
  private func at(_ name: String) -> Step { .pure(State { $0.append(name) }) }

  @Test(
    "what is sent in a transaction that fails replaces nothing",
    arguments: [KeyPolicy.latest, .debounced(by: .seconds(1))])
  func replaced(policy: KeyPolicy) {
    let explorer = explorer()
    let first = explorer.send(load("a"), key: 1, on: stage)
    transaction(explorer) { () throws(Boom) in
      explorer.send(load("b"), key: 1, policy, on: stage)
      throw Boom()
    }
    #expect(first.isActive)
    stage.performAll()
    #expect(first.outcome == .success && explorer.view == ["a"])
  }

  @Test("what is sent in one that is kept replaces what went on, and what was sent in it before")
  func replacedAndKept() {
    let explorer = explorer()
    var sent = [explorer.send(load("a"), key: 1, on: stage)]
    transaction(explorer) { () throws(Never) in
      sent.append(explorer.send(load("b"), key: 1, on: stage))
      sent.append(explorer.send(load("c"), key: 1, on: stage))
      transaction(explorer) { () throws(Boom) in
        sent.append(explorer.send(load("d"), key: 1, on: stage))
        throw Boom()
      }
      #expect(sent.map { $0.isActive } == [true, true, true, false])
    }
    #expect(sent.map { $0.outcome } == [.cancelled, .cancelled, nil, .cancelled])
    stage.performAll()
    #expect(explorer.view == ["c"])
  }

  @Test("what is throttled in a transaction that fails takes no place")
  func throttled() {
    let explorer = explorer()
    func send(_ name: String) -> Request<Never> {
      explorer.send(at(name), key: 1, .throttled(by: .seconds(1)), on: stage)
    }
    _ = send("a")
    let second = send("b")
    transaction(explorer) { () throws(Boom) in
      _ = send("c")
      throw Boom()
    }
    #expect(second.isActive)
    // The interval may be over within one: that has happened all the same.
    transaction(explorer) { () throws(Boom) in
      stage.advance(by: .seconds(1))
      throw Boom()
    }
    #expect(second.outcome == .success && explorer.view == ["a", "b"])
  }

  @Test("what a view in the making sends in a transaction that fails is cancelled")
  func inAView() {
    var body: () -> Void = {}
    let explorer = explorer { body() }
    let first = explorer.send(load("a"), key: 1, .queued, on: stage)
    var sent: [Request<Never>] = []
    transaction(explorer) { () throws(Boom) in
      explorer.commit(State { $0.append("x") })
      body = { [unowned explorer] in
        sent = [
          explorer.send(load("b"), key: 1, .queued, on: stage),
          explorer.send(load("c"), key: 1, on: stage),
        ]
      }
      _ = explorer.view
      body = {}
      throw Boom()
    }
    #expect(sent.map { $0.outcome } == [.cancelled, .cancelled] && first.isActive)
    stage.performAll()
    #expect(explorer.view == ["a"])
  }

  @Test("of many that are sent in one transaction the last goes on")
  func many() {
    let explorer = explorer()
    var sent: [Request<Never>] = []
    transaction(explorer) { () throws(Never) in
      for n in 0..<10_000 { sent.append(explorer.send(load("\(n)"), key: 1, on: stage)) }
    }
    #expect(sent.count { $0.outcome == .cancelled } == 9_999)
    stage.performAll()
    #expect(explorer.view == ["9999"])
  }
}

import Pairings
import TestSupport
import Testing

// Attacks by observers that begin, and by requests that are cancelled, within a transaction.

extension InputAttackTests {
  @Test(
    "an observer that begins within a transaction sees its result",
    arguments: [true, false])
  func observerInTransaction(isKept: Bool) {
    let explorer = explorer(on: Stage())
    var (seen, token): ([Int], ObservationToken?) = ([], nil)
    transaction(explorer) { () throws(Boom) in
      explorer.send(.log("a"))
      explorer.send {
        token = explorer.observe({ $0.count }) { seen.append($0) }
        return (nil, ())
      }
      if !isKept { throw Boom() }
    }
    #expect(seen == [isKept ? 1 : 0])
    explorer.send(.log("b"))
    #expect(seen.last == explorer.view.count)
    token?.cancel()
  }

  @Test("a journal that begins within a transaction has no commit before it")
  func journalInTransaction() {
    let explorer = explorer(on: Stage())
    let other = explorer.record { _ in }
    var (places, tokens): ([[String]], [ObservationToken]) = ([], [other])
    transaction(explorer) {
      explorer.send(.log("a"))
      tokens.append(explorer.record { places.append($0.after.position) })
      explorer.send(.log("b"))
      tokens.append(explorer.observeChanges { places.append($2().position) })
    }
    #expect(places == [["a", "b"]])
    for token in tokens { token.cancel() }
  }

  @Test(
    "an effect that never began, in a transaction that fails, reports no cancellation",
    arguments: [true, false])
  func cancelledInTransaction(isKept: Bool) {
    let explorer = explorer(on: Stage())
    transaction(explorer) { () throws(Boom) in
      explorer.run(load("a", under: nil)).cancel()
      explorer.run(load("b", under: .latest(1)))
      explorer.cancel(key: 1)
      if !isKept { throw Boom() }
    }
    #expect(explorer.view == (isKept ? ["no a", "no b"] : []))
  }

  @Test("a request that is cancelled within a move ends once its observers can see that move")
  func cancelledInMove() {
    let explorer = explorer(on: Stage())
    var (request, seen): (Request<Never>?, [[String]]) = (nil, [])
    let token = explorer.observe { _ in
      guard request == nil else { return }
      explorer.commit(
        .modify { log in
          request?.cancel()
          return log + ["b"]
        })
      request = explorer.run(load("c", under: nil))
      request?.whenEnded { _ in seen.append(explorer.position) }
    }
    explorer.send(.log("a"))
    #expect(seen == [["a", "b"]])
    #expect(explorer.position == ["a", "b", "no c"])
    token.cancel()
  }

  @Test(
    "a request that waited before a transaction, and is cancelled in it, ends after it",
    arguments: [true, false])
  func cancelledAndTold(isKept: Bool) {
    let explorer = explorer(on: Stage())
    explorer.run(load("a", under: .queued(1)))
    let waiting = explorer.run(load("b", under: .queued(1)))
    var seen: [[String]] = []
    waiting.whenEnded { _ in seen.append(explorer.view) }
    transaction(explorer) { () throws(Boom) in
      explorer.send(.log("c"))
      waiting.cancel()
      #expect(seen == [] && !waiting.isActive)
      if !isKept { throw Boom() }
    }
    #expect(seen == [isKept ? ["c"] : []])
    #expect(explorer.view == (isKept ? ["c", "no b"] : ["no b"]))
  }

  @Test("an input of a transaction ends with it, even if cancelled", arguments: [true, false])
  func inputInTransaction(isKept: Bool) {
    let explorer = explorer(on: Stage())
    var request: Request<Never>?
    transaction(explorer) { () throws(Boom) in
      request = explorer.send(.log("a"))
      request?.cancel()
      #expect(request.map { $0.outcome == nil } == true)
      if !isKept { throw Boom() }
    }
    #expect(request?.outcome == (isKept ? .success : .cancelled))
  }

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

  @Test("a transaction that fails shows nothing")
  func coalesced() throws {
    let stage = Stage<Never>()
    let explorer = explorer(on: stage)
    var shown: [[String]] = []
    let token = explorer.observe { shown.append($0.view) }
    func log(_ name: String) -> Rehearsal<Never, State<[String], Void>> {
      .step(name) { .modify { $0 + [name] } }
    }
    explorer.run(.workflow([log("a"), log("b")], refresh: .coalesce))
    try stage.perform("a")
    transaction(explorer) { () throws(Boom) in throw Boom() }
    #expect(shown == [])
    try stage.perform("b")
    #expect(shown == [["a", "b"]])
    token.cancel()
  }

  @Test("transactions that fail within one take as long each, however many there are")
  func manyThatFail() {
    let cost = growth(from: many(1_000, inDebug: 300)) { count in
      let explorer = explorer(on: Stage())
      transaction(explorer) {
        for n in 0..<count {
          explorer.run(load("kept", under: nil))
          transaction(explorer) { () throws(Boom) in
            explorer.run(load("\(n)", under: nil))
            throw Boom()
          }
        }
      }
    }
    #expect(cost < 40)
  }
}

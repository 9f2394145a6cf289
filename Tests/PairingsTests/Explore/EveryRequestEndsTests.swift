import Pairings
import TestSupport
import Testing

/// The end of each request: success, failure or cancellation, for every limit. A request succeeds
/// only if its move was made.
@Suite("Every request ends, with the result of its effects")
@MainActor
struct EveryRequestEndsTests {
  typealias Move = Kind<StateOf<Int>, Void>

  static func explorer<Eff: Launching>(
    _: Eff.Type, on launcher: Eff.Launcher, limit: Int = 1_000
  ) -> Explorer<Eff, StateStore<Int>, Never, Int> {
    Explorer(number(Eff.self), on: launcher, limit: limit)
  }

  static func adding<Eff: Monad>(
    _ effect: Kind<Eff, Int>
  ) -> Kind<Eff, Move> {
    Eff.map(effect) { n in State.modify { $0 + n } }
  }

  // MARK: Gathered in each other

  @Test("cancelling the outermost of many gathers takes no stack, and cancels all of them")
  func cancelledGathers() async {
    let explorer = Self.explorer(AsyncOf<Never>.self, on: Isolation())
    var requests = [explorer.run(.move(Self.adding(Async<Never, Int>.never())))]
    for _ in 0..<many(100_000, inDebug: 20_000) {
      let inner = requests[requests.count - 1]
      requests.append(explorer.gather { [inner] })
    }
    let last = requests[requests.count - 1]
    last.cancel()
    #expect(await last.finished() == .cancelled)
    #expect(requests.allSatisfy { $0.outcome == .cancelled })
  }

  // MARK: Behind a runaway

  @Test(
    "each of a chain of requests that the ends of others send ends, however long it is",
    arguments: [1, 3, 10])
  func chain(limit: Int) {
    let stage = Stage<Never>()
    let explorer = Self.explorer(RehearsalOf<Never>.self, on: stage, limit: limit)
    var requests: [Request<Never>] = []
    func next() {
      guard requests.count < 500 else { return }
      let request = explorer.run(.move(Self.adding(.pure(1))))
      requests.append(request)
      request.whenEnded { _ in next() }
    }
    let token = explorer.observe { _ in if requests.isEmpty { next() } }
    explorer.commit(.set(0))
    while requests.count < 500 {
      #expect(requests.allSatisfy { $0.outcome != nil })
      explorer.commit(.modify { $0 })
    }
    #expect(requests.allSatisfy { $0.outcome != nil })
    #expect(explorer.view == requests.count { $0.outcome == .success })
    token.cancel()
  }

  @Test("an answer whose move waits behind a runaway ends as cancelled")
  func behindARunaway() {
    func check<Eff: Launching>(
      _: Eff.Type, on launcher: Eff.Launcher, _ stage: Stage<Never>,
      _ load: Kind<Eff, Int>
    ) where Eff.Failure == Never {
      let explorer = Self.explorer(Eff.self, on: launcher, limit: 10)
      let request = explorer.run(.move(Self.adding(load)))
      var isFirst = true
      let token = explorer.observe { snapshot in
        if snapshot.version > 10, isFirst {
          isFirst = false
          try? stage.perform("load")
        }
        explorer.commit(.modify { $0 + 1 })
      }
      explorer.commit(.modify { $0 + 1 })
      #expect(explorer.view < 1_000 && request.outcome == .cancelled)
      token.cancel()
    }
    let stage = Stage<Never>()
    check(RehearsalOf<Never>.self, on: stage, stage, .step("load") { 1_000 })
    check(
      ReaderTOf<Int, RehearsalOf<Never>>.self, on: Provided(7, on: stage), stage,
      .lift(.step("load") { 1_000 }))
  }
}

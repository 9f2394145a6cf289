import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import Testing

extension CallbackOf: Cancelling {}

extension CallbackOf: Checkable {
  /// Work that records what it does and then calls back.
  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let acts = Three.domain.array(count: 0...2)
    return Domain { choices in
      let (acts, value) = (acts.draw(&choices), values.draw(&choices))
      return Callback.calling { done in
        for act in acts { Trace.record(act) }
        done(value)
      }
    } observe: { work, seen in
      var end: Value?
      let trace = Trace.of {
        _ = launch(work, on: ()) { if case .success(let value) = $0 { end = value } }
      }
      seen.group("Callback") { seen in
        seen.field("does") { trace.observe(&$0) }
        if let end { seen.field("returns") { values.observe(end, &$0) } }
      }
    }
  }
}

@Suite("An effect of a user's own")
struct CallbackTests {
  /// BA31: an effect defined outside of the framework obeys the laws of a monad.
  @Test func lawful() {
    expectLaws(.monad(CallbackOf.self))
    expectLaws(.launching(CallbackOf.self, launcher: {}))
  }

  @Test("the counter of the other effects runs under it, and a request that was cancelled")
  func counted() {
    final class Server {
      var callers: [(Int) -> Void] = []
      func ask(_ done: @escaping (Int) -> Void) { callers.append(done) }
    }
    let server = Server()
    let explorer = Explorer(counter(CallbackOf.self))
    let asked = Callback.calling { done in server.ask(done) }
    let request = explorer.run(.move(asked.map { .set($0) }))
    request.cancel()  // The answer, if it comes, commits nothing.
    explorer.run(.move(asked.map { .set($0) }))
    for call in server.callers { call(42) }
    #expect(request.outcome == .cancelled)
    #expect(explorer.view.label == "42" && explorer.version == 1)
  }

  @Test("a second call of a callback is ignored, as is one after a cancellation")
  func once() {
    var callers: [() -> Void] = []
    var ends: [Outcome<Int, Never>] = []
    let work = Callback<Int>.calling { done in callers.append { done(7) } }
    CallbackOf.launch(work, on: ()) { ends.append($0) }
    let cancel = CallbackOf.launch(work, on: ()) { ends.append($0) }
    cancel()
    #expect(ends == [.cancelled])
    for call in callers + callers { call() }
    #expect(ends == [.cancelled, .success(7)])
  }

  /// A cancellation before anything waits.
  @Test("an effect that is cancelled while it makes its next step ends, and releases its resources")
  func cancelledBetween() {
    typealias Work = Callback<Int>
    var launch: Launch?
    var released = 0
    func cancelled() -> Work {
      launch?.cancel()
      return .never()
    }
    func release(_: Int, _: Ending<Never>) -> Callback<Void> {
      released += 1
      return .pure(())
    }
    let shielded = Work.suspend {
      launch?.cancel()
      return .pure(1)
    }.shielded()
    let suspended = Work.suspend(cancelled)
    let works: [(Work, releases: Int)] = [
      (suspended, 0),
      (Work.pure(1).flatMap { _ in cancelled() }, 0),
      (CallbackOf.iterate(0) { _ in cancelled().map { .done($0) } }, 0),
      (CallbackOf.bracket(.pure(1), release: release) { _ in cancelled() }, 1),
      (CallbackOf.both(suspended, Work.never()).map(\.0), 0),
      (CallbackOf.both(Work.never(), suspended).map(\.0), 0),
      (shielded.flatMap { _ in .never() }, 0),
    ]
    for (index, (work, releases)) in works.enumerated() {
      var ends: [Outcome<Int, Never>] = []
      released = 0
      launch = CallbackOf.prepare(work, on: ()) { ends.append($0) }
      launch?.start()
      #expect(ends == [.cancelled] && released == releases, "work \(index)")
    }
  }

  @Test("a request that is replaced by what it does ends, and what is queued behind it begins")
  func replacedByItself() {
    let explorer = Explorer(counter(CallbackOf.self))
    var second: Request<Never>?
    let first = explorer.run(
      .run(
        Callback<Void>.calling { $0(()) }.flatMap {
          second = explorer.run(.run(.pure(()), under: .latest("k")))
          return .never()
        }, under: .latest("k")))
    #expect(first.outcome == .cancelled && second?.outcome == .success)
  }

  @Test("a wait whose callback is freed is freed as well")
  func freed() {
    final class Held {}
    weak var held: Held?
    do {
      let object = Held()
      held = object
      let lost = Callback<Void>.calling { _ in }.map { _ = object }
      CallbackOf.launch(lost, on: ()) { _ in }
      CallbackOf.launch(Callback<Void>.never().map { _ = object }, on: ()) { _ in }
    }
    #expect(held == nil)
  }
}

import Pairings
import TestSupport
import Testing

/// Cancellations and failures in the middle of work.
@Suite("Cancellation in the middle of work")
@MainActor
struct CancellationTests {
  struct Refused: Error, Equatable {}

  enum Input { case add(Int), go(Int), told(Int) }

  typealias FollowUp<Eff: Launching> = Effects<Eff, StateOf<[Int]>, Input>
  typealias List<Eff: Launching> = Explorer<Eff, StateStore<[Int]>, Input, [Int]>

  /// Returns an explorer of a list, whose input `go` begins effects.
  private func list<Eff: Launching>(
    on launcher: Eff.Launcher, limit: Int = 1_000, _ effects: @escaping (Int) -> FollowUp<Eff>
  ) -> List<Eff> {
    let dispatcher = Dispatcher<Eff, StateOf<[Int]>, Input>.update { list, input in
      switch input {
      case .add(let n): list.append(n)
      case .told(let n): list.append(1_000 + n)
      case .go(let n): return effects(n)
      }
      return .none
    }
    return Explorer(.store([], on: dispatcher) { list, _ in list }, on: launcher, limit: limit)
  }

  private static func work(
    _ body: @escaping () -> Void = {}
  ) -> IO<Refused, Void> { .work { () throws(Refused) in body() } }

  @Test("a workflow that runs here and now commits nothing after its cancellation")
  func atOnce() {
    var request: Request<Refused>?
    let explorer = list(on: ()) { _ in
      .workflow((1...3).map { n in Self.work().map { .modify { $0 + [n] } } })
    }
    let token = explorer.observe {
      if $0.version == 1 { request = explorer.send(.go(0)) }
      if $0.view.last == 1 { request?.cancel() }
    }
    explorer.send(.add(42))
    withExtendedLifetime(token) {
      expect(explorer.position == [42, 1] && request?.outcome == .cancelled)
    }
  }

  @Test("the cancellation of all reaches each effect that runs here and now")
  func nested() {
    var explorer: List<IOOf<Refused>>?
    explorer = list(on: ()) { n in
      .run(Self.work { if n == 0 { explorer?.send(.go(1)) } else { explorer?.cancelAll() } }) {
        .add(n)
      }
    }
    expect(explorer?.send(.go(0)).outcome == .cancelled && explorer?.position == [])
  }

  @Test("the cancellation of all ends a request that waits for an interval, and no later one")
  func interval() {
    typealias Effect = RehearsalOf<Refused>
    let explorer = list(on: Stage<Refused>()) { n in
      .run(Effect.pure(()), under: .throttled(0, by: .seconds(1)), cancelled: .told(n)) { .add(n) }
    }
    explorer.send(.go(1))
    let waiting = explorer.send(.go(9))
    explorer.cancelAll()
    expect(waiting.outcome == .cancelled && explorer.position == [1, 1_009])
    expect(explorer.send(.go(2)).outcome == .success && explorer.position == [1, 1_009, 2])
  }

  @Test("a failure of a stream is reported after its elements were shown")
  func failure() {
    var log: [String] = []
    let explorer = list(on: ()) { n in
      n == 0
        ? .run(Self.work()) { .go(1) }
        : .stream { send in
          .work { () throws(Refused) in
            send(.add(7))
            throw Refused()
          }
        }
    }
    let tokens = [
      explorer.observe { log.append("\($0.view)") },
      explorer.observeReports { _ in log.append("report") },
    ]
    explorer.send(.go(0))
    withExtendedLifetime(tokens) { expectEqual(log.suffix(2), ["[7]", "report"]) }
  }

  @Test("a stream one of whose elements was dropped is no success")
  func dropped() throws {
    let stage = Stage<Refused>()
    var feed: Send<Input>?
    let explorer = list(on: stage, limit: 1) { _ in
      FollowUp<RehearsalOf<Refused>>.stream {
        feed = $0
        return .step("end") {}
      }
    }
    let request = explorer.send(.go(0))
    let token = explorer.observe {
      if $0.view == [42] { explorer.send(.add(1)) }
      if $0.view.last == 1 { feed?(.add(77)) }
    }
    explorer.send(.add(42))
    withExtendedLifetime(token) {
      expect(explorer.position == [42, 1] && request.outcome == .cancelled && stage.cues.isEmpty)
    }
  }
}

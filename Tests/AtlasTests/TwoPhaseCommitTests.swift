import Pairings
import PairingsAtlas
import TestSupport
import Testing

/// Two-phase commit, a day of the shared state and of a list of managers.
///
/// - SeeAlso: Gray and Lamport, *Consensus on Transaction Commit* (2006), whose model it is.
@Suite("Two-phase commit")
struct TwoPhaseCommitTests {
  private enum Manager: UInt8, Hashable { case working, prepared, committed, aborted }

  /// The state of the transaction's manager, and the messages.
  private struct Desk: Hashable {
    var state = Manager.working
    var prepared: UInt16 = 0
    var messages: UInt16 = 0
    var commit = false
    var abort = false
  }

  private enum Action: Hashable, Sendable {
    case commit, abort, receivePrepared(Int), prepare(Int), chooseAbort(Int)
    case receiveCommit(Int), receiveAbort(Int)
  }

  private typealias View = (desk: Desk, managers: [Manager])
  private typealias Managers = EachPairing<Int, StateStore<Manager>>
  private typealias Pair = DayPairing<StateStore<Desk>, Managers>
  private typealias Move = DayMove<StateStore<Desk>, Managers, Void>

  private func move(_ action: Action) -> Move {
    func atDesk(_ change: @escaping (inout Desk) -> Void) -> Move {
      .first(.modify(inPlace: change))
    }
    func set(_ id: Int, _ manager: Manager) -> Move { .second(.part(id, .set(manager))) }
    return switch action {
    case .commit: atDesk { ($0.state, $0.commit) = (.committed, true) }
    case .abort: atDesk { ($0.state, $0.abort) = (.aborted, true) }
    case .receivePrepared(let id): atDesk { $0.prepared |= 1 << id }
    case .prepare(let id): set(id, .prepared).then(atDesk { $0.messages |= 1 << id })
    case .chooseAbort(let id), .receiveAbort(let id): set(id, .aborted)
    case .receiveCommit(let id): set(id, .committed)
    }
  }

  private func isEnabled(_ action: Action, at view: View, _ count: Int) -> Bool {
    let (desk, managers) = view
    return switch action {
    case .commit: desk.state == .working && desk.prepared == UInt16((1 << count) - 1)
    case .abort: desk.state == .working
    case .receivePrepared(let id): desk.state == .working && desk.messages & (1 << id) != 0
    case .prepare(let id), .chooseAbort(let id): managers[id] == .working
    case .receiveCommit: desk.commit
    case .receiveAbort: desk.abort
    }
  }

  @Test(
    "it has the published number of states, and is consistent",
    arguments: [(2, 56), (3, 288), (5, 8_832), (7, 296_448)].prefix(many(4, inDebug: 3)))
  func published(count: Int, states: Int) {
    let parts = [
      Action.receivePrepared, Action.prepare, Action.chooseAbort, Action.receiveCommit,
      Action.receiveAbort,
    ]
    let actions = [.commit, .abort] + parts.flatMap { (0..<count).map($0) }
    let moves = actions.map { ($0, move($0)) }
    let managers = Each(Array(0..<count), fresh: Store(Manager.working) { $0 }) { $0.map(\.value) }
    let space = Day(Store(Desk()) { $0 }, managers) { (desk: $0, managers: $1) }
    let model = Spaces(space, by: Pair(StateStore(), Managers(StateStore()))) { view in
      moves.filter { isEnabled($0.0, at: view, count) }
    }
    let consistent = Proposition<View>("no manager commits while another aborts") { view in
      !(view.managers.contains(.committed) && view.managers.contains(.aborted))
    }
    let committed = Proposition<View>("committed") { $0.desk.commit }
    let result = Atlas(model).check(.always(consistent), .reachable(committed))
    expect(result.states == states && result.results.map(\.verdict) == [.holds, .holds])
    expectEqual(result.results[1].path?.steps.count, 2 * count + 1)
  }
}

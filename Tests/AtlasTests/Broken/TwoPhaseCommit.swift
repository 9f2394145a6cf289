import Pairings
import PairingsAtlas

/// Two-phase commit: a manager of a transaction, and the managers of its resources.
///
/// - SeeAlso: Gray and Lamport, *Consensus on Transaction Commit* (2006), whose model it is.
enum TwoPhaseCommit {
  enum Fault: String, CaseIterable {
    case commitsEarly, abortsAfterPrepared, forgetsMessage
  }

  enum Manager: UInt8, Hashable {
    case working, prepared, committed, aborted
  }

  /// The shared state: that of the transaction's manager, and the messages.
  struct Desk: Hashable {
    var state = Manager.working
    var prepared: UInt16 = 0
    var messages: UInt16 = 0
    var commit = false
    var abort = false
  }

  enum Action: Hashable, Sendable {
    case commit, abort
    case receivePrepared(Int)
    case prepare(Int)
    case chooseAbort(Int)
    case receiveCommit(Int)
    case receiveAbort(Int)
  }

  /// The actions of a transaction among a number of managers.
  static func actions(_ count: Int) -> [Action] {
    let all = 0..<count
    return [.commit, .abort] + all.map { .receivePrepared($0) } + all.map { .prepare($0) }
      + all.map { .chooseAbort($0) } + all.map { .receiveCommit($0) }
      + all.map { .receiveAbort($0) }
  }

  struct View {
    let desk: Desk
    let managers: [(id: Int, value: Manager)]
  }

  typealias Pair = DayPairing<StateStore<Desk>, EachPairing<Int, StateStore<Manager>>>
  typealias Move = DayMove<StateStore<Desk>, EachPairing<Int, StateStore<Manager>>, Void>

  /// A day of a desk and of managers.
  static func model(_ count: Int, _ fault: Fault? = nil) -> Spaces<Pair, View, Action> {
    let managers = Each(Array(0..<count), fresh: Store(Manager.working) { $0 }) { $0 }
    let space = Day(Store(Desk()) { $0 }, managers) { View(desk: $0, managers: $1) }
    let pairing = DayPairing(
      StateStore<Desk>(), EachPairing<Int, StateStore<Manager>>(StateStore<Manager>()))
    let moves = moves(count, fault)
    return Spaces(space, by: pairing) { view in
      moves.filter { isEnabled($0.action, at: view, count, fault) }
    }
  }

  /// The moves, which are made once, in the order of ``actions(_:)``.
  private static func moves(_ count: Int, _ fault: Fault?) -> [(action: Action, move: Move)] {
    func atDesk(_ change: @escaping (inout Desk) -> Void) -> Move {
      .first(.modify(inPlace: change))
    }
    func decide(_ state: Manager) -> Move {
      atDesk {
        $0.state = state
        if state == .committed { $0.commit = true } else { $0.abort = true }
      }
    }
    func set(_ id: Int, _ manager: Manager) -> Move { .second(.part(id, .set(manager))) }
    func move(_ action: Action) -> Move {
      switch action {
      case .commit: return decide(.committed)
      case .abort: return decide(.aborted)
      case .receivePrepared(let id): return atDesk { $0.prepared |= 1 << id }
      case .prepare(let id):
        let message = fault == .forgetsMessage && id == 0 ? 0 : UInt16(1 << id)
        return set(id, .prepared).then(atDesk { $0.messages |= message })
      case .chooseAbort(let id), .receiveAbort(let id): return set(id, .aborted)
      case .receiveCommit(let id): return set(id, .committed)
      }
    }
    return actions(count).map { ($0, move($0)) }
  }

  /// Returns true if an action is enabled at a view of all `count` managers.
  static func isEnabled(
    _ action: Action, at view: View, _ count: Int, _ fault: Fault?
  ) -> Bool {
    let desk = view.desk
    func manager(_ id: Int) -> Manager { view.managers[id].value }
    switch action {
    case .commit:
      return desk.state == .working
        && (desk.prepared == UInt16((1 << count) - 1)
          || (fault == .commitsEarly && desk.prepared != 0))
    case .abort: return desk.state == .working
    case .receivePrepared(let id): return desk.state == .working && desk.messages & (1 << id) != 0
    case .prepare(let id): return manager(id) == .working
    case .chooseAbort(let id):
      return manager(id) == .working || (fault == .abortsAfterPrepared && manager(id) == .prepared)
    case .receiveCommit: return desk.commit
    case .receiveAbort: return desk.abort
    }
  }

  static var consistent: Proposition<View> {
    Proposition<View>("no manager commits while another aborts") { view in
      !(view.managers.contains { $0.value == .committed }
        && view.managers.contains { $0.value == .aborted })
    }
  }
}

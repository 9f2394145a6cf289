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

  enum Action: Hashable {
    case commit, abort
    case receivePrepared(Int)
    case prepare(Int)
    case chooseAbort(Int)
    case receiveCommit(Int)
    case receiveAbort(Int)
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
    return Spaces(space, by: pairing) { view in moves(view, count, fault) }
  }

  private static func moves(
    _ view: View, _ count: Int, _ fault: Fault?
  ) -> [(action: Action, move: Move)] {
    let desk = view.desk
    func atDesk(_ change: @escaping (inout Desk) -> Void) -> Move {
      .first(.modify(inPlace: change))
    }
    func set(_ id: Int, _ manager: Manager) -> Move { .second(.part(id, .set(manager))) }
    var moves: [(action: Action, move: Move)] = []
    let all = UInt16((1 << count) - 1)
    if desk.state == .working {
      if desk.prepared == all || (fault == .commitsEarly && desk.prepared != 0) {
        moves.append(
          (
            .commit,
            atDesk {
              $0.state = .committed
              $0.commit = true
            }
          ))
      }
      moves.append(
        (
          .abort,
          atDesk {
            $0.state = .aborted
            $0.abort = true
          }
        ))
      for id in 0..<count where desk.messages & (1 << id) != 0 {
        moves.append((.receivePrepared(id), atDesk { $0.prepared |= 1 << id }))
      }
    }
    for (id, manager) in view.managers {
      if manager == .working {
        let tell = fault == .forgetsMessage && id == 0 ? 0 : UInt16(1 << id)
        moves.append((.prepare(id), set(id, .prepared).then(atDesk { $0.messages |= tell })))
      }
      if manager == .working || (fault == .abortsAfterPrepared && manager == .prepared) {
        moves.append((.chooseAbort(id), set(id, .aborted)))
      }
      if desk.commit { moves.append((.receiveCommit(id), set(id, .committed))) }
      if desk.abort { moves.append((.receiveAbort(id), set(id, .aborted))) }
    }
    return moves
  }

  static var consistent: Proposition<View> {
    Proposition<View>("no manager commits while another aborts") { view in
      !(view.managers.contains { $0.value == .committed }
        && view.managers.contains { $0.value == .aborted })
    }
  }
}

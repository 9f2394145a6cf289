import PairingsAtlas

/// A two-phase commit in one word.
struct PackedCommit: Sendable {
  typealias Action = TwoPhaseCommit.Action

  /// The states of the managers: 0 working, 1 prepared, 2 committed, 3 aborted; two bits each.
  var managers: UInt32 = 0

  /// The managers that are known to be prepared, and those that have sent the message.
  var known: UInt16 = 0
  var said: UInt16 = 0

  /// The decision: 0 none, 1 commit, 2 abort. The messages follow from it.
  var decision: UInt8 = 0

  var word: UInt64 {
    UInt64(managers) | UInt64(known) << 24 | UInt64(said) << 36 | UInt64(decision) << 48
  }

  static func model(_ count: Int) -> Positions<PackedCommit, UInt64, Action> {
    Positions(from: PackedCommit(), actions: TwoPhaseCommit.actions(count), key: \.word) {
      $0.take($1, count)
    }
  }

  @inline(__always)
  mutating func take(_ step: Action, _ count: Int) -> Bool {
    switch step {
    case .commit:
      guard decision == 0, known == UInt16(1 << count) - 1 else { return false }
      decision = 1
    case .abort:
      guard decision == 0 else { return false }
      decision = 2
    case .receivePrepared(let id):
      guard decision == 0, said & (1 << id) != 0 else { return false }
      known |= 1 << id
    case .prepare(let id):
      guard manager(id) == 0 else { return false }
      set(id, 1)
      said |= 1 << id
    case .chooseAbort(let id):
      guard manager(id) == 0 else { return false }
      set(id, 3)
    case .receiveCommit(let id):
      guard decision == 1 else { return false }
      set(id, 2)
    case .receiveAbort(let id):
      guard decision == 2 else { return false }
      set(id, 3)
    }
    return true
  }

  private func manager(_ id: Int) -> UInt32 { (managers >> (2 * id)) & 3 }

  private mutating func set(_ id: Int, _ value: UInt32) {
    managers = managers & ~(3 << (2 * id)) | value << (2 * id)
  }
}

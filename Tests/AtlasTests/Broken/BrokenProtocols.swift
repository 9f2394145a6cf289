import PairingsAtlas

/// Mutual exclusion of two processes by Peterson's protocol, with its faults.
///
/// - SeeAlso: Peterson, *Myths About the Mutual Exclusion Problem* (1981).
struct Exclusion: Hashable {
  enum Fault: String, CaseIterable {
    case lostFlag, flagAfterLook, politeToNobody, flagKept, takesTurns
  }

  enum Stage: Hashable {
    case away, raised, waiting, inside
  }

  enum Action: Hashable {
    case want(Int)
    case goOn(Int)
  }

  var stages = [Stage.away, .away]
  var flags = [false, false]
  var turn = 0

  static func model(_ fault: Fault?) -> Positions<Exclusion, Exclusion, Action> {
    Positions(from: Exclusion(), actions: [.want(0), .want(1), .goOn(0), .goOn(1)]) {
      state, action in
      switch action {
      case .want(let who): state.want(who, fault)
      case .goOn(let who): state.goOn(who, fault)
      }
    }
  }

  private mutating func want(_ who: Int, _ fault: Fault?) -> Bool {
    guard stages[who] == .away else { return false }
    stages[who] = .raised
    if fault != .lostFlag, fault != .flagAfterLook { flags[who] = true }
    return true
  }

  private mutating func goOn(_ who: Int, _ fault: Fault?) -> Bool {
    let other = 1 - who
    switch stages[who] {
    case .away: return false
    case .raised:
      if fault != .takesTurns { turn = fault == .politeToNobody ? who : other }
      stages[who] = .waiting
    case .waiting:
      let isFree = fault == .takesTurns ? turn == who : !flags[other] || turn == who
      guard isFree else { return false }
      if fault == .flagAfterLook { flags[who] = true }
      stages[who] = .inside
    case .inside:
      stages[who] = .away
      if fault != .flagKept { flags[who] = false }
      if fault == .takesTurns { turn = other }
    }
    return true
  }
}

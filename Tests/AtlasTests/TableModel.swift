import PairingsAtlas

/// A model given by its transitions. Random small ones have propositions and fair actions: for them,
/// the results of an atlas are compared with those of exhaustive algorithms.
struct TableModel: Model, CustomStringConvertible {
  /// The transitions from each state: the action and the target.
  var actions: [[(action: Int, target: Int)]]

  /// The states that satisfy the first proposition, and those that satisfy the second.
  var first: [Bool] = []
  var second: [Bool] = []

  /// The fair actions. One that changes nothing is no step of them.
  var fair: Set<Int> = []

  /// The views that each transition passes, if any passes one, by its state and its ordinal.
  var passing: [[[Int]]]?

  /// The key of each state, if it is not the state itself; it is known unless that is negative.
  var keys: [Int]?

  init(
    _ actions: [[(action: Int, target: Int)]], passing: [[[Int]]]? = nil, keys: [Int]? = nil
  ) {
    (self.actions, self.passing, self.keys) = (actions, passing, keys)
  }

  var initial: Int { 0 }
  func identify(_ state: Int) -> UInt64? {
    let key = keys?[state] ?? state
    return key < 0 ? nil : UInt64(key) &* 0x9E37_79B9_7F4A_7C15 | 1
  }
  func view(of state: Int) -> Int { state }
  func forEachAction<Stop: Error>(
    from state: Int, _ visit: (Int, Int) throws(Stop) -> Void
  ) throws(Stop) {
    for (action, target) in actions[state] { try visit(action, target) }
  }
  func forEachAction<Stop: Error>(
    from state: Int, where isWanted: (Int) throws(Stop) -> Bool,
    passing show: (Int) throws(Stop) -> Void, _ visit: (Int, Int) throws(Stop) -> Void
  ) throws(Stop) {
    for (ordinal, (action, target)) in actions[state].enumerated() where try isWanted(action) {
      if let passing { for view in passing[state][ordinal] { try show(view) } }
      try visit(action, target)
    }
  }

  /// Properties of all kinds, about both propositions.
  var properties: [Property<Int>] {
    let first = Proposition<Int>("first") { self.first[$0] }
    let second = Proposition<Int>("second") { self.second[$0] }
    return [
      .reachable(second), .always(first), .noDeadlock(exceptWhere: first),
      .everyStateCanReach(second), .eventually(second), .leadsTo(first, second),
    ]
  }

  var description: String {
    "actions \(actions), first \(first), second \(second), fair \(fair.sorted())"
  }

  /// Makes a random model of at most `size` states.
  init(size: Int, using random: inout some RandomNumberGenerator) {
    let count = Int.random(in: 1...size, using: &random)
    actions = (0..<count).map { _ in
      (0..<3).compactMap { action in
        Int.random(in: 0..<5, using: &random) < 3
          ? (action, Int.random(in: 0..<count, using: &random)) : nil
      }
    }
    first = (0..<count).map { _ in .random(using: &random) }
    second = (0..<count).map { _ in Int.random(in: 0..<4, using: &random) == 0 }
    fair = Set((0..<3).filter { _ in Int.random(in: 0..<4, using: &random) > 0 })
  }

  /// Makes a random model of two sides: an even action moves one, an odd one the other. An action may
  /// have any number of successors, in any order among the others.
  init(sides count: Int, using random: inout some RandomNumberGenerator) {
    let steps = (0..<2).map { side in
      (0..<count).map { _ in
        (0..<4).map { _ in
          (
            action: side + 2 * Int.random(in: 0..<2, using: &random),
            target: Int.random(in: 0..<count, using: &random)
          )
        }.prefix(Int.random(in: 0...4, using: &random))
      }
    }
    let actions = (0..<count * count).map { state in
      let (one, other) = (state / count, state % count)
      let moves =
        steps[0][one].map { (action: $0.action, target: $0.target * count + other) }
        + steps[1][other].map { (action: $0.action, target: one * count + $0.target) }
      return moves.shuffled(using: &random)
    }
    self.init(actions)
  }
}

// MARK: - Exhaustive algorithms

extension TableModel {
  /// Returns the distance of each state from a state, through allowed states.
  func distances(from start: Int, where isAllowed: (Int) -> Bool) -> [Int?] {
    var distances = [Int?](repeating: nil, count: actions.count)
    guard isAllowed(start) else { return distances }
    distances[start] = 0
    for _ in actions.indices {
      for state in actions.indices {
        guard let distance = distances[state] else { continue }
        for (_, target) in actions[state] where isAllowed(target) {
          distances[target] = min(distances[target] ?? .max, distance + 1)
        }
      }
    }
    return distances
  }

  /// Returns the length of the shortest fair run from a state that avoids a proposition: of its
  /// stem and its cycle.
  func shortestRun(from start: Int, avoiding proposition: [Bool]) -> Int? {
    let distances = distances(from: start) { !proposition[$0] }
    return actions.indices.compactMap { state -> Int? in
      guard let distance = distances[state] else { return nil }
      if enabled(state).isEmpty { return distance }
      return shortestCycle(from: state, avoiding: proposition).map { distance + $0 }
    }.min()
  }

  /// Returns the fair actions that a state has.
  func enabled(_ state: Int) -> Set<Int> {
    fair.intersection(actions[state].filter { $0.target != state }.map(\.action))
  }

  /// Returns the length of the shortest fair cycle, found by a search of all walks, shortest first.
  private func shortestCycle(from start: Int, avoiding proposition: [Bool]) -> Int? {
    struct Walk: Hashable {
      var state: Int
      var done: Set<Int>
    }
    func impossible(_ state: Int) -> Set<Int> { fair.subtracting(enabled(state)) }
    var (seen, walks) = (Set<Walk>(), [Walk(state: start, done: impossible(start))])
    for length in 1...(actions.count * 8 + 1) {
      var next: [Walk] = []
      for walk in walks {
        for (action, target) in actions[walk.state] where !proposition[target] {
          var done = walk.done.union(impossible(target))
          if fair.contains(action), target != walk.state { done.insert(action) }
          if target == start, done == fair { return length }
          let walk = Walk(state: target, done: done)
          if seen.insert(walk).inserted { next.append(walk) }
        }
      }
      walks = next
    }
    return nil
  }
}

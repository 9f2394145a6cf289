extension Chart {
  /// The quotient by bisimulation: the smallest chart with the same observable behaviour.
  ///
  /// Two states are one if they have the same text, and transitions of the same names from them
  /// lead to states that are one.
  ///
  /// - Complexity: O(rounds · (states + transitions)). A round splits the blocks of states whose
  ///   transitions lead to other blocks than before. A chart has at most as many rounds as states,
  ///   and mostly a few.
  /// - SeeAlso: Kanellakis and Smolka, *CCS Expressions, Finite State Processes, and Three Problems
  ///   of Equivalence* (1990).
  public var minimised: Chart {
    let blocks = blocks
    var (numbers, chart) = ([Int: Int](), Chart(states: [], transitions: []))
    for (state, block) in blocks.enumerated() {
      if let known = numbers[block] {
        chart.states[known].count += 1
      } else {
        numbers[block] = chart.states.count
        chart.states.append(states[state])
      }
    }
    func moved(_ transition: Transition) -> Transition {
      Transition(
        from: numbers[blocks[transition.from]] ?? 0, to: numbers[blocks[transition.to]] ?? 0,
        name: transition.name)
    }
    var known: [Transition: Int] = [:]
    for transition in transitions.map(moved) where known[transition] == nil {
      known[transition] = chart.transitions.count
      chart.transitions.append(transition)
    }
    chart.path = path.compactMap { known[moved(transitions[$0])] }
    return chart
  }

  /// A transition to a block.
  private struct Edge: Hashable {
    let name: String
    let block: Int
  }

  /// The block of each state in the coarsest partition that is stable: the states of a block have
  /// the same text, and transitions of the same names to the same blocks.
  private var blocks: [Int] {
    let outgoing = Dictionary(grouping: transitions, by: \.from)
    var blocks = Self.numbers(states.map { [$0.text, "\($0.isOpen)"] })
    while true {
      let finer = Self.numbers(
        states.indices.map { state in
          let edges = (outgoing[state] ?? []).map { Edge(name: $0.name, block: blocks[$0.to]) }
          return Set(edges + [Edge(name: "", block: -1 - blocks[state])])
        })
      guard finer != blocks else { return blocks }
      blocks = finer
    }
  }

  /// Returns the number of each key, in the order of their first occurrences.
  private static func numbers<Key: Hashable>(_ keys: [Key]) -> [Int] {
    var numbers: [Key: Int] = [:]
    return keys.map { key in
      let number = numbers[key] ?? numbers.count
      numbers[key] = number
      return number
    }
  }
}

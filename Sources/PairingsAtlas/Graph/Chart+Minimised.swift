extension Chart {
  /// The quotient by bisimulation: the smallest chart with the same observable behaviour.
  ///
  /// Two states are one if they have the same text, and transitions of the same names from them
  /// lead to states that are one.
  ///
  /// - Complexity: O((states + transitions) log states) for states with few transitions each. A
  ///   state is examined again only when the block of a successor is split, of which the largest
  ///   part stays as it is.
  /// - SeeAlso: Kanellakis and Smolka, *CCS Expressions, Finite State Processes, and Three Problems
  ///   of Equivalence* (1990), for bisimulation by refinement; Hopcroft, *An n log n Algorithm for
  ///   Minimizing States in a Finite Automaton* (1971), for the smaller part.
  public var minimised: Chart {
    let blocks = PartitionRefinement(self).blocks
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
}

extension Chart {
  /// The smallest map on which the same can be seen: places are one if they show the same, and
  /// steps of the same names lead from them to places that are one.
  ///
  /// - Complexity: O((places + steps) log places) for places with few steps each: a place is looked
  ///   at again only when where it leads to is split, of which the largest part stays as it is.
  /// - SeeAlso: Kanellakis and Smolka, *CCS Expressions, Finite State Processes, and Three
  ///   Problems of Equivalence* (1990), for bisimulation by refinement; Hopcroft, *An n log n
  ///   Algorithm for Minimizing States in a Finite Automaton* (1971), for the smaller part.
  public var minimised: Chart {
    let blocks = Refinement(self).blocks
    var (numbers, chart) = ([Int: Int](), Chart(places: [], steps: []))
    for (place, block) in blocks.enumerated() {
      if let known = numbers[block] {
        chart.places[known].count += 1
      } else {
        numbers[block] = chart.places.count
        chart.places.append(places[place])
      }
    }
    func moved(_ step: Step) -> Step {
      Step(
        from: numbers[blocks[step.from]] ?? 0, to: numbers[blocks[step.to]] ?? 0, name: step.name)
    }
    var known: [Step: Int] = [:]
    for step in steps.map(moved) where known[step] == nil {
      known[step] = chart.steps.count
      chart.steps.append(step)
    }
    chart.path = path.compactMap { known[moved(steps[$0])] }
    return chart
  }
}

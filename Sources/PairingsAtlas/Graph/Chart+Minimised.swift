extension Chart {
  /// The smallest map on which the same can be seen: places are one if they show the same, and
  /// steps of the same names lead from them to places that are one.
  ///
  /// - Complexity: O(*d* (places + steps)), for *d* rounds: as many steps as it takes to tell
  ///   two places apart.
  /// - SeeAlso: Kanellakis and Smolka, *CCS Expressions, Finite State Processes, and Three
  ///   Problems of Equivalence* (1990), for bisimulation by refinement.
  public var minimised: Chart {
    let blocks = bisimilar
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

  /// A number for each place, the same for places that cannot be told apart.
  private var bisimilar: [Int] {
    struct Look: Hashable {
      let text: String
      let isOpen: Bool
    }
    struct Future: Hashable {
      let block: Int
      let steps: Set<Ahead>
    }
    struct Ahead: Hashable {
      let name: Int
      let block: Int
    }
    func numbered<Key: Hashable>(_ keys: [Key]) -> (blocks: [Int], count: Int) {
      var numbers: [Key: Int] = [:]
      let blocks = keys.map { key in
        if let known = numbers[key] { return known }
        numbers[key] = numbers.count
        return numbers.count - 1
      }
      return (blocks, numbers.count)
    }
    let names = numbered(steps.map(\.name)).blocks
    var (blocks, count) = numbered(places.map { Look(text: $0.text, isOpen: $0.isOpen) })
    while true {
      var futures = places.map { _ in Set<Ahead>() }
      for (index, step) in steps.enumerated() {
        futures[step.from].insert(Ahead(name: names[index], block: blocks[step.to]))
      }
      let (finer, finerCount) = numbered(
        zip(blocks, futures).map { Future(block: $0, steps: $1) })
      if finerCount == count { return blocks }
      (blocks, count) = (finer, finerCount)
    }
  }
}

/// The fair steps that a circle in a component has to take or to find impossible.
struct Duties {
  private let graph: Graph
  private let component: [Int]

  /// By fair step: the place that it was seen at last, at how many places of the component it was,
  /// and the component in which it was taken last.
  private var seen: [Int] = []
  private var counts: [Int] = []
  private var taken: [Int] = []

  init(_ graph: Graph, _ component: [Int]) { (self.graph, self.component) = (graph, component) }

  /// The fair steps of some places, which are all of a component; nothing if there is no fair
  /// circle in it.
  ///
  /// - Throws: The reason to stop.
  /// - Complexity: O(places + steps), for all components together.
  mutating func duties(
    in places: ArraySlice<Int>, _ meter: inout Meter
  ) throws(Halt) -> [UInt32]? {
    var (kinds, hasStep): ([UInt32], Bool) = ([], false)
    for place in places {
      try meter.work()
      for step in graph.steps(of: place) {
        try meter.work()
        let kind = Int(graph.classes[step])
        while seen.count <= kind {
          try meter.work()
          seen.append(-1)
          counts.append(0)
          taken.append(-1)
        }
        if component[Int(graph.targets[step])] == component[place] {
          (hasStep, taken[kind]) = (true, component[place])
        }
        guard kind != 0, seen[kind] != place else { continue }
        if counts[kind] == 0 { kinds.append(UInt32(kind)) }
        (seen[kind], counts[kind]) = (place, counts[kind] + 1)
      }
    }
    var isFair = true
    for kind in kinds {
      try meter.work()
      let isTaken = taken[Int(kind)] == places.first.map { component[$0] }
      if counts[Int(kind)] == places.count, !isTaken { isFair = false }
      counts[Int(kind)] = 0
    }
    return hasStep && isFair ? kinds : nil
  }
}

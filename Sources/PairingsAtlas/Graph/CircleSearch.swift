/// The search for a circle in a component that does its duties: that takes each of some fair
/// steps, or comes to a place where it cannot be taken.
struct CircleSearch {
  let graph: Graph
  let component: [Int]
  private let duties: [UInt32]

  /// The bit of each duty, if there are few.
  private let bits: [UInt32: Int]

  /// The duties that are done at a place because it has no such step, where it was looked at.
  private var done: [Int: Int] = [:]

  init(_ graph: Graph, _ component: [Int], _ duties: [UInt32]) {
    (self.graph, self.component, self.duties) = (graph, component, duties)
    bits =
      duties.count > 16
      ? [:] : Dictionary(uniqueKeysWithValues: duties.enumerated().map { ($1, 1 << $0) })
  }

  /// Some circle from a place that does all duties: always the nearest of those that are left.
  ///
  /// - Throws: The reason to stop.
  func some(from start: Int, _ meter: inout Meter) throws(Halt) -> [Int] {
    var walk = try ClosedWalk(self, from: start, duties, &meter)
    while try walk.goOn(&meter) {}
    return walk.steps
  }

  private struct State: Hashable {
    let place: Int
    let done: Int
  }

  /// The shortest circle of at most so many steps from a place that does all duties, if it is
  /// found before the effort is used up.
  ///
  /// - Precondition: There are at most sixteen duties.
  /// - Throws: The reason to stop.
  /// - Complexity: O(steps · 2^duties).
  mutating func shortest(
    from start: Int, upTo limit: Int, _ effort: inout Int, _ meter: inout Meter
  ) throws(Halt) -> [Int]? {
    let (all, first) = (
      (1 << duties.count) - 1, State(place: start, done: try done(at: start, &meter))
    )
    var (arrivals, open): ([State: (from: State, step: Int)], [State]) = ([:], [first])
    var length = 0
    while !open.isEmpty, length < limit, effort > 0 {
      length += 1
      effort -= open.count
      var next: [State] = []
      for state in open {
        for step in graph.steps(of: state.place) {
          try meter.work()
          let target = Int(graph.targets[step])
          guard component[target] == component[start] else { continue }
          let duty = bits[graph.classes[step]] ?? 0
          let arrival = State(
            place: target, done: state.done | duty | (try done(at: target, &meter)))
          if arrival.place == start, arrival.done == all {
            var (steps, back) = ([step], state)
            while back != first, let earlier = arrivals[back] {
              steps.append(earlier.step)
              back = earlier.from
            }
            return steps.reversed()
          }
          guard arrival != first, arrivals[arrival] == nil else { continue }
          arrivals[arrival] = (state, step)
          next.append(arrival)
        }
      }
      open = next
    }
    return nil
  }

  private mutating func done(at place: Int, _ meter: inout Meter) throws(Halt) -> Int {
    if let known = done[place] { return known }
    var possible = 0
    for step in graph.steps(of: place) {
      try meter.work()
      possible |= bits[graph.classes[step]] ?? 0
    }
    let new = ((1 << duties.count) - 1) & ~possible
    done[place] = new
    return new
  }
}

/// The search for a circle in a component that does its duties: that takes each of some fair
/// steps, or comes to a place where it cannot be taken.
struct CircleSearch {
  private let graph: Graph
  private let component: [Int]
  private let duties: [UInt32]
  private let places: [Int]

  /// The bit of each duty, and the duties that are done at a place because it has no such step.
  private let bits: [UInt32: Int]
  private let done: [Int: Int]

  init(_ graph: Graph, _ component: [Int], _ duties: [UInt32], among places: [Int]) {
    (self.graph, self.component, self.duties, self.places) = (graph, component, duties, places)
    let bits = Dictionary(
      uniqueKeysWithValues: duties.enumerated().map { ($1, 1 << $0) })
    self.bits = bits
    done = Dictionary(
      uniqueKeysWithValues: places.map { place in
        let possible = graph.steps(of: place).reduce(0) { $0 | (bits[graph.classes[$1]] ?? 0) }
        return (place, ((1 << duties.count) - 1) & ~possible)
      })
  }

  /// The shortest circle of at most so many steps from a place that does all duties, if it is
  /// found before the effort is used up.
  ///
  /// - Throws: The reason to stop.
  /// - Complexity: O(steps · 2^duties).
  func shortest(
    from start: Int, upTo limit: Int, _ effort: inout Int, _ meter: inout Meter
  ) throws(Halt) -> [Int]? {
    let all = (1 << duties.count) - 1
    return try way(from: start, done: done(at: start), upTo: limit, &effort, &meter) {
      $0 == start && $1 == all
    }?.steps
  }

  private func way(
    from start: Int, done: Int, _ meter: inout Meter,
    until isEnd: (_ place: Int, _ done: Int) -> Bool
  ) throws(Halt) -> (steps: [Int], end: Int)? {
    var effort = Int.max
    return try way(from: start, done: done, upTo: .max, &effort, &meter, until: isEnd)
  }

  /// Some circle from a place that does all duties, one after another.
  ///
  /// - Throws: The reason to stop.
  func some(from start: Int, _ meter: inout Meter) throws(Halt) -> [Int] {
    var (place, steps): (Int, [Int]) = (start, [])
    for duty in duties {
      let single = CircleSearch(graph, component, [duty], among: places)
      if single.done(at: place) == 1 { continue }
      guard let (more, end) = try single.way(from: place, done: 0, &meter, until: { $1 == 1 })
      else { continue }
      (steps, place) = (steps + more, end)
    }
    if steps.isEmpty || place != start {
      let back = CircleSearch(graph, component, [], among: places)
      steps += try back.way(from: place, done: 0, &meter) { end, _ in end == start }?.steps ?? []
    }
    return steps
  }

  private func done(at place: Int) -> Int { done[place] ?? 0 }

  private struct State: Hashable {
    let place: Int
    let done: Int
  }

  /// The shortest way of one step or more to a place with some duties done.
  private func way(
    from start: Int, done: Int, upTo limit: Int, _ effort: inout Int, _ meter: inout Meter,
    until isEnd: (_ place: Int, _ done: Int) -> Bool
  ) throws(Halt) -> (steps: [Int], end: Int)? {
    let first = State(place: start, done: done)
    var (arrivals, open): ([State: (from: State, step: Int)], [State]) = ([:], [first])
    var length = 0
    while !open.isEmpty, length < limit, effort > 0 {
      length += 1
      effort -= open.count
      var next: [State] = []
      for state in open {
        for step in graph.steps(of: state.place) {
          if meter.isDue() { try meter.look(arrivals.count, step, length) }
          let target = Int(graph.targets[step])
          guard component[target] == component[start] else { continue }
          let duty = bits[graph.classes[step]] ?? 0
          let arrival = State(place: target, done: state.done | duty | self.done(at: target))
          if isEnd(arrival.place, arrival.done) {
            var (steps, back) = ([step], state)
            while back != first, let earlier = arrivals[back] {
              steps.append(earlier.step)
              back = earlier.from
            }
            return (steps.reversed(), target)
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
}

/// The search for a circle in a component that does its duties: that takes each of some fair
/// steps, or comes to a place where it cannot be taken.
struct CircleSearch {
  private let graph: Graph
  private let component: [Int]
  private let duties: [UInt32]

  init(_ graph: Graph, _ component: [Int], _ duties: [UInt32]) {
    (self.graph, self.component, self.duties) = (graph, component, duties)
  }

  /// The shortest circle from a place that does all duties.
  ///
  /// - Complexity: O(steps · 2^duties).
  func shortest(from start: Int) -> [Int]? {
    let all = (1 << duties.count) - 1
    return way(from: start, done: done(at: start)) { $0 == start && $1 == all }?.steps
  }

  /// Some circle from a place that does all duties, one after another.
  func some(from start: Int) -> [Int] {
    var (place, steps): (Int, [Int]) = (start, [])
    for duty in duties {
      let single = CircleSearch(graph, component, [duty])
      if single.done(at: place) == 1 { continue }
      guard let (more, end) = single.way(from: place, done: 0, until: { $1 == 1 }) else { continue }
      (steps, place) = (steps + more, end)
    }
    if steps.isEmpty || place != start {
      let back = CircleSearch(graph, component, [])
      steps += back.way(from: place, done: 0) { end, _ in end == start }?.steps ?? []
    }
    return steps
  }

  /// The duties that are done at a place because it has no such step.
  private func done(at place: Int) -> Int {
    var done = (1 << duties.count) - 1
    for step in graph.steps(of: place) {
      if let duty = duties.firstIndex(of: graph.classes[step]) { done &= ~(1 << duty) }
    }
    return done
  }

  private struct State: Hashable {
    let place: Int
    let done: Int
  }

  /// The shortest way of one step or more to a place with some duties done.
  private func way(
    from start: Int, done: Int, until isEnd: (_ place: Int, _ done: Int) -> Bool
  ) -> (steps: [Int], end: Int)? {
    let first = State(place: start, done: done)
    var (arrivals, open): ([State: (from: State, step: Int)], [State]) = ([:], [first])
    while !open.isEmpty {
      var next: [State] = []
      for state in open {
        for step in graph.steps(of: state.place) {
          let target = Int(graph.targets[step])
          guard component[target] == component[start] else { continue }
          let duty = duties.firstIndex(of: graph.classes[step]).map { 1 << $0 } ?? 0
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

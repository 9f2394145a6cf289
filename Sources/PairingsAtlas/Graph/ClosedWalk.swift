/// A closed walk in a component that does duties, always the nearest of those that are left, before
/// it returns to where it began.
///
/// - Complexity: O(steps) to find the nearest duty. Each place is looked at once for the duties
///   that it does, and each of its steps once for a duty that can be done at once.
struct ClosedWalk {
  private let search: CircleSearch
  private let start: Int
  private var place: Int

  /// The duties that are left.
  private var left: Set<UInt32>

  /// The places that have a step for each duty that is left; they have one for each of fewer.
  private var complete: Set<Int> = []

  /// How many steps of a place are no duties any more.
  private var tried: [Int: Int] = [:]

  /// The steps so far.
  private(set) var steps: [Int] = []

  private var graph: Graph { search.graph }

  init(
    _ search: CircleSearch, from start: Int, _ duties: [UInt32], _ meter: inout Meter
  ) throws(Halt) {
    (self.search, self.start, place, left) = (search, start, start, Set(duties))
    try arrive(&meter)
  }

  /// Goes to the next duty, or back; returns whether it went, and nothing is left to do if not.
  ///
  /// - Throws: The reason to stop.
  mutating func goOn(_ meter: inout Meter) throws(Halt) -> Bool {
    guard !left.isEmpty || place != start || steps.isEmpty, let way = try way(&meter),
      let last = way.last
    else { return false }
    steps += way
    left.remove(graph.classes[last])
    place = Int(graph.targets[last])
    try arrive(&meter)
    return true
  }

  /// The shortest way to the next duty, or back if all are done.
  private mutating func way(_ meter: inout Meter) throws(Halt) -> [Int]? {
    var (arrivals, open, next): ([Int: (from: Int, step: Int)], [Int], Int) = ([:], [place], 0)
    func way(to end: Int) -> [Int] {
      var (way, end): ([Int], Int) = ([], end)
      while let arrival = arrivals[end] {
        way.append(arrival.step)
        end = arrival.from
      }
      return way.reversed()
    }
    while next < open.count {
      let from = open[next]
      next += 1
      if let step = try duty(at: from, &meter) { return way(to: from) + [step] }
      for step in graph.steps(of: from) {
        try meter.work()
        let target = Int(graph.targets[step])
        guard isWithin(target) else { continue }
        if left.isEmpty, target == start { return way(to: from) + [step] }
        guard target != place, arrivals[target] == nil else { continue }
        arrivals[target] = (from, step)
        if try !isComplete(target, &meter) { return way(to: target) }
        open.append(target)
      }
    }
    return nil
  }

  private func isWithin(_ target: Int) -> Bool {
    search.component[target] == search.component[start]
  }

  /// A step of a place that is a duty.
  private mutating func duty(at place: Int, _ meter: inout Meter) throws(Halt) -> Int? {
    guard !left.isEmpty else { return nil }
    let steps = graph.steps(of: place)
    for step in steps.dropFirst(tried[place] ?? 0) {
      try meter.work()
      tried[place] = step - steps.lowerBound
      if left.contains(graph.classes[step]), isWithin(Int(graph.targets[step])) { return step }
    }
    tried[place] = steps.count
    return nil
  }

  /// The duties of which a place has no step are done at it.
  private mutating func arrive(_ meter: inout Meter) throws(Halt) {
    guard try !isComplete(place, &meter) else { return }
    left = try possible(at: place, &meter)
    complete.insert(place)
  }

  private mutating func isComplete(_ place: Int, _ meter: inout Meter) throws(Halt) -> Bool {
    if left.isEmpty || complete.contains(place) { return true }
    guard try possible(at: place, &meter).count == left.count else { return false }
    complete.insert(place)
    return true
  }

  /// The duties that are left of which a place has a step.
  private func possible(at place: Int, _ meter: inout Meter) throws(Halt) -> Set<UInt32> {
    var possible: Set<UInt32> = []
    for step in graph.steps(of: place) {
      try meter.work()
      if left.contains(graph.classes[step]) { possible.insert(graph.classes[step]) }
    }
    return possible
  }
}

/// A run without end: a way to a place, and a circle from there, or nothing where it may stay.
struct Lasso {
  /// Where it begins.
  let source: Int

  /// The steps to the circle, by number in the graph.
  let stem: [Int]

  /// The steps of the circle; none where no step has to be taken.
  let circle: [Int]
}

/// The search for a fair run that never comes to some places.
///
/// Where no fair step can be taken, a run may stay. A component that is strongly connected has
/// a fair circle if each fair step either cannot be taken somewhere in it, or is taken in it;
/// with weak fairness no smaller part has to be looked at.
///
/// - SeeAlso: Clarke, Grumberg and Peled, *Model Checking* (1999), for fair components.
struct LassoSearch {
  let graph: Graph

  /// The places that count: reached without coming to what is avoided.
  private var isIn: [Bool]

  /// How far each of them is from the beginning, and the step that leads to it.
  private var distance: [Int]
  private var arrival: [Int]
  private var farthest = 0

  /// Looks at what is reached from some places, each of which has a distance of its own, in the
  /// order of their distances, without coming to places that are avoided.
  ///
  /// - Throws: The reason to stop.
  init(
    _ graph: Graph, from sources: [(place: Int, distance: Int)], avoiding isAvoided: [Bool],
    _ meter: inout Meter
  ) throws(Halt) {
    self.graph = graph
    let count = isAvoided.count
    isIn = Array(repeating: false, count: count)
    distance = Array(repeating: .max, count: count)
    arrival = Array(repeating: -1, count: count)
    var (taken, open, depth): (Int, [Int], Int) = (0, [], sources.first?.distance ?? 0)
    while !open.isEmpty || taken < sources.count {
      if open.isEmpty { depth = max(depth, sources[taken].distance) }
      while taken < sources.count, sources[taken].distance <= depth {
        try meter.work()
        let place = sources[taken].place
        taken += 1
        guard !isAvoided[place], !isIn[place] else { continue }
        (isIn[place], distance[place], farthest) = (true, depth, depth)
        open.append(place)
      }
      var next: [Int] = []
      for place in open {
        for step in graph.steps(of: place) {
          try meter.work()
          let target = Int(graph.targets[step])
          guard !isAvoided[target], !isIn[target] else { continue }
          (isIn[target], distance[target], arrival[target]) = (true, depth + 1, step)
          farthest = depth + 1
          next.append(target)
        }
      }
      (open, depth) = (next, depth + 1)
    }
  }

  /// The shortest run that stays among these places, if there is one.
  ///
  /// Where it takes too long to compare all circles of a component, because it has many places
  /// and many fair steps to take, the circle begins near and need not be the shortest.
  ///
  /// - Throws: The reason to stop.
  func shortest(_ meter: inout Meter) throws(Halt) -> Lasso? {
    var best: (length: Int, place: Int, circle: [Int])?
    func offer(_ place: Int, _ circle: [Int]) {
      let length = distance[place] + circle.count
      if length < best?.length ?? .max { best = (length, place, circle) }
    }
    for place in isIn.indices {
      try meter.work()
      guard isIn[place], place < graph.expanded else { continue }
      if try !hasFairStep(place, &meter) { offer(place, []) }
    }
    let (component, count) = try graph.components(among: isIn, &meter)
    let near = try Buckets(isIn.indices, count: farthest + 1, &meter) {
      isIn[$0] ? distance[$0] : nil
    }
    let members = try Buckets(near.elements, count: count, &meter) { component[$0] }
    var duties = Duties(graph, component)
    for number in 0..<count {
      try meter.work()
      let (places, limit) = (members[number], best?.length ?? .max)
      guard let first = places.first, distance[first] < limit - 1,
        let kinds = try duties.duties(in: places, &meter)
      else { continue }
      var circles = CircleSearch(graph, component, kinds)
      offer(first, try circles.some(from: first, &meter))
      guard kinds.count <= 16 else { continue }
      var effort = 300_000
      for place in places {
        let limit = (best?.length ?? .max) - distance[place] - 1
        guard effort > 0, limit > 0 else { break }
        if let circle = try circles.shortest(from: place, upTo: limit, &effort, &meter) {
          offer(place, circle)
        }
      }
    }
    return best.map { best in
      let (source, stem) = stem(to: best.place)
      return Lasso(source: source, stem: stem, circle: best.circle)
    }
  }

  private func hasFairStep(_ place: Int, _ meter: inout Meter) throws(Halt) -> Bool {
    for step in graph.steps(of: place) {
      try meter.work()
      if graph.classes[step] != 0 { return true }
    }
    return false
  }

  private func stem(to place: Int) -> (source: Int, steps: [Int]) {
    var (place, steps): (Int, [Int]) = (place, [])
    while arrival[place] >= 0 {
      steps.append(arrival[place])
      place = graph.place(of: arrival[place])
    }
    return (place, steps.reversed())
  }
}

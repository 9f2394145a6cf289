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
  private let owner: [Int]

  /// Looks at what is reached from some places, each of which has a distance of its own,
  /// without coming to places that are avoided.
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
    owner = graph.owners
    var (waiting, open) = (sources.sorted { $0.distance < $1.distance }[...], [Int]())
    var depth = waiting.first?.distance ?? 0
    while !open.isEmpty || !waiting.isEmpty {
      if open.isEmpty, let first = waiting.first { depth = max(depth, first.distance) }
      while let first = waiting.first, first.distance <= depth {
        waiting.removeFirst()
        guard !isAvoided[first.place], !isIn[first.place] else { continue }
        (isIn[first.place], distance[first.place]) = (true, depth)
        open.append(first.place)
      }
      var next: [Int] = []
      for place in open {
        for step in graph.steps(of: place) {
          if meter.isDue() { try meter.look(count, step, depth) }
          let target = Int(graph.targets[step])
          guard !isAvoided[target], !isIn[target] else { continue }
          (isIn[target], distance[target], arrival[target]) = (true, depth + 1, step)
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
    for place in isIn.indices where isIn[place] && place < graph.expanded {
      if graph.steps(of: place).allSatisfy({ graph.classes[$0] == 0 }) { offer(place, []) }
    }
    let (component, count) = try graph.components(among: isIn, &meter)
    var members = Array(repeating: [Int](), count: count)
    for place in isIn.indices where component[place] >= 0 {
      members[component[place]].append(place)
    }
    for places in members where hasCircle(places) {
      guard let duties = try duties(places, component, &meter) else { continue }
      let sorted = places.sorted { (distance[$0], $0) < (distance[$1], $1) }
      let circles = CircleSearch(graph, component, duties, among: places)
      offer(sorted[0], try circles.some(from: sorted[0], &meter))
      guard duties.count <= 16 else { continue }
      var effort = 300_000
      for place in sorted where effort > 0 && distance[place] < best?.length ?? .max {
        let limit = (best?.length ?? .max) - distance[place] - 1
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

  /// Whether a component has a circle: more than one place, or a step that leads back.
  private func hasCircle(_ places: [Int]) -> Bool {
    places.count > 1
      || graph.steps(of: places[0]).contains { Int(graph.targets[$0]) == places[0] }
  }

  /// The fair steps that a circle in a component has to take or to find impossible; nothing if
  /// there is no fair circle in it.
  private func duties(
    _ places: [Int], _ component: [Int], _ meter: inout Meter
  ) throws(Halt) -> [UInt32]? {
    var (possible, taken): ([UInt32: Int], Set<UInt32>) = ([:], [])
    var hasStep = false
    for place in places {
      var here: Set<UInt32> = []
      for step in graph.steps(of: place) {
        if meter.isDue() { try meter.look(places.count, step, 0) }
        here.insert(graph.classes[step])
        guard component[Int(graph.targets[step])] == component[place] else { continue }
        hasStep = true
        taken.insert(graph.classes[step])
      }
      for kind in here where kind != 0 { possible[kind, default: 0] += 1 }
    }
    let isFair = possible.allSatisfy { $0.value < places.count || taken.contains($0.key) }
    return hasStep && isFair ? possible.keys.sorted() : nil
  }

  private func stem(to place: Int) -> (source: Int, steps: [Int]) {
    var (place, steps): (Int, [Int]) = (place, [])
    while arrival[place] >= 0 {
      steps.append(arrival[place])
      place = owner[arrival[place]]
    }
    return (place, steps.reversed())
  }
}

extension Graph {
  /// The place that each step is of.
  var owners: [Int] {
    var owners = Array(repeating: 0, count: targets.count)
    for place in 0..<expanded {
      for step in steps(of: place) { owners[step] = place }
    }
    return owners
  }
}

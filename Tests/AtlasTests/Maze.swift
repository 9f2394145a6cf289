import PairingsAtlas

/// A small graph with named steps: what the answers of an atlas are compared on with answers
/// that look at everything.
struct Maze: Area, CustomStringConvertible {
  /// The steps of each place: a name, and where it leads.
  var steps: [[(step: Int, target: Int)]]

  /// Where the first claim holds, and where the second.
  var first: [Bool]
  var second: [Bool]

  /// The names of the steps that are fair.
  var fair: Set<Int>

  var start: Int { 0 }
  func identify(_ place: Int) -> UInt64? { UInt64(place) &* 0x9E37_79B9_7F4A_7C15 | 1 }
  func view(from place: Int) -> Int { place }
  func forEachStep<Stop: Error>(
    from place: Int, _ visit: (Int, Int) throws(Stop) -> Void
  ) throws(Stop) {
    for (step, target) in steps[place] { try visit(step, target) }
  }

  var description: String {
    "steps \(steps), first \(first), second \(second), fair \(fair.sorted())"
  }

  /// A maze by chance, of at most `size` places.
  init(size: Int, using random: inout some RandomNumberGenerator) {
    let count = Int.random(in: 1...size, using: &random)
    steps = (0..<count).map { _ in
      (0..<3).compactMap { step in
        Int.random(in: 0..<5, using: &random) < 3
          ? (step, Int.random(in: 0..<count, using: &random)) : nil
      }
    }
    first = (0..<count).map { _ in .random(using: &random) }
    second = (0..<count).map { _ in Int.random(in: 0..<4, using: &random) == 0 }
    fair = Set((0..<3).filter { _ in Int.random(in: 0..<4, using: &random) > 0 })
  }
}

// MARK: - By looking at everything

extension Maze {
  /// How many steps lead from a place to each other one at least, by places that are allowed.
  func distances(from start: Int, where isAllowed: (Int) -> Bool) -> [Int?] {
    var distances = [Int?](repeating: nil, count: steps.count)
    guard isAllowed(start) else { return distances }
    distances[start] = 0
    for _ in steps.indices {
      for place in steps.indices {
        guard let distance = distances[place] else { continue }
        for (_, target) in steps[place] where isAllowed(target) {
          distances[target] = min(distances[target] ?? .max, distance + 1)
        }
      }
    }
    return distances
  }

  /// The length of the shortest fair run from a place that never comes to where a claim
  /// holds: its stem and its circle.
  func shortestRun(from start: Int, avoiding claim: [Bool]) -> Int? {
    let distances = distances(from: start) { !claim[$0] }
    return steps.indices.compactMap { place -> Int? in
      guard let distance = distances[place] else { return nil }
      if steps[place].allSatisfy({ !fair.contains($0.step) }) { return distance }
      return shortestCircle(from: place, avoiding: claim).map { distance + $0 }
    }.min()
  }

  /// The length of the shortest fair circle, found by trying all walks, shortest first.
  private func shortestCircle(from start: Int, avoiding claim: [Bool]) -> Int? {
    struct Walk: Hashable {
      var place: Int
      var done: Set<Int>
    }
    func impossible(_ place: Int) -> Set<Int> { fair.subtracting(steps[place].map(\.step)) }
    var (seen, walks) = (Set<Walk>(), [Walk(place: start, done: impossible(start))])
    for length in 1...(steps.count * 8 + 1) {
      var next: [Walk] = []
      for walk in walks {
        for (step, target) in steps[walk.place] where !claim[target] {
          var done = walk.done.union(impossible(target))
          if fair.contains(step) { done.insert(step) }
          if target == start, done == fair { return length }
          let walk = Walk(place: target, done: done)
          if seen.insert(walk).inserted { next.append(walk) }
        }
      }
      walks = next
    }
    return nil
  }
}

extension Expedition {
  /// Goes on by chance from the places that were not left yet, until all questions about places
  /// are answered; returns how many walks there were.
  mutating func wander() -> Int {
    let open = Array((frontier.dropFirst(expanded - begun) + next).enumerated())
    guard bounds.walks > 0, !open.isEmpty else { return 0 }
    var random = Random(seed: bounds.seed)
    for walk in 0..<bounds.walks {
      if inquiry.isDone || interruption() != nil { return walk }
      let (offset, start) = open[Int.random(in: 0..<open.count, using: &random)]
      var (place, taken): (Region.Place, [Int]) = (start, [])
      while taken.count < bounds.walk {
        guard let (ordinal, arrival) = area.someStep(from: place, using: &random) else {
          inquiry.end(area.view(from: place), expanded + offset, beyond: taken)
          break
        }
        taken.append(ordinal)
        place = arrival
        inquiry.pass(area.view(from: place), expanded + offset, beyond: taken)
        steps += 1
      }
    }
    return bounds.walks
  }
}

extension Area {
  /// Takes a step by chance, if there is one: each with the same chance.
  fileprivate func someStep(
    from place: Place, using random: inout some RandomNumberGenerator
  ) -> (ordinal: Int, place: Place)? {
    var (count, found): (Int, (Int, Place)?) = (0, nil)
    forEachStep(from: place) { _, next in
      count += 1
      if Int.random(in: 0..<count, using: &random) == 0 { found = (count - 1, next) }
    }
    return found
  }
}

/// Random numbers that follow from a seed.
///
/// - SeeAlso: Steele, Lea and Flood, *Fast Splittable Pseudorandom Number Generators* (2014).
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

extension Expedition {
  /// Goes on by chance from the places that were not left yet, until all questions about places
  /// are answered; returns how many walks there were.
  mutating func wander() -> Int {
    guard bounds.walks > 0 else { return 0 }
    let open = Array((frontier.dropFirst(expanded - begun) + next).enumerated())
    guard !open.isEmpty, !inquiry.isDone else { return 0 }
    var random = Random(seed: bounds.seed)
    for walk in 0..<bounds.walks {
      let (offset, start) = open[Int.random(in: 0..<open.count, using: &random)]
      do throws(Halt) { try wander(from: start, expanded + offset, &random) } catch { return walk }
      if inquiry.isDone { return walk + 1 }
    }
    return bounds.walks
  }

  /// Goes on from a place of which a number is known.
  private mutating func wander(
    from start: Region.Place, _ number: Int, _ random: inout Random
  ) throws(Halt) {
    if meter.isDue() { try look() }
    var (place, taken): (Region.Place, [Int]) = (start, [])
    while taken.count < bounds.walk, !inquiry.isDone {
      guard let (ordinal, arrival) = try someStep(from: place, using: &random) else {
        return inquiry.end(area.view(from: place), number, beyond: taken)
      }
      taken.append(ordinal)
      place = arrival
      inquiry.pass(area.view(from: place), number, beyond: taken)
      steps += 1
    }
  }

  /// Takes a step by chance, if there is one: each with the same chance.
  private mutating func someStep(
    from place: Region.Place, using random: inout Random
  ) throws(Halt) -> (ordinal: Int, place: Region.Place)? {
    var (tried, count, found): (Int, Int, (Int, Region.Place)?) = (0, 0, nil)
    try area.visitSteps(
      from: place,
      where: { _ throws(Halt) in
        tried += 1
        if meter.isDue() { try look() }
        return true
      }
    ) { (_, next) throws(Halt) in
      count += 1
      if Int.random(in: 0..<count, using: &random) == 0 { found = (tried - 1, next) }
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

import PairingsBenchmarks
import Pairings

/// The space: what is seen from each place.
enum FieldOf: StoreConstructor { typealias Position = Int }
typealias Field<Value> = Kind<FieldOf, Value>

/// The moves: programs that change the place.
enum WalkOf: ProgramConstructor { typealias Context = Int }
typealias Walk<Value> = Kind<WalkOf, Value>

/// The pairing of the two.
struct WalkField: ProgramStorePairing {
  typealias Moves = WalkOf
  typealias Space = FieldOf
}

/// Returns the place after some steps of a random walk.
func walked(_ place: Int, steps: Int = 100) -> Int {
  var place = place
  for _ in 0..<steps {
    place ^= place << 13
    place ^= place >> 7
    place ^= place << 17
  }
  return place
}

/// The same by hand.
struct HandWritten: BenchmarkControl {
  var place = 1

  mutating func move() -> Int {
    place = walked(place)
    return place
  }

  func extract() -> Int { place &+ 1 }
}

@main
enum WalkBenchmarks: BenchmarkCommand {
  static var suites: [BenchmarkSuite] {
    [
      .pairing(
        WalkField(),
        move: Walk { place in
          waste(&place)
          place = walked(place)
          return place
        },
        space: Field(at: 1) { place in place &+ 1 },
        by: HandWritten.init
      )
      .promising(.ratio(1.1), allocations: 0, of: "WalkField.move(opaque)"),
      BenchmarkSuite([steps, walk]),
    ]
  }

  /// The row of a walk of many steps.
  static var steps: BenchmarkRow {
    BenchmarkRow("Walk.steps", "O(n)", growth: .linear, from: 50, to: 800) { size in
      { count in for _ in 0..<count { keep(walked(1, steps: size)) } }
    }
  }

  /// A walk of a move, beside the same by hand.
  static var walk: BenchmarkRow {
    BenchmarkRow("Walk.run", "100 steps", control: "walked") {
      let walk = Walk { $0 = walked($0) }
      var place = 1
      return { count in
        for _ in 0..<count { walk.run(&place) }
        return place
      }
    } by: {
      var place = 1
      return { count in
        for _ in 0..<count { place = walked(place) }
        return place
      }
    }
  }
}

/// The number of steps that a move wastes: a pairing that has become slower.
let wasted = 0

/// Walks in vain, and stays at the place. The next walk waits for this one.
func waste(_ place: inout Int) {
  guard wasted > 0 else { return }
  let other = walked(place, steps: wasted)
  place = opaque(place &- other) &+ other
}

import PairingsBenchmarks
import Pairings
import PairingsAtlas

/// The row of a component beside its specification, whose states are compared in an atlas, and the
/// component's own atlas.
enum SimulationRows {
  /// The component's state: a count with its double.
  private struct Doubled: Hashable {
    var count = 0
    var twice = 0

    static var plain: Lens<Doubled, Int> {
      Lens(get: { $0.count }, set: { $0 = Doubled(count: $1, twice: 2 &* $1) })
    }
  }

  static var rows: [BenchmarkRow] {
    let plain = Component.store(
      0, on: .reduce { (count, change: Int) in count = (count &+ change) & 0xFFF }
    ) { count, _ in 2 &* count }
    let doubled = Component.store(
      Doubled(),
      on: .reduce { (doubled, change: Int) in
        doubled.count = (doubled.count &+ change) & 0xFFF
        doubled.twice = 2 &* doubled.count
      }
    ) { doubled, _ in doubled.twice }
    return [
      BenchmarkRow(
        "Component.simulates", "4 096 states", control: "its own atlas", unit: 4_096,
        operation: {
          { count in
            var sum = 0
            for _ in 0..<count {
              sum &+=
                doubled.simulates(plain, along: FocusSpaces(Doubled.plain), inputs: [1, 7])
                .states
            }
            return sum
          }
        },
        by: {
          { count in
            var sum = 0
            for _ in 0..<count {
              sum &+= Atlas(Interactions(doubled, inputs: [1, 7])).check().states
            }
            return sum
          }
        })
    ]
  }
}

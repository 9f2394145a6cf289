import PairingsBenchmarks
import Pairings
import PairingsAtlas

/// Searches of whole spaces, beside a hand-written search; a state is an operation.
///
/// The comparison of a sample of merged states allocates, in all at most for 8 000 actions.
enum AtlasRows {
  static var rows: [BenchmarkRow] {
    [positions, spaces, sideBySide, cores, interactions] + properties
  }

  // MARK: - Three cyclic counters

  private struct Counters: Hashable, Sendable {
    var (a, b, c): (UInt8, UInt8, UInt8) = (0, 0, 0)

    /// A word that encodes all counters.
    var word: Int { Int(a) | Int(b) << 8 | Int(c) << 16 }

    mutating func step(_ counter: Int, _ modulo: UInt8) {
      switch counter {
      case 0: a = a &+ 1 == modulo ? 0 : a &+ 1
      case 1: b = b &+ 1 == modulo ? 0 : b &+ 1
      default: c = c &+ 1 == modulo ? 0 : c &+ 1
      }
    }

    static func model(_ modulo: UInt8) -> Positions<Counters, Int, Int> {
      Positions(from: Counters(), actions: [0, 1, 2], key: \.word) { counters, step in
        counters.step(step, modulo)
        return true
      }
    }
  }

  private static let modulo: UInt8 = 128
  private static let states = 128 * 128 * 128

  /// Counts states, again and again.
  private static func counting<System: Model>(_ model: @escaping () -> System)
    -> BenchmarkRow.Workload
  {
    { count in
      var sum = 0
      for _ in 0..<count { sum &+= Atlas(model()).check().states }
      return sum
    }
  }

  /// A hand-written search: two layers, an open table that doubles, and the predecessors.
  private static func byHand(_ modulo: UInt8) -> BenchmarkRow.Workload {
    { count in
      var sum = 0
      for _ in 0..<count {
        var search = HandSearch<Counters>()
        search.add(Counters(), UInt64(Counters().word), 0, 0)
        while let layer = search.nextLayer() {
          for counters in layer {
            for action in 0..<3 {
              var next = counters
              next.step(action, modulo)
              search.add(next, UInt64(next.word), search.current, action)
            }
            search.current += 1
          }
        }
        sum &+= search.count
      }
      return sum
    }
  }

  private static var positions: BenchmarkRow {
    BenchmarkRow(
      "Atlas.check", "3 counters mod 128, positions", control: "a search by hand",
      bar: .ratio(1 / 0.7), allocations: 0.04, unit: states,
      operation: { counting { Counters.model(modulo) } },
      by: { byHand(modulo) })
  }

  private static var spaces: BenchmarkRow {
    BenchmarkRow(
      "Atlas.check", "3 counters mod 128, spaces of StateStore", control: "a search by hand",
      bar: .nanoseconds(1_000 / 1.5), allocations: 3.1, unit: states,
      operation: {
        let moves = opaque(
          (0..<3).map { step in
            (action: step, move: State<Counters, Void>.modify(inPlace: { $0.step(step, modulo) }))
          })
        return counting {
          Spaces(Store(Counters()) { $0.word }, by: StateStore(), key: { $0.position.word }) { _ in
            moves
          }
        }
      }, by: { byHand(modulo) })
  }

  private static var sideBySide: BenchmarkRow {
    typealias Number = StateStore<UInt8>
    return BenchmarkRow(
      "Atlas.check", "3 counters mod 64, a day of three stores", control: "a search by hand",
      bar: .nanoseconds(1_000 / 1.5), allocations: 9.2, unit: 64 * 64 * 64,
      operation: {
        let next = State<UInt8, Void>.modify { $0 &+ 1 == 64 ? 0 : $0 &+ 1 }
        typealias Move = DayMove<Number, DayPairing<Number, Number>, Void>
        let moves: [(action: Int, move: Move)] = opaque([
          (0, .first(next)), (1, .second(.first(next))), (2, .second(.second(next))),
        ])
        return counting {
          let store = Store(UInt8(0)) { $0 }
          let space = Day(store, Day(store, store) { ($0, $1) }) { ($0, $1.0, $1.1) }
          let pairing = DayPairing(Number(), DayPairing(Number(), Number()))
          return Spaces(space, by: pairing) { _ in moves }
        }
      }, by: { byHand(64) })
  }

  private static var cores: BenchmarkRow {
    BenchmarkRow(
      "Atlas.check", "3 counters mod 128, two cores", control: "one core", bar: .ratio(1 / 1.6),
      unit: states, clock: .wall,
      operation: {
        { count in
          var sum = 0
          for _ in 0..<count {
            sum &+= blocking {
              await Atlas.check(cores: 2, making: { Counters.model(modulo) }).states
            }
          }
          return sum
        }
      }, by: { counting { Counters.model(modulo) } })
  }

  // MARK: - Components and properties

  private static var interactions: BenchmarkRow {
    let counter = Component.store(
      0, on: .reduce { (count, change: Int) in count = (count &+ change) & 0xFFF }
    ) { count, _ in count }
    return BenchmarkRow(
      "Atlas.check", "a component of 4 096 states, by its views", control: "positions",
      allocations: 31, unit: 4_096,
      operation: {
        counting { Interactions(counter, inputs: [1, 7]) }
      },
      by: {
        counting {
          Positions(from: 0, actions: [1, 7]) { count, change in
            count = (count &+ change) & 0xFFF
            return true
          }
        }
      })
  }

  /// The cost of each property, beside the search without one.
  private static var properties: [BenchmarkRow] {
    let start = Proposition<Counters>("start") { $0.word == 0 }
    let all: [(String, Property<Counters>)] = [
      ("always", .always(Proposition("near") { $0.word >= 0 })),
      ("every state can reach", .everyStateCanReach(start)), ("eventually", .eventually(start)),
    ]
    return all.map { name, property in
      BenchmarkRow(
        "Atlas.check", "\(name), 32 768 states", control: "no property", allocations: 1,
        unit: 32_768,
        operation: {
          { count in
            var sum = 0
            for _ in 0..<count { sum &+= Atlas(Counters.model(32)).check(property).states }
            return sum
          }
        }, by: { counting { Counters.model(32) } })
    }
  }
}

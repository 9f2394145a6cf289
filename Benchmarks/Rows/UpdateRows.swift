import PairingsBenchmarks
import Pairings
import PairingsTheory

/// The rows of moves by patches, beside a class that stores a state and a list of patches.
enum UpdateRows {
  /// Numbers to add.
  private enum Adding: MonoidAction {
    static func apply(_ patch: Sum<Int>, to state: inout Int) { state &+= patch.value }
  }

  /// A number to which one can be added up to a limit.
  private enum Counting: Transitions {
    static func isEnabled(_ number: Int, at state: Int) -> Bool { state < .max - number }
    static func step(_ state: inout Int, by number: Int) { state += number }
  }

  static var rows: [BenchmarkRow] {
    [
      BenchmarkRow(
        "UpdateCoupdate.move", "opaque", control: "stored", bar: .ratio(1), allocations: 0,
        instructions: 110, retains: 0,
        operation: {
          PairOperation.move.workload(
            UpdateCoupdate<Adding>(), Update { _ in (Sum(3), 7) }, Coupdate(0) { $0.shape &* 2 })
        },
        by: {
          stored {
            $0.state &+= 3
            $0.sum &+= 3
            return 7
          }
        }),
      BenchmarkRow(
        "UpdateCoupdate.move", "a path, checked", control: "stored", bar: .ratio(2),
        allocations: 0, instructions: 450, retains: 1,
        operation: {
          PairOperation.move.workload(
            UpdateCoupdate<Paths<Counting>>(),
            Update<Paths<Counting>, Bool>.follow([3]).map { $0 ? 7 : 0 },
            Coupdate(0) { $0.shape &* 2 })
        },
        by: {
          stored {
            guard $0.state < .max - 3 else { return 0 }
            $0.state &+= 3
            $0.numbers.append(3)
            return 7
          }
        }),
    ]
  }

  /// A state with the patches that led to it.
  private struct Patched {
    var state = 0
    var sum = 0
    var numbers: [Int] = []
  }

  private static func stored(
    _ change: @escaping (inout Patched) -> Int
  ) -> BenchmarkRow.Workload {
    PairOperation.move.workload(
      by: Stored<Patched, Int>(Patched(), change, { $0.state &* 2 }))
  }
}

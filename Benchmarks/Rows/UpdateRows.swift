import PairingsBenchmarks
import Pairings

/// The rows of moves by patches, beside a class that stores a state and a list of patches.
enum UpdateRows {
  /// Numbers to add.
  private enum Adding: MonoidAction {
    static func apply(_ patch: Sum<Int>, to state: inout Int) { state &+= patch.value }
  }

  /// Numbers to add, which are kept.
  private enum Recording: MonoidAction {
    static func apply(_ patch: [Int], to state: inout Int) {
      for number in patch { state &+= number }
    }
  }

  /// A number to which one can be added up to a limit.
  private enum Counting: Transitions {
    static func isEnabled(_ number: Int, at state: Int) -> Bool { state < .max - number }
    static func step(_ state: inout Int, by number: Int) { state += number }
  }

  /// Numbers by which one multiplies.
  private enum Zooming: MonoidAction {
    static func apply(_ factor: Product<Int>, to point: inout Int) { point &*= factor.value }
  }

  /// Numbers to multiply by and to add: an addition, then a multiplication, is the multiplication,
  /// then the multiplied addition.
  private enum Viewing: DistributiveLaw {
    typealias First = Zooming
    typealias Second = Adding

    static func exchange(
      _ pan: Sum<Int>, _ zoom: Product<Int>
    ) -> (first: Product<Int>, second: Sum<Int>) {
      (zoom, Sum(pan.value &* zoom.value))
    }
  }

  static var rows: [BenchmarkRow] { moves + [composite, directed] }

  private static var moves: [BenchmarkRow] {
    [
      BenchmarkRow(
        "UpdateCoupdate.move", "opaque", control: "stored", bar: .ratio(1), allocations: 0,
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
        "UpdateCoupdate.move", "a list of patches", control: "stored", bar: .ratio(2),
        operation: {
          let patch = [3]
          return PairOperation.move.workload(
            UpdateCoupdate<Recording>(), Update { _ in (patch, 7) },
            Coupdate(0) { $0.shape &* 2 })
        },
        by: {
          stored {
            $0.state &+= 3
            $0.numbers.append(3)
            return 7
          }
        }),
      BenchmarkRow(
        "UpdateCoupdate.move", "a path, checked", control: "stored", bar: .ratio(2),
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

  private static var composite: BenchmarkRow {
    typealias Look = CompatibleComposite<Viewing>
    return BenchmarkRow(
      "UpdateCoupdate.move", "a compatible composite", control: "stored",
      operation: {
        PairOperation.move.workload(
          UpdateCoupdate<Look>(),
          Update<Look, Bool>.follow((Product(1), Sum(3))).map { $0 ? 7 : 0 },
          Coupdate(0) { $0.shape &* 2 })
      },
      by: {
        stored {
          $0.state = $0.state &* 1 &+ 3
          ($0.factor, $0.sum) = ($0.factor &* 1, $0.sum &* 1 &+ 3)
          return 7
        }
      })
  }

  /// A pairing of writers with a space of logs that states `shift`, beside a class that stores the
  /// log.
  private static var directed: BenchmarkRow {
    BenchmarkRow(
      "DirectedPairing.move", "a space of logs that states shift", control: "stored",
      operation: {
        PairOperation.move.workload(
          WriterPath(), Writer(log: Sum(3), value: 7), Path(Sum(0)) { $0.value &* 2 })
      },
      by: {
        stored {
          $0.state &+= 3
          return 7
        }
      })
  }

  /// A state with the patches that led to it.
  private struct Patched {
    var state = 0
    var factor = 1
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

// MARK: - A space of logs with a pairing by choices

private enum PathOf: CarrierConstructor, DirectedComonad {
  typealias Container = RegularAction<Sum<Int>>

  static func carrier<Value>(of: Value.Type) -> Carrier<PathOf, Value>.Type { Path<Value>.self }

  static func shape<Value>(_ wa: Kind<PathOf, Value>) -> Sum<Int> {
    wa.carrier(as: Path.self).log
  }

  static func peek<Value>(_ wa: Kind<PathOf, Value>, along log: Sum<Int>) -> Value? {
    let path = wa.carrier(as: Path.self)
    return path.values(path.log.combined(with: log))
  }

  static func shift<Value>(_ wa: inout Kind<PathOf, Value>, along log: Sum<Int>) {
    let path = wa.carrier(as: Path.self)
    wa = Path(path.log.combined(with: log), path.values)
  }

  static func extract<Value>(_ wa: Kind<PathOf, Value>) -> Value {
    let path = wa.carrier(as: Path.self)
    return path.values(path.log)
  }

  static func extend<Value, NewValue>(
    _ wa: Kind<PathOf, Value>, _ transform: @escaping (Kind<PathOf, Value>) -> NewValue
  ) -> Kind<PathOf, NewValue> {
    let path = wa.carrier(as: Path.self)
    return Path(path.log) { [values = path.values] in transform(Path($0, values)) }
  }
}

private final class Path<Value>: Carrier<PathOf, Value> {
  let log: Sum<Int>
  let values: (Sum<Int>) -> Value

  init(_ log: Sum<Int>, _ values: @escaping (Sum<Int>) -> Value) {
    (self.log, self.values) = (log, values)
    super.init()
  }
}

private struct WriterPath: DirectedPairing {
  typealias Moves = WriterOf<Sum<Int>>
  typealias Space = PathOf

  func choose<Result>(
    _ move: Kind<Moves, Result>, at log: Sum<Int>
  ) -> (value: Result, position: Sum<Int>) {
    (move.value, move.log)
  }
}

import PairingsBenchmarks
import Pairings

/// The rows of the pairs of the core, over integers.
enum CorePairs {
  static var suites: [BenchmarkSuite] {
    [
      all(
        stateStore, "StateStore<Int>", opaque: 1,
        [.pair: 65, .select: 300, .move: 87, .moved: 87, .extract: 37], unspecialised: 610
      )
      .promising(.ratio(2), allocations: 0, instructions: 51, of: "StateStore<Int>.move(visible)"),
      all(
        writerTraced, "WriterTraced<Sum<Int>>", opaque: 1.2,
        [.pair: 41, .select: 270, .move: 53, .moved: 53, .extract: 37], unspecialised: 250),
      all(
        readerEnv, "ReaderEnv<Int>", opaque: 1.2,
        [.pair: 41, .select: 44, .move: 40, .moved: 42, .extract: 15], unspecialised: 520),
      all(
        identity, "IdentityPairing", opaque: 1.2,
        [.pair: 17, .select: 15, .move: 15, .moved: 17, .extract: 15], unspecialised: 83),
    ]
  }

  /// Returns a suite with the promises that all pairs share. The cost of a fused move with an opaque
  /// action is promised in units of `stored`. The limits are instructions of opaque operations, and
  /// of a move in a client that is not specialised.
  private static func all(
    _ suite: BenchmarkSuite, _ pair: String, opaque bar: Double,
    _ limits: [PairOperation: Double], unspecialised: Double
  ) -> BenchmarkSuite {
    PairOperation.allCases.reduce(suite) { suite, operation in
      let bar = operation == .move ? bar : operation == .select ? 1.5 : nil
      return suite.promising(
        bar.map { .ratio($0) }, allocations: 0, instructions: limits[operation], retains: 0,
        of: "\(pair).\(operation)(opaque)")
    }
    .promising(
      .nanoseconds(60), allocations: 0, instructions: unspecialised, retains: 0,
      of: "\(pair).move(not specialised)")
  }

  static var stateStore: BenchmarkSuite {
    .pairing(
      StateStore<Int>(),
      move: {
        State {
          $0 &+= 1
          return $0
        }
      },
      space: { Store(0) { $0 &* 2 } },
      by: {
        Stored(
          0,
          {
            $0 &+= 1
            return $0
          }, { $0 &* 2 })
      },
      called: "stored",
      visible: { operation, count in
        let move = State<Int, Int> {
          $0 &+= 1
          return $0
        }
        var space: Kind<StoreOf<Int>, Int> = Store(opaque(0)) { $0 &* 2 }
        return operation.drive(StateStore(), move, &space, count)
      },
      plain: { plain($0, $1, adding: 1) { $0 &* 2 } })
  }

  static var writerTraced: BenchmarkSuite {
    .pairing(
      WriterTraced<Sum<Int>>(), move: { Writer(log: Sum(3), value: 7) },
      space: { Traced(offset: .empty) { $0.value &* 2 } },
      by: {
        Stored(
          0,
          {
            $0 &+= 3
            return 7
          }, { $0 &* 2 })
      },
      called: "stored",
      visible: { operation, count in
        var space: Kind<TracedOf<Sum<Int>>, Int> = Traced(offset: Sum(opaque(0))) { $0.value &* 2 }
        return operation.drive(WriterTraced(), Writer(log: Sum(3), value: 7), &space, count)
      },
      plain: { plain($0, $1, adding: 3, value: { _ in 7 }) { $0 &* 2 } })
  }

  static var readerEnv: BenchmarkSuite {
    .pairing(
      ReaderEnv<Int>(), move: { Reader.asks { $0 &+ 1 } },
      space: { Env(environment: 5, value: 9) }, by: { Stored(5, { $0 &+ 1 }, { _ in 9 }) },
      called: "stored",
      visible: { operation, count in
        var space: Kind<EnvOf<Int>, Int> = Env(environment: opaque(5), value: opaque(9))
        return operation.drive(ReaderEnv(), Reader.asks { $0 &+ 1 }, &space, count)
      },
      plain: { plain($0, $1, from: 5, adding: 0, value: { $0 &+ 1 }) { _ in 9 } })
  }

  static var identity: BenchmarkSuite {
    .pairing(
      IdentityPairing(), move: { Identity(4) }, space: { Identity(9) },
      by: { Stored(9, { _ in 4 }, { $0 }) },
      called: "stored",
      visible: { operation, count in
        var space: Kind<IdentityOf, Int> = Identity(opaque(9))
        return operation.drive(IdentityPairing(), Identity(4), &space, count)
      },
      plain: { plain($0, $1, from: 9, adding: 0, value: { _ in 4 }) { $0 } })
  }

  /// Runs a mutating loop that the optimiser sees completely.
  @inline(__always)
  private static func plain(
    _ operation: PairOperation, _ count: Int, from start: Int = 0, adding amount: Int,
    value: (Int) -> Int = { $0 }, render: (Int) -> Int
  ) -> Int {
    var state = opaque(start)
    var sum = 0
    switch operation {
    case .extract:
      for _ in 0..<count {
        let view = render(state)
        keep(view)
        sum &+= view
      }
    case .select:
      for _ in 0..<count {
        let view = render(state &+ amount)
        keep(view)
        sum &+= view
      }
    case .pair:
      for _ in 0..<count {
        let next = state &+ amount
        let result = value(next) &+ render(next)
        keep(result)
        sum &+= result
      }
    case .move, .moved:
      for _ in 0..<count {
        state &+= amount
        let view = render(state)
        keep(view)
        sum &+= view
      }
    }
    return sum
  }
}

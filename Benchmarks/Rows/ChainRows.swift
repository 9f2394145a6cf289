import PairingsBenchmarks
import Pairings

/// The rows of chains of growing length, a step each, beside naive code: nested functions, and
/// trees that are traversed at every step.
enum ChainRows {
  static var rows: [BenchmarkRow] {
    [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000].map(moves)
      + [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000].map(states)
      + [1, 10, 100, 1_000, 10_000, 100_000].map(programs)
  }

  // MARK: - Moves of a space

  /// A space as a bare function, which each move wraps in another one.
  private struct Naive {
    let peek: (Int) -> Int

    func told(_ log: Int) -> Naive { Naive { [peek] in peek(log &+ $0) } }
  }

  private static func moves(_ length: Int) -> BenchmarkRow {
    let isNaive = length <= 10_000
    return BenchmarkRow(
      "WriterTraced.move.chain", "\(length)", control: isNaive ? "naive Traced" : "loop",
      unit: length,
      operation: {
        let move = opaque(Writer<Sum<Int>, Int>(log: Sum(3), value: 7))
        return { count in
          var sum = 0
          for _ in 0..<count {
            var space: Traced<Sum<Int>, Int> = opaque(Traced(offset: .empty) { $0.value &* 2 })
            sum &+= PairOperation.move.drive(WriterTraced<Sum<Int>>(), move, &space, length)
          }
          return sum
        }
      },
      by: {
        { count in
          var sum = 0
          for _ in 0..<count {
            if isNaive {
              var space = opaque(Naive { $0 &* 2 })
              for _ in 0..<length {
                space = opaque(space.told(3))
                sum &+= space.peek(0)
              }
            } else {
              for step in 1...length { sum &+= opaque(step) &* 6 }
            }
          }
          return sum
        }
      })
  }

  // MARK: - Binds

  /// A state as a bare function.
  private struct NaiveState {
    let run: (inout Int) -> Int

    func flatMap(_ next: @escaping (Int) -> NaiveState) -> NaiveState {
      NaiveState { [run] in next(run(&$0)).run(&$0) }
    }
  }

  private static func states(_ length: Int) -> BenchmarkRow {
    let isNaive = length <= 10_000
    return BenchmarkRow(
      "State.flatMap.chain", "\(length)", control: isNaive ? "naive State" : "loop", unit: length,
      operation: {
        let step = opaque(
          State<Int, Int> {
            $0 &+= 1
            return $0
          })
        return { count in
          var position = 0
          for _ in 0..<count {
            var program = step
            for _ in 0..<length { program = program.flatMap { _ in step } }
            _ = program.run(&position)
          }
          return position
        }
      },
      by: {
        let step = opaque(
          NaiveState {
            $0 &+= 1
            return $0
          })
        return { count in
          var position = 0
          for _ in 0..<count {
            if isNaive {
              var program = step
              for _ in 0..<length { program = opaque(program.flatMap { _ in step }) }
              _ = program.run(&position)
            } else {
              for _ in 0...length { _ = step.run(&position) }
            }
          }
          return position
        }
      })
  }

  // MARK: - Programs

  /// A naive free monad: a bind traverses its left operand to the end.
  private indirect enum NaiveFree {
    case pure(Int)
    case layer(() -> NaiveFree)

    func flatMap(_ next: @escaping (Int) -> NaiveFree) -> NaiveFree {
      switch self {
      case .pure(let value): next(value)
      case .layer(let rest): .layer { rest().flatMap(next) }
      }
    }

    func run() -> Int {
      var program = self
      while case .layer(let rest) = program { program = rest() }
      guard case .pure(let value) = program else { return 0 }
      return value
    }
  }

  private static func programs(_ length: Int) -> BenchmarkRow {
    let isNaive = length <= 1_000
    return BenchmarkRow(
      "Free.flatMap.chain", "\(length)", control: isNaive ? "naive Free" : "loop", unit: length,
      operation: {
        let step = opaque(Free<IdentityOf, Int>.lift(Identity(1)))
        let pairing = FreeCofree(IdentityPairing())
        return { count in
          var sum = 0
          for _ in 0..<count {
            var program = step
            for _ in 1..<max(length, 2) { program = program.flatMap { n in step.map { n &+ $0 } } }
            let space = Cofree<IdentityOf, Int>.unfold(0, head: { $0 }) { Identity($0) }
            sum &+= pairing.pair(program, space) { value, _ in value }
          }
          return sum
        }
      },
      by: {
        { count in
          var sum = 0
          for _ in 0..<count {
            if isNaive {
              func step(_ n: Int) -> NaiveFree { .layer { .pure(n &+ 1) } }
              var program = opaque(step(0))
              for _ in 1..<max(length, 2) { program = opaque(program.flatMap(step)) }
              sum &+= program.run()
            } else {
              for _ in 0..<max(length, 2) { sum &+= opaque(1) }
            }
          }
          return sum
        }
      })
  }
}

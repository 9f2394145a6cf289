import PairingsBenchmarks
import Pairings
import PairingsTheory

/// The rows of residual pairings: a program of prices that a runner pays from a purse, beside a
/// loop that throws, and programs that follow a space with effects, beside those without.
enum ResidualRows {
  private static let length = 1_000

  private struct Empty: Error {}

  private struct Paying: NaturalTransformation {
    func callAsFunction<Value>(
      _ price: Kind<EnvOf<Int>, Value>
    ) -> StateT<Int, IOOf<Empty>, Value> {
      .stateM { purse in
        let left = purse &- price.environment
        return left < 0 ? .raise(Empty()) : .pure((price.value, left))
      }
    }
  }

  static var rows: [BenchmarkRow] {
    [
      BenchmarkRow(
        "StatefulRunner.interact", "\(length) instructions, IO", control: "throwing loop",
        allocations: 17.1, unit: length,
        operation: {
          let (program, runner) = (opaque(prices), StatefulRunner(Paying()))
          return { count in
            var sum = 0
            for _ in 0..<count {
              let left = runner.interact(program, Store(opaque(length)) { $0 &+ 1 }) { $1 }
              sum &+= (try? left.run()) ?? -1
            }
            return sum
          }
        },
        by: {
          let prices = opaque(Array(repeating: 1, count: length))
          return { count in
            var sum = 0
            for _ in 0..<count { sum &+= (try? paid(prices, from: opaque(length))) ?? -1 }
            return sum &+ count
          }
        }),
      BenchmarkRow(
        "FreeInteraction.interact", "\(length) instructions, IO", control: "FreeCofree",
        allocations: 12.1, unit: length,
        operation: {
          let (program, numbers) = (opaque(prices), numbers)
          let pairing = FreeInteraction(Tails(layers))
          return { count in
            var sum = 0
            for _ in 0..<count { sum &+= pairing.interact(program, numbers) { $1 }.run() }
            return sum
          }
        },
        by: paired),
    ]
  }

  /// The layers of sums, without effects.
  private static var layers:
    HoistedEffects<
      Flipped<ReaderEnv<Int>>, PureTransformation<IOOf<Never>>
    >
  {
    ReaderEnv<Int>().flipped.hoisted(effects: PureTransformation())
  }

  /// A program that sends a number of ones.
  private static var prices: Free<EnvOf<Int>, Void> {
    let one = Free<EnvOf<Int>, Void>.lift(Env(environment: 1, value: ()))
    return (1..<length).reduce(one) { program, _ in program.flatMap { _ in one } }
  }

  /// The space of sums.
  private static var numbers: Cofree<ReaderOf<Int>, Int> {
    .unfold(0, head: { $0 }) { sum in Reader.asks { sum &+ $0 } }
  }

  /// Pays prices by hand.
  @inline(never)
  private static func paid(_ prices: [Int], from purse: Int) throws(Empty) -> Int {
    var purse = purse
    for price in prices {
      let left = purse &- price
      guard left >= 0 else { throw Empty() }
      purse = left
    }
    return purse
  }

  /// The control: the same program through the pairing without a residual.
  private static func paired() -> BenchmarkRow.Workload {
    let (program, pairing) = (opaque(prices), FreeCofree(ReaderEnv<Int>().flipped))
    let numbers = numbers
    return { count in
      var sum = 0
      for _ in 0..<count { sum &+= pairing.pair(program, numbers) { $1 } }
      return sum
    }
  }
}

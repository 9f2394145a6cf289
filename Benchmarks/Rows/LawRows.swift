import PairingsBenchmarks
import PairingsLaws
import Pairings

/// The rows of the cost of a case of a law, beside a loop that calls the same property with numbers
/// of the same generator.
enum LawRows {
  static var rows: [BenchmarkRow] {
    [
      row("two ints", bar: 200, allocations: 4.3, law: sums) { stream in
        let (x, y) = (number(&stream), number(&stream))
        return opaqueSum(x, y) == opaqueSum(y, x)
      },
      row("one list", bar: 800, allocations: 4, law: reversals) { stream in
        let list = list(&stream)
        return reversed(reversed(list)) == list
      },
      row("two functions and a value", bar: 2_000, allocations: 7.9, law: compositions) { stream in
        let (f, g) = (stream.next(), stream.next())
        let list = list(&stream)
        func image(_ f: UInt64, _ x: Int) -> Int {
          var answers = RandomStream(seed: f ^ UInt64(bitPattern: Int64(x)))
          return number(&answers)
        }
        return list.map { image(f, $0) }.map { image(g, $0) } == list.map { image(g, image(f, $0)) }
      },
      suite("State, every law of a monad", .monad(StateOf<Three>.self)),
      suite("Store, every law of a comonad", .comonad(StoreOf<Three>.self)),
      suite("StateStore, every law of a pairing", .pairing(StateStore<Three>())),
    ]
  }

  private static let cases = 20_000

  /// The cases of each law of a suite.
  private static let few = 1_000

  private static func row(
    _ name: String, bar: Double, allocations: Double, law: Law,
    control: @escaping (inout RandomStream) -> Bool
  ) -> BenchmarkRow {
    row(
      name, bar: bar, allocations: allocations, cases: cases, laws: [law], control: control)
  }

  /// Returns a row of all laws of a suite in turn, except for those of stack safety.
  private static func suite(_ name: String, _ suite: Suite) -> BenchmarkRow {
    row(name, bar: 4_000, cases: few, laws: suite.laws.filter { $0.role != .stackSafety }) { _ in
      true
    }
  }

  private static func row(
    _ name: String, bar: Double, allocations: Double? = nil, cases: Int, laws: [Law],
    control: @escaping (inout RandomStream) -> Bool
  ) -> BenchmarkRow {
    BenchmarkRow(
      "Runner.check", name, control: "loop", bar: .nanoseconds(bar),
      allocations: allocations, unit: cases * laws.count,
      operation: {
        { count in
          var held = 0
          for seed in 0..<count {
            let runner = PairingsLaws.Runner(seed: UInt64(seed), cases: cases, enumerated: 0)
            for law in laws { held += runner.check(law).cases }
          }
          return held
        }
      },
      by: {
        { count in
          var held = 0
          for number in 0..<(count * cases * laws.count) {
            var stream = RandomStream(seed: UInt64(number))
            if control(&stream) { held += 1 }
          }
          return held
        }
      })
  }

  // MARK: - Properties

  private static var sums: Law {
    Law("commutativity", "x + y == y + x") { trial in
      let x = trial.any("x", Int.domain)
      let y = trial.any("y", Int.domain)
      return opaqueSum(x, y) == opaqueSum(y, x)
    }
  }

  private static var reversals: Law {
    let lists = Int.domain.array(count: 0...32)
    return Law("reversal", "list.reversed().reversed() == list") { trial in
      let list = trial.any("list", lists)
      return reversed(reversed(list)) == list
    }
  }

  private static var compositions: Law {
    let (lists, functions) = (Int.domain.array(count: 0...32), Int.domain.functions(to: Int.domain))
    return Law("composition", "list.map(f).map(g) == list.map { g(f($0)) }") { trial in
      let f = trial.any("f", functions)
      let g = trial.any("g", functions)
      let list = trial.any("list", lists)
      return list.map(f.run).map(g.run) == list.map { g(f($0)) }
    }
  }

  // MARK: - By hand

  private static func number(_ stream: inout RandomStream) -> Int {
    Int(truncatingIfNeeded: stream.next() >> stream.next(through: 63))
  }

  private static func list(_ stream: inout RandomStream) -> [Int] {
    var list: [Int] = []
    while list.count < 32, stream.next(through: 6) > 0 { list.append(number(&stream)) }
    return list
  }
}

@inline(never)
private func opaqueSum(_ x: Int, _ y: Int) -> Int { x &+ y }

@inline(never)
private func reversed(_ list: [Int]) -> [Int] { list.reversed() }

import PairingsBenchmarks
import Pairings

/// The rows of programs of State: three steps, and chains of a million.
enum ProgramRows {
  private static let length = 1_000_000

  /// A prebuilt step, which the optimiser does not see.
  private static var increment: State<Int, Int> {
    opaque(
      State {
        $0 &+= 1
        return $0
      })
  }

  private static var double: State<Int, Int> {
    opaque(
      State {
        $0 &*= 2
        return $0
      })
  }

  static var rows: [BenchmarkRow] {
    [
      three("left", instructions: 450, retains: 2) { a, b, c in
        a.flatMap { _ in b }.flatMap { _ in c }
      },
      three("then", instructions: 340, retains: 0) { $0.then($1).then($2) },
      chain("left", bar: 400) { step, length in
        var program = step
        for _ in 0..<length { program = program.flatMap { _ in step } }
        return program
      },
      chain("right", bar: 150) { step, length in
        func rest(_ left: Int) -> State<Int, Int> {
          left == 0 ? step : step.flatMap { _ in rest(left - 1) }
        }
        return rest(length)
      },
    ]
  }

  /// Returns a row of three prebuilt steps, beside three closures that are called by hand.
  private static func three(
    _ nesting: String, instructions: Double, retains: Double,
    _ build: @escaping (State<Int, Int>, State<Int, Int>, State<Int, Int>) -> State<Int, Int>
  ) -> BenchmarkRow {
    BenchmarkRow(
      "State.flatMap", "3 steps, \(nesting)", control: "3 closures", bar: .ratio(10),
      allocations: 0, instructions: instructions, retains: retains,
      operation: {
        let program = opaque(build(increment, double, increment))
        var position = 0
        return { count in
          var current = position
          var sum = 0
          for _ in 0..<count { sum &+= program.run(&current) }
          position = current
          return sum
        }
      },
      by: threeClosures)
  }

  private static func threeClosures() -> BenchmarkRow.Workload {
    let (a, b) = closures()
    var position = 0
    return { count in
      var current = position
      var sum = 0
      for _ in 0..<count {
        _ = a(&current)
        _ = b(&current)
        sum &+= a(&current)
      }
      position = current
      return sum
    }
  }

  /// Returns a row of a chain that is built, run and freed, per bind.
  private static func chain(
    _ nesting: String, bar: Double,
    _ build: @escaping (State<Int, Int>, Int) -> State<Int, Int>
  ) -> BenchmarkRow {
    BenchmarkRow(
      "State.flatMap", "1000000 steps, \(nesting)", control: "closures in a loop",
      bar: .nanoseconds(bar), allocations: 3, unit: length,
      operation: {
        let step = increment
        return { count in
          var position = 0
          for _ in 0..<count { _ = build(step, length).run(&position) }
          return position
        }
      },
      by: {
        let step = closures().0
        return { count in
          var position = 0
          for _ in 0..<count {
            for _ in 0...length { _ = step(&position) }
          }
          return position
        }
      })
  }

  private typealias Closure = (inout Int) -> Int

  /// Returns the same steps as closures, which hand-written code stores and calls.
  @inline(never)
  private static func closures() -> (Closure, Closure) {
    let increment: Closure = {
      $0 &+= 1
      return $0
    }
    let double: Closure = {
      $0 &*= 2
      return $0
    }
    return opaqueClosures(increment, double)
  }

  @_optimize(none) @inline(never)
  private static func opaqueClosures(
    _ first: @escaping Closure, _ second: @escaping Closure
  ) -> (Closure, Closure) {
    (first, second)
  }
}

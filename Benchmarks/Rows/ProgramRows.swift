import Pairings

/// Programs of State: three steps, and chains of a million.
enum ProgramRows {
  private static let length = 1_000_000

  static var rows: [Row] {
    let increment: (inout Int) -> Int = {
      $0 &+= 1
      return $0
    }
    let double: (inout Int) -> Int = {
      $0 &*= 2
      return $0
    }
    return [
      three("left", increment, double) { $0.flatMap { [b = $1] _ in b }.flatMap { [c = $2] _ in c } },
      three("right", increment, double) { a, b, c in
        let rest = b.flatMap { _ in c }
        return a.flatMap { _ in rest }
      },
      three("then", increment, double) { $0.then($1).then($2) },
      chain("left", bar: 400, increment) { step, length in
        var program = step
        for _ in 0..<length { program = program.flatMap { _ in step } }
        return program
      },
      chain("right", bar: 150, increment) { step, length in
        func rest(_ left: Int) -> State<Int, Int> {
          left == 0 ? step : step.flatMap { _ in rest(left - 1) }
        }
        return rest(length)
      },
      chain("right, built in full", bar: nil, increment) { step, length in
        var program = step
        for _ in 0..<length { program = step.flatMap { [program] _ in program } }
        return program
      },
      chain("then", bar: nil, increment) { step, length in
        var program = step
        for _ in 0..<length { program = step.then(program) }
        return program
      },
    ]
  }

  /// Three prebuilt steps beside the same three closures, called by hand.
  private static func three(
    _ nesting: String, _ increment: @escaping (inout Int) -> Int,
    _ double: @escaping (inout Int) -> Int,
    _ build: @escaping (State<Int, Int>, State<Int, Int>, State<Int, Int>) -> State<Int, Int>
  ) -> Row {
    Row(
      "State.flatMap", "3 steps, \(nesting)", control: "3 closures", bar: .ratio(10),
      operation: {
        let program = opaque(build(State(increment), State(double), State(increment)))
        var position = 0
        return { count in
          var sum = 0
          for _ in 0..<count { sum &+= program.run(&position) }
          return sum
        }
      },
      by: {
        let (a, b, c) = (opaque(increment), opaque(double), opaque(increment))
        var position = 0
        return { count in
          var sum = 0
          for _ in 0..<count {
            _ = a(&position)
            _ = b(&position)
            sum &+= c(&position)
          }
          return sum
        }
      })
  }

  /// A chain that is built, run and freed, per bind.
  private static func chain(
    _ nesting: String, bar: Double?, _ increment: @escaping (inout Int) -> Int,
    _ build: @escaping (State<Int, Int>, Int) -> State<Int, Int>
  ) -> Row {
    Row(
      "State.flatMap", "1000000 steps, \(nesting)", control: "closures in a loop",
      bar: bar.map { .nanoseconds($0) }, unit: length,
      operation: {
        let step = opaque(State(increment))
        return { count in
          var position = 0
          for _ in 0..<count { _ = build(step, length).run(&position) }
          return position
        }
      },
      by: {
        let increment = opaque(increment)
        return { count in
          var position = 0
          for _ in 0..<count {
            for _ in 0...length { _ = increment(&position) }
          }
          return position
        }
      })
  }
}

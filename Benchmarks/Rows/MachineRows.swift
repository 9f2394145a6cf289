import PairingsBenchmarks
import Pairings

/// The rows of machines that take inputs, and of programs that follow a space, beside a class that
/// stores a state and a step.
enum MachineRows {
  private static let length = 1_000_000

  static var rows: [BenchmarkRow] {
    [
      BenchmarkRow(
        "ActionMoore.move", "opaque", control: "stored", bar: .ratio(3), allocations: 0,
        instructions: 190, retains: 1,
        operation: {
          PairOperation.move.workload(
            ActionMoore(), Action.send(3).map { 7 }, Moore(0, step: add, output: double))
        }, by: { storedWorkload(add) }),
      BenchmarkRow(
        "Action.flatMap", "1000000 steps, left", control: "stored", bar: .nanoseconds(1_000),
        allocations: 6, unit: length,
        operation: {
          { count in
            var sum = 0
            for _ in 0..<count {
              var action = Action<Int, Int>.pure(0)
              for _ in 0..<length { action = action.flatMap { Action(inputs: [3], value: $0) } }
              sum &+= action.inputs.count &* 6
            }
            return sum
          }
        },
        by: {
          { count in
            var sum = 0
            for _ in 0..<count {
              let stored = machine(add)
              for _ in 0..<length { stored.step(&stored.state, 3) }
              sum &+= stored.output(stored.state)
            }
            return sum
          }
        }),
      .aged("ActionMoore", allocations: 0) {
        PairOperation.move.workload(
          ActionMoore(), Action.send(3).map { 7 }, Moore(0, step: add, output: double))
      },
      .aged("FreeCofree", allocations: 6) { program(of: 1) },
      BenchmarkRow(
        "FreeCofree.move", "opaque", control: "lazy nodes", bar: .ratio(2),
        allocations: 6, instructions: 3_300, retains: 5,
        operation: { program(of: 1) }, by: { nodes(answering: [3]) }),
      BenchmarkRow(
        "FreeCofree.move", "opaque, 3 binds", control: "lazy nodes", bar: .ratio(4),
        allocations: 28,
        operation: { program(of: 3) }, by: { nodes(answering: [1, 1, 1]) }),
    ]
  }

  /// Returns a workload of a program that sends three in a number of steps.
  private static func program(of steps: Int) -> BenchmarkRow.Workload {
    var program = Free<EnvOf<Int>, Int>.lift(Env(environment: 3 / steps, value: 7))
    let step = program
    for _ in 1..<steps { program = program.flatMap { _ in step } }
    return PairOperation.move.workload(
      FreeCofree(ReaderEnv<Int>().flipped), program,
      Cofree.unfold(0, head: double) { state in Reader.asks { state &+ $0 } })
  }

  private static let add: @Sendable (inout Int, Int) -> Void = { $0 &+= $1 }
  private static let double: @Sendable (Int) -> Int = { $0 &* 2 }

  /// A hand-written space whose futures are created on request.
  private final class Node {
    let head: () -> Int
    let tail: (Int) -> Node

    init(_ state: Int, _ step: @escaping (inout Int, Int) -> Void) {
      head = { state &* 2 }
      tail = { input in
        var next = state
        step(&next, input)
        return Node(next, step)
      }
    }
  }

  private static func nodes(answering inputs: [Int]) -> BenchmarkRow.Workload {
    let inputs = opaque(inputs)
    var node = opaque(Node(0, add))
    return { count in
      var sum = 0
      for _ in 0..<count {
        for input in inputs { node = node.tail(input) }
        let value = node.head()
        keep(value)
        sum &+= value
      }
      return sum
    }
  }

  /// A hand-written control: a class that stores a state and a step.
  private final class Machine {
    var state = 0
    let step: (inout Int, Int) -> Void
    let output: (Int) -> Int

    init(_ step: @escaping (inout Int, Int) -> Void, _ output: @escaping (Int) -> Int) {
      self.step = step
      self.output = output
    }
  }

  private static func machine(_ step: @escaping (inout Int, Int) -> Void) -> Machine {
    opaque(Machine(step, double))
  }

  private static func storedWorkload(_ step: @escaping (inout Int, Int) -> Void)
    -> BenchmarkRow.Workload
  {
    let machine = machine(step)
    let inputs = opaque([3])
    return { count in
      var sum = 0
      for _ in 0..<count {
        for input in inputs { machine.step(&machine.state, input) }
        let value = machine.output(machine.state)
        keep(value)
        sum &+= value
      }
      return sum
    }
  }
}

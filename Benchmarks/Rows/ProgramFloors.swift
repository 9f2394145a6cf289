import PairingsBenchmarks

extension PairFloorRows {
  // MARK: - Programs

  class Program {
    func run(_ position: inout Int) -> Int { 0 }
  }

  final class Run: Program {
    private let step: (inout Int) -> Int

    init(_ step: @escaping (inout Int) -> Int) { self.step = step }

    override func run(_ position: inout Int) -> Int { step(&position) }
  }

  final class Bind: Program {
    private let first: Program
    private let next: (Int) -> Program

    init(_ first: Program, _ next: @escaping (Int) -> Program) {
      (self.first, self.next) = (first, next)
    }

    override func run(_ position: inout Int) -> Int { next(first.run(&position)).run(&position) }
  }

  // MARK: - Programs of instructions

  /// A response to an input: an object, which can be mapped.
  final class Response<Value> {
    let answer: (Int) -> Value

    init(_ answer: @escaping (Int) -> Value) { self.answer = answer }

    func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Response<NewValue> {
      Response<NewValue> { [answer] in transform(answer($0)) }
    }
  }

  /// A space that is unfolded from a seed by responses.
  final class Unfolded {
    let seed: Int
    let head: (Int) -> Int
    let tail: (Int) -> Response<Int>

    init(_ seed: Int, _ head: @escaping (Int) -> Int, _ tail: @escaping (Int) -> Response<Int>) {
      (self.seed, self.head, self.tail) = (seed, head, tail)
    }

    var successors: Response<Unfolded> {
      tail(seed).map { [head, tail] in Unfolded($0, head, tail) }
    }
  }

  /// A program of instructions that runs on the stack. Its methods are not those of a generic class,
  /// which ``Program`` could share with it, since Swift does not specialise such methods.
  class Asking {
    func run(_ space: inout Unfolded) -> Int { 0 }
  }

  final class Ask: Asking {
    private let input: Int
    private let value: Int

    init(_ input: Int, _ value: Int) { (self.input, self.value) = (input, value) }

    override func run(_ space: inout Unfolded) -> Int {
      space = space.successors.answer(input)
      return value
    }
  }

  final class AskThen: Asking {
    private let first: Asking
    private let next: (Int) -> Asking

    init(_ first: Asking, _ next: @escaping (Int) -> Asking) {
      (self.first, self.next) = (first, next)
    }

    override func run(_ space: inout Unfolded) -> Int { next(first.run(&space)).run(&space) }
  }

  /// A program of a number of instructions in a space of responses.
  struct Conversing: BenchmarkControl {
    let program: Asking
    var space = opaque(
      Unfolded(0, { $0 &* 2 }) { seed in Response { seed &+ $0 } })

    init(_ steps: Int) {
      let step = Ask(3 / steps, 7)
      var program: Asking = step
      for _ in 1..<steps { program = AskThen(program) { _ in step } }
      self.program = opaque(program)
    }

    mutating func move() -> Int { program.run(&space) }

    func extract() -> Int { space.head(space.seed) }
  }
}

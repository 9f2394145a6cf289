import Pairings
import PairingsTheory
import TestSupport
import Testing

/// A computation whose steps are many or nested, on a stack of 512 KB. All of its results are the expected
/// number.
struct Deep: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let expected: Int
  let results: @Sendable () -> [Int]

  init(_ name: String, _ expected: Int, _ results: @escaping @Sendable () -> [Int]) {
    (testDescription, self.expected, self.results) = (name, expected, results)
  }
}

@Suite("Stack safety", .serialized)
struct StackSafetyTests {
  @Test("on a stack of 512 KB", arguments: Deep.chains + Deep.runs + Deep.nestings)
  func ends(deep: Deep) async {
    let results = await onSmallStack(deep.results)
    expect(!results.isEmpty && results.allSatisfy { $0 == deep.expected }, "\(results)")
  }

  @Test("State: such a chain is freed in a task too, and by tasks that are started meanwhile")
  func freedInTasks() async {
    /// Starts a task that frees a chain when it is freed itself.
    final class Starter {
      let onFree: () -> Void
      init(onFree: @escaping () -> Void) { self.onFree = onFree }
      deinit { onFree() }
    }
    let length = many(20_000, inDebug: 2_000)
    @Sendable func build(_ starter: Starter?) -> State<Int, Int> {
      let step = State<Int, Void>.modify { $0 + 1 }
      var program: State<Int, Int> = .get
      for n in 0..<length {
        let held = n.isMultiple(of: 1_000) ? starter : nil
        program = step.flatMap { [program] _ in held == nil ? program : program }
      }
      return program
    }
    let (values, done) = AsyncStream<Int>.makeStream()
    for _ in 0..<20 {
      let starter = Starter {
        for _ in 0..<4 { Task { done.yield(build(nil).eval(0)) } }
      }
      expectEqual(build(starter).eval(0), length)
    }
    var count = 0
    for await value in values {
      expectEqual(value, length)
      count += 1
      if count == 80 { break }
    }
  }
}

extension Deep {
  private typealias Program<Value> = Free<EnvOf<Int>, Value>

  /// A million binds, built, run and freed.
  static let chains: [Deep] = [
    Deep("State: flatMap nested to the right, each continuation holding the built rest", million) {
      let step = State<Int, Void>.modify { $0 + 1 }
      var program: State<Int, Int> = .get
      for _ in 0..<million { program = step.flatMap { [program] _ in program } }
      return [program.eval(0)]
    },
    Deep("State: then nested to the right, built in full before it runs", million) {
      let step = State<Int, Void>.modify { $0 + 1 }
      var program: State<Int, Int> = .get
      for _ in 0..<million { program = step.then(program) }
      return [program.eval(0)]
    },
    Deep("State: a chain that is never run is freed as well, shared or not", 1) {
      let step = State<Int, Int> { $0 }
      var program = step
      for _ in 0..<million { program = program.flatMap { _ in step } }
      let shared = program
      var other = program
      for _ in 0..<million { other = step.then(other) }
      let mapped = step.map { $0 }
      for _ in 0..<million { program = program.then(mapped) }
      program = step
      return [shared.eval(1)]
    },
    Deep("State: a million maps whose functions hold each other are freed", 1) {
      struct Held { var rest: State<Int, Held?>? }
      var program = State<Int, Held?> { _ in nil }
      for _ in 0..<million {
        program = State<Int, Int>.get.map { [program] _ in Held(rest: program) }
      }
      program = State { _ in nil }
      var state = 1
      return [program.run(&state) == nil ? 1 : 0]
    },
    Deep("IO: a failure inside a million binds leaves them all", 7) {
      struct Refused: Error { let code = 7 }
      var left = IO<Refused, Int>.raise(Refused())
      for _ in 0..<million { left = left.flatMap { n in .suspend { .pure(n + 1) } } }
      guard case .failure(let error) = left.result() else { return [] }
      return [error.code]
    },
    Deep("Action: a million binds, built in full before they are read", million) {
      var built = Action<Int, Void>.send(0)
      for n in 0..<million { built = Action<Int, Void>.send(n).flatMap { [built] in built } }
      var then = Action<Int, Void>.send(0)
      for n in 0..<million { then = Action<Int, Void>.send(n).then(then) }
      return [built.inputs.count - 1, then.inputs.count - 1]
    },
    Deep("Free: a million binds nest to the left, to the right and built in full", million) {
      let count = million
      var left = Program<Int>.pure(0)
      for _ in 0..<count {
        left = left.flatMap { .lift(Env(environment: 1, value: $0 + 1)) }
      }
      func right(_ n: Int) -> Program<Int> {
        n == count
          ? .pure(n) : Program.lift(Env(environment: 1, value: n)).flatMap { right($0 + 1) }
      }
      let one = Program<Void>.lift(Env(environment: 1, value: ()))
      var built = one
      for _ in 0..<count { built = one.flatMap { [built] in built } }
      let naturals = Cofree<ReaderOf<Int>, Int>.unfold(0, head: { $0 }) { n in
        Reader.asks { n + $0 }
      }
      let pairing = FreeCofree(ReaderEnv<Int>().flipped)
      return [
        Action(left).value, pairing.pair(right(0), naturals) { $1 },
        pairing.pair(left, naturals) { $1 }, Action(built).inputs.count - 1,
      ]
    },
    Deep("Free: resumed and bound in turns, in time and stack for each turn", million / 5) {
      let one = Program<Int>.lift(Env(environment: 1, value: 0))
      func next(_ n: Int) -> Program<Int> { .lift(Env(environment: 1, value: n + 1)) }
      var program = one
      for _ in 0..<million / 10 {
        program = program.flatMap(next).flatMap(next)
        guard case .right(let layer) = program.resume() else { return [] }
        program = layer.extract()
      }
      return [Action(program).value]
    },
    Deep("Free: a million rests of runs that hold each other are freed", 7) {
      let one = Program<Int>.lift(Env(environment: 1, value: 7))
      var wrapped = one
      for _ in 0..<million {
        guard case .right(let layer) = wrapped.resume() else { return [] }
        wrapped = .wrap(layer)
      }
      var held = one
      for _ in 0..<million {
        guard case .right(let layer) = one.flatMap({ [held] _ in held }).resume() else { return [] }
        held = layer.extract()
      }
      let value = Action(wrapped).value
      wrapped = one
      held = one
      return [value]
    },
  ]
}

// MARK: - Residual runs

extension Deep {
  private static let length = many(100_000, inDebug: 10_000)

  private struct Adding<Eff: Monad>: NaturalTransformation {
    func callAsFunction<Value>(_ number: Kind<EnvOf<Int>, Value>) -> StateT<Int, Eff, Value> {
      .stateM { .pure((number.value, $0 + number.environment)) }
    }
  }

  private static var left: Free<EnvOf<Int>, Int> {
    let one = { (n: Int) in Free<EnvOf<Int>, Int>.lift(Env(environment: 1, value: n + 1)) }
    return (0..<length).reduce(.pure(0)) { program, _ in program.flatMap(one) }
  }

  private static func right(_ n: Int) -> Free<EnvOf<Int>, Int> {
    n == length
      ? .pure(n)
      : Free<EnvOf<Int>, Int>.lift(Env(environment: 1, value: n)).flatMap { right($0 + 1) }
  }

  /// Runs both programs by a runner and by layers.
  private static func places<Eff: Running>(_ effect: Eff.Type) throws -> [Int] {
    let numbers = Cofree<ReaderOf<Int>, Int>.unfold(0, head: { $0 }) { n in Reader.asks { n + $0 } }
    let layers = ReaderEnv<Int>().flipped.hoisted(effects: PureTransformation<Eff>())
    return try [left, right(0)].flatMap { program in
      try [
        Eff.run(StatefulRunner(Adding<Eff>()).interact(program, Store(0) { $0 }) { $0 + $1 }),
        Eff.run(FreeInteraction(Tails(layers)).interact(program, numbers) { $0 + $1 }),
      ]
    }
  }

  static let runs: [Deep] = [
    Deep("runs under Identity and IO, nested to the left and to the right", 2 * length) {
      (try? places(IdentityOf.self) + places(IOOf<Never>.self)) ?? []
    }
  ]
}

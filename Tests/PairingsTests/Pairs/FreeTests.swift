import Pairings
import TestSupport
import Testing

@Suite("Free")
struct FreeTests {
  typealias Program<Value> = Free<EnvOf<Int>, Value>

  static func send(_ n: Int) -> Program<Int> { .lift(Env(environment: n, value: n * 10)) }

  @Test("flatMap, map, zip, then, compose and the sequences run from left to right")
  func sequencing() {
    let send = Self.send
    func same<Value: Equatable>(_ program: Program<Value>, _ inputs: [Int], _ value: Value) {
      #expect(Action(program) == Action(inputs: inputs, value: value))
    }
    same(send(1).map { $0 + 1 }, [1], 11)
    same(send(1).flatMap(send), [1, 10], 100)
    same(send(1).zip(send(2)) { $0 + $1 }, [1, 2], 30)
    same(send(1).then(send(2)), [1, 2], 20)
    same(send(1).replicate(2), [1, 1], [10, 10])
    same(Program<[Int]>.traverse(three, send), [0, 1, 2], [0, 10, 20])
    same(Program<Void>.forEach(three) { send($0).map { _ in } }.map { 0 }, three, 0)
    same(
      Program.iterate(0) { n in send(n).map { n == 3 ? .done($0) : .next(n + 1) } }, [0, 1, 2, 3],
      30)
  }

  @Test("resume stops at each instruction and runs nothing twice")
  func resume() throws {
    var calls = 0
    let program = Self.send(1).flatMap { n in
      calls += 1
      return Self.send(n)
    }
    guard case .right(let first) = program.resume() else { throw Ended() }
    #expect(first.environment == 1)
    guard case .right(let second) = first.value.resume() else { throw Ended() }
    #expect(second.environment == 10)
    guard case .left(let value) = second.value.resume() else { throw Ended() }
    #expect(value == 100)
    #expect(calls == 1)
  }

  private struct Ended: Error {}

  @Test("an instruction with several answers goes on from each")
  func answers() {
    let flip = Free<ListOf, Int>.lift(List([0, 1]))
    let program = flip.flatMap { a in flip.flatMap { b in flip.map { a * 4 + b * 2 + $0 } } }
    #expect(program.fold(IdentityTransformation<ListOf>()).elements == Array(0..<8))
    guard case .right(let layer) = program.resume() else { return }
    let rests = layer.elements.map { $0.fold(IdentityTransformation<ListOf>()).elements }
    #expect(rests == [[0, 1, 2, 3], [4, 5, 6, 7]])
    let again = Free.wrap(layer).map { $0 + 8 }.fold(IdentityTransformation<ListOf>())
    #expect(again.elements == Array(8..<16))
  }

  @Test("a million binds nest to the left, to the right and built in full")
  func stack() async {
    let counts = await onSmallStack {
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
    }
    #expect(counts == Array(repeating: million, count: 4))
  }

  @Test("resumed and bound in turns, in time and stack for each turn", .timeLimit(.minutes(1)))
  func turns() async {
    let count = await onSmallStack {
      let one = Program<Int>.lift(Env(environment: 1, value: 0))
      func next(_ n: Int) -> Program<Int> { .lift(Env(environment: 1, value: n + 1)) }
      var program = one
      for _ in 0..<million / 10 {
        program = program.flatMap(next).flatMap(next)
        guard case .right(let layer) = program.resume() else { return 0 }
        program = layer.extract()
      }
      return Action(program).value
    }
    #expect(count == million / 5)
  }

  @Test("a run that is given up in the middle frees a million binds that wait")
  func givenUp() async {
    let first = await onSmallStack {
      var left = Program<Int>.lift(Env(environment: 7, value: 0))
      for _ in 0..<million { left = left.flatMap { .pure($0 + 1) } }
      guard case .right(let layer) = left.resume() else { return 0 }
      return layer.environment
    }
    #expect(first == 7)
  }
}

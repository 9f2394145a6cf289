import Pairings
import Testing

@Suite("State")
struct StateTests {
  /// A step of three positions from a table of (value, next position).
  static func step(_ table: [(Int, Int)]) -> State<Int, Int> {
    State { position in
      let (value, next) = table[position]
      position = next
      return value
    }
  }

  /// All 729 steps of three positions and three values.
  static var all: [State<Int, Int>] {
    let entries = three.flatMap { value in three.map { (value, $0) } }
    return entries.flatMap { a in entries.flatMap { b in entries.map { step([a, b, $0]) } } }
  }

  static func observe(_ state: Kind<StateOf<Int>, Int>) -> [[Int]] {
    three.map { position in
      let (value, next) = state.narrow().run(position)
      return [value, next]
    }
  }

  @Test("functor and monad laws")
  func laws() {
    let all = Self.all
    checkFunctor(StateOf.self, samples: spread(60, of: all), observe: Self.observe)
    checkMonad(
      StateOf.self, samples: spread(120, of: all), arrows: arrows(8, into: all),
      observe: Self.observe)
  }

  @Test("get and set laws", arguments: three)
  func getSet(p: Int) {
    typealias Unit = State<Int, Void>
    let observe = { (state: State<Int, Void>) in three.map(state.exec) }
    #expect(observe(State.get.flatMap { Unit.set($0) }) == observe(.pure(())))
    #expect(Self.observe(Unit.set(p).flatMap { State.get }) == Self.observe(Unit.set(p).map { p }))
    for q in three {
      #expect(observe(Unit.set(p).then(.set(q))) == observe(.set(q)))
    }
    for f in functions {
      #expect(observe(.modify(f)) == observe(State.get.flatMap { .set(f($0)) }))
      #expect(observe(.modify(inPlace: { $0 = f($0) })) == observe(.modify(f)))
      #expect(Self.observe(State.inspect(f)) == Self.observe(State.get.map(f)))
    }
  }

  @Test("run, eval and exec")
  func running() {
    let next = State<Int, String> { n in
      n += 1
      return "was \(n - 1)"
    }
    #expect(next.run(40) == ("was 40", 41))
    #expect(next.eval(40) == "was 40")
    #expect(next.exec(40) == 41)
    #expect(next.replicate(2).run(40) == (["was 40", "was 41"], 42))
    var position = 1
    #expect(next.run(&position) == "was 1")
    #expect(position == 2)
  }

  @Test("zip, compose, traverse, forEach and iterate thread the position from left to right")
  func sequencing() {
    func push(_ n: Int) -> State<[Int], Int> {
      State { stack in
        stack.append(n)
        return n * 10
      }
    }
    #expect(push(1).zip(push(2)) { $0 + $1 }.run([]) == (30, [1, 2]))
    #expect(State.compose(push, push)(1).run([]) == (100, [1, 10]))
    #expect(State<[Int], [Int]>.traverse(three, push).run([]) == ([0, 10, 20], [0, 1, 2]))
    #expect(State<[Int], Void>.forEach(three) { push($0).map { _ in } }.exec([]) == [0, 1, 2])
    let count = State<[Int], Int>.iterate(0) { n in
      push(n).map { _ in n == 3 ? .done(n) : .next(n + 1) }
    }
    #expect(count.run([]) == (3, [0, 1, 2, 3]))
  }

  @Test("a program is a value: running it twice gives the same, also nested in itself")
  func purity() {
    let program = Self.step([(1, 2), (2, 0), (0, 1)]).replicate(4)
    #expect(program.run(0) == program.run(0))
    let nested = State<Int, [Int]> { position in program.eval(position) + program.run(&position) }
    #expect(nested.eval(1) == program.eval(1) + program.eval(1))
  }

  @Test("a large position is changed in place, not copied")
  func inPlace() {
    let fill = State<[Int], Void>.modify(inPlace: { $0[0] += 1 })
    let program = fill.flatMap { fill }.then(fill).map { 0 }
    var position = Array(repeating: 0, count: 1_000)
    let before = position.withUnsafeBufferPointer { $0.baseAddress }
    _ = program.run(&position)
    #expect(position[0] == 3)
    #expect(position.withUnsafeBufferPointer { $0.baseAddress } == before)
  }
}

import Pairings
import Testing

@Suite("State")
struct StateTests {
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

  @Test("a program is a value: running it twice gives the same, also nested in itself")
  func purity() {
    let step = State<Int, Int> { position in
      position = (position + 2) % 3
      return position * 5 % 3
    }
    let program = step.replicate(4)
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

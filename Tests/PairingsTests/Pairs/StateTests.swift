import Pairings
import Testing

@Suite("State")
struct StateTests {
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
}

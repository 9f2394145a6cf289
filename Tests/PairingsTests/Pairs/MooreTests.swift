import Pairings
import Testing

@Suite("Moore")
struct MooreTests {
  static var sum: Moore<Int, Int> { Moore(0, step: { $0 += $1 }, output: { $0 }) }

  @Test("a machine that was mapped keeps its futures apart")
  func mapped() {
    let machine = Self.sum
    var mapped = machine.map { $0 * 2 }
    Action.send(3).move(&mapped)
    let other = mapped
    Action.send(4).move(&mapped)
    #expect([machine.extract(), other.extract(), mapped.extract()] == [0, 6, 14])
  }
}

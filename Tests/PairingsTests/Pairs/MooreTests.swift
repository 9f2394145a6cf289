import Pairings
import Testing

@Suite("Moore")
struct MooreTests {
  static var sum: Moore<Int, Int> { Moore(0, step: { $0 += $1 }, output: { $0 }) }

  @Test("feed and run leave the machine as it was")
  func value() {
    let machine = Self.sum
    #expect(machine.run([1, 2]) == 3)
    #expect(machine.feed(4).feed([5, 6]).extract() == 15)
    #expect(machine.extract() == 0)
    #expect(machine.map { "\($0)" }.run([7]) == "7")
    #expect(machine.extend { $0.run([1]) }.run([10]) == 11)
    #expect(machine.duplicate().run([2]).run([3]) == 5)
  }

  @Test("a machine that was mapped keeps its futures apart")
  func mapped() {
    let machine = Self.sum
    var mapped = machine.map { $0 * 2 }
    Action.send(3).move(&mapped)
    let other = mapped
    Action.send(4).move(&mapped)
    #expect([machine.extract(), other.extract(), mapped.extract()] == [0, 6, 14])
  }

  @Test
  func `BA34: a reducer is the step of a Moore machine`() {
    enum Click: Sendable { case up, down }
    let reducer = Reducer<Int, Click> { $0 += $1 == .up ? 1 : -1 }
    var counter = Moore(0, reducer) { "count: \($0)" }
    #expect(counter.run([.up, .up, .down]) == "count: 1")
    Action.send(contentsOf: [Click.up, .up]).move(&counter)
    #expect(counter.extract() == "count: 2")
    #expect(Moore(0, .empty) { (n: Int) in n }.run([Click.up]) == 0)
    let doubled = Moore(0, reducer.combined(with: reducer)) { $0 }
    #expect(doubled.run([.up]) == 2)
  }
}

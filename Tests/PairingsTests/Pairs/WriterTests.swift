import Pairings
import TestSupport
import Testing

@Suite("Writer")
struct WriterTests {
  @Test("pass rewrites the log by the returned function")
  func rewriting() {
    let mark = { (log: [String]) in ["<"] + log + [">"] }
    let m = Writer(log: ["a"], value: 1)
    #expect(Writer.pass(m.map { (value: $0, rewrite: mark) }) == m.censor(mark))
  }

  @Test("zip, then, compose, traverse, forEach, replicate and iterate log from left to right")
  func sequencing() {
    func log(_ n: Int) -> Writer<[Int], Int> { Writer(log: [n], value: n * 10) }
    #expect(log(1).zip(log(2)) { $0 + $1 } == Writer(log: [1, 2], value: 30))
    #expect(log(1).then(log(2)) == Writer(log: [1, 2], value: 20))
    #expect(
      Writer<[Int], [Int]>.traverse(three, log) == Writer(log: [0, 1, 2], value: [0, 10, 20]))
    #expect(Writer<[Int], Void>.forEach(three) { .tell([$0]) }.log == three)
    #expect(log(1).replicate(3) == Writer(log: [1, 1, 1], value: [10, 10, 10]))
    #expect(
      Writer.iterate(0) { n in log(n).map { n == 3 ? .done($0) : .next(n + 1) } }
        == Writer(log: [0, 1, 2, 3], value: 30))
  }
}

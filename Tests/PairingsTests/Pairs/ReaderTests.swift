import Pairings
import TestSupport
import Testing

@Suite("Reader")
struct ReaderTests {
  @Test("zip, then, traverse, replicate and iterate read one environment")
  func sequencing() {
    let ask = Reader<Int, Int>.ask
    #expect(ask.zip(ask.map { $0 * 10 }) { $0 + $1 }.run(2) == 22)
    #expect(ask.then(.asks { "\($0)" }).run(2) == "2")
    #expect(Reader<Int, [Int]>.traverse(three) { n in ask.map { $0 + n } }.run(5) == [5, 6, 7])
    #expect(ask.replicate(2).run(5) == [5, 5])
    let counted: Reader<Int, Int> = .iterate(0) { n in ask.map { n < $0 ? .next(n + 1) : .done(n) }
    }
    #expect(counted.run(9) == 9)
  }
}

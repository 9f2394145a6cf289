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
}

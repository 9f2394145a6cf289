import Pairings
import Testing

@Suite("Writer")
struct WriterTests {
  /// Logs that do not commute.
  static let logs = [[], ["a"], ["b"], ["a", "b"]]
  static var samples: [Writer<[String], Int>] {
    logs.flatMap { log in three.map { Writer(log: log, value: $0) } }
  }
  static var arrows: [(Int) -> Kind<WriterOf<[String]>, Int>] {
    PairingsTests.arrows(8, into: samples)
  }

  @Test("functor and monad laws")
  func laws() {
    checkFunctor(WriterOf.self, samples: Self.samples) { $0.narrow() }
    checkMonad(WriterOf.self, samples: Self.samples, arrows: Self.arrows) { $0.narrow() }
  }

  @Test("tell, listen and censor laws", arguments: logs)
  func tell(a: [String]) {
    let unit = { (w: Writer<[String], Void>) in w.log }
    #expect(unit(.tell([])) == unit(.pure(())))
    for b in Self.logs {
      #expect(unit(Writer.tell(a).flatMap { .tell(b) }) == unit(.tell(a + b)))
    }
    #expect(Writer.tell(a).listen().value.log == a)
    #expect(Writer.tell(a).listen().log == a)
    #expect(Writer.tell(a).censor { $0.reversed() }.log == a.reversed())
  }

  @Test("censor composes, and pass rewrites by what was returned")
  func rewriting() {
    let double = { (log: [String]) in log + log }
    let mark = { (log: [String]) in ["<"] + log + [">"] }
    for m in Self.samples {
      #expect(m.censor(double).censor(mark) == m.censor { mark(double($0)) })
      #expect(Writer.pass(m.map { (value: $0, rewrite: mark) }) == m.censor(mark))
    }
  }

  @Test("zip, then, compose, traverse, forEach, replicate and iterate log from left to right")
  func sequencing() {
    func log(_ n: Int) -> Writer<[Int], Int> { Writer(log: [n], value: n * 10) }
    #expect(log(1).zip(log(2)) { $0 + $1 } == Writer(log: [1, 2], value: 30))
    #expect(log(1).then(log(2)) == Writer(log: [1, 2], value: 20))
    #expect(Writer.compose(log, log)(1) == Writer(log: [1, 10], value: 100))
    #expect(
      Writer<[Int], [Int]>.traverse(three, log) == Writer(log: [0, 1, 2], value: [0, 10, 20]))
    #expect(Writer<[Int], Void>.forEach(three) { .tell([$0]) }.log == three)
    #expect(log(1).replicate(3) == Writer(log: [1, 1, 1], value: [10, 10, 10]))
    #expect(
      Writer.iterate(0) { n in log(n).map { n == 3 ? .done($0) : .next(n + 1) } }
        == Writer(log: [0, 1, 2, 3], value: 30))
  }
}

import Pairings
import Testing

@Suite("Reader")
struct ReaderTests {
  /// All 27 readers of three environments and three values.
  static var all: [Reader<Int, Int>] {
    (0..<27).map { code in Reader { [code % 3, code / 3 % 3, code / 9][$0] } }
  }

  static func observe(_ reader: Kind<ReaderOf<Int>, Int>) -> [Int] {
    three.map(reader.narrow().run)
  }

  @Test("functor and monad laws")
  func laws() {
    checkFunctor(ReaderOf.self, samples: Self.all, observe: Self.observe)
    checkMonad(
      ReaderOf.self, samples: Self.all, arrows: arrows(8, into: Self.all), observe: Self.observe)
  }

  @Test("ask and local laws")
  func local() {
    for m in Self.all {
      #expect(Self.observe(Reader.ask.flatMap { _ in m }) == Self.observe(m))
      #expect(Self.observe(m.local { $0 }) == Self.observe(m))
      for f in functions {
        #expect(Self.observe(Reader.ask.local(f)) == Self.observe(Reader.ask.map(f)))
        #expect(Self.observe(Reader.asks(f)) == Self.observe(Reader.ask.map(f)))
        for g in functions {
          #expect(Self.observe(m.local(f).local(g)) == Self.observe(m.local { f(g($0)) }))
        }
      }
    }
  }

  @Test("zip, then, compose, traverse, replicate and iterate read one environment")
  func sequencing() {
    let ask = Reader<Int, Int>.ask
    #expect(ask.zip(ask.map { $0 * 10 }) { $0 + $1 }.run(2) == 22)
    #expect(ask.then(.asks { "\($0)" }).run(2) == "2")
    #expect(
      Reader.compose({ n in ask.map { $0 + n } }, { n in ask.map { $0 * n } })(3).run(2) == 10)
    #expect(Reader<Int, [Int]>.traverse(three) { n in ask.map { $0 + n } }.run(5) == [5, 6, 7])
    #expect(ask.replicate(2).run(5) == [5, 5])
    #expect(
      Reader.iterate(0) { n in ask.map { n < $0 ? .next(n + 1) : .done(n) } }.run(9) == 9)
  }
}

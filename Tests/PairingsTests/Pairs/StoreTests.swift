import Pairings
import Testing

@Suite("Store")
struct StoreTests {
  /// All 81 stores of three positions and three values.
  static var all: [Store<Int, Int>] {
    three.flatMap { position in
      (0..<27).map { code in Store(position) { [code % 3, code / 3 % 3, code / 9][$0] } }
    }
  }

  static func observe(_ store: Kind<StoreOf<Int>, Int>) -> [Int] {
    [store.narrow().position] + three.map(store.narrow().peek)
  }

  /// Looks that depend on the position and on values out of focus.
  static var looks: [(Kind<StoreOf<Int>, Int>) -> Int] {
    [
      { $0.narrow().extract() },
      { $0.narrow().position },
      { $0.narrow().peeks { ($0 + 1) % 3 } },
      { ($0.narrow().position + 2 * $0.narrow().extract() + $0.narrow().peek(0)) % 3 },
    ]
  }

  @Test("functor and comonad laws")
  func laws() {
    checkFunctor(StoreOf.self, samples: Self.all, observe: Self.observe)
    checkComonad(StoreOf.self, samples: Self.all, arrows: Self.looks, observe: Self.observe)
  }

  @Test("positions: peek, seek and extend agree")
  func positions() {
    for w in Self.all {
      #expect(w.peek(w.position) == w.extract(), "peek here")
      #expect(Self.observe(w.seek(w.position)) == Self.observe(w), "seek here")
      for p in three {
        #expect(w.seek(p).position == p, "seek arrives")
        for q in three {
          #expect(w.seek(p).peek(q) == w.peek(q), "seek keeps the values")
          #expect(Self.observe(w.seek(p).seek(q)) == Self.observe(w.seek(q)), "seek twice")
        }
        for f in Self.looks {
          #expect(w.extend(f).position == w.position, "extend stays")
          #expect(w.extend(f).peek(p) == f(w.seek(p)), "extend everywhere")
        }
      }
      for f in functions {
        #expect(w.peeks(f) == w.peek(f(w.position)))
        #expect(Self.observe(w.seeks(f)) == Self.observe(w.seek(f(w.position))))
      }
    }
  }

  @Test("experiment peeks at every option, in any functor")
  func experiment() {
    let squares = Store(3) { $0 * $0 }
    #expect(squares.experiment { [$0 - 1, $0, $0 + 1] } == [4, 9, 16])
    #expect(squares.experiment { Identity($0 + 1) }.narrow().value == 16)
    #expect(
      squares.experiment { Writer(log: ["at \($0)"], value: $0 * 2) }.narrow()
        == Writer(log: ["at 3"], value: 36))
  }

  @Test("duplicate holds the store as seen from every position; compose runs inside out")
  func duplicate() {
    let squares = Store(3) { $0 * $0 }
    #expect(squares.duplicate().peek(5).extract() == 25)
    let slope = { (w: Store<Int, Int>) in w.peeks { $0 + 1 } - w.extract() }
    #expect(squares.extend(slope).extract() == 7)
    #expect(Store.compose(slope, slope)(squares) == 2)
  }
}

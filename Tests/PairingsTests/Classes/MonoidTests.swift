import Pairings
import Testing

@Suite("Monoid")
struct MonoidTests {
  @Test("the combination of each wrapper")
  func wrappers() {
    #expect(Dual("a").combined(with: Dual("b")).value == "ba")
    #expect(Minimum.combineAll(Minimum(3), [Minimum(1), Minimum(2)]).value == 1)
    #expect(Maximum.combineAll(Maximum(1), [Maximum(3), Maximum(2)]).value == 3)
    #expect(First.combineAll(First(1), [First(3), First(2)]).value == 1)
    #expect(Last.combineAll(Last(1), [Last(3), Last(2)]).value == 2)
  }
}

import Pairings
import Testing

@Suite("Monoid")
struct MonoidTests {
  @Test("the last of all values")
  func last() {
    #expect(Last.combineAll(Last(1), [Last(3), Last(2)]).value == 2)
  }
}

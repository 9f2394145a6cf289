import Pairings
import Testing

@Suite("Cofree")
struct CofreeTests {
  static var naturals: Cofree<IdentityOf, Int> {
    .unfold(0, head: { $0 }) { Identity($0 + 1) }
  }

  @Test("map, extend and duplicate see the tail")
  func operations() {
    let naturals = Self.naturals
    func next<Value>(_ space: Cofree<IdentityOf, Value>) -> Cofree<IdentityOf, Value> {
      space.tail.value
    }
    #expect(next(next(naturals)).extract() == 2)
    #expect(next(naturals.map { $0 * 10 }).extract() == 10)
    #expect(next(naturals.extend { $0.extract() + next($0).extract() }).extract() == 3)
    #expect(next(next(naturals.duplicate()).extract()).extract() == 2)
  }

  @Test("nothing is computed before its first read")
  func laziness() {
    var calls = 0
    let space = Cofree<IdentityOf, Int>.unfold(0) {
      calls += 1
      return $0
    } tail: {
      Identity($0 + 1)
    }
    let third = FreeCofree(IdentityPairing()).moved(
      space, by: Free<IdentityOf, Void>.lift(Identity(())).replicate(3))
    #expect(calls == 0)
    #expect(CofreeOf.extract(third) == 3)
    #expect(calls == 1)
  }
}

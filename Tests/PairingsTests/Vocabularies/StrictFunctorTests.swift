import Pairings
import Testing

@Suite("StrictFunctor")
struct StrictFunctorTests {
  struct Refused: Error, Equatable {}

  @Test("tryMap coherence: tryMap(fa, f) == map(fa, f), and what f throws comes through")
  func coherence() throws {
    func check<F: StrictFunctor & EquatableConstructor>(_ fa: Kind<F, Int>) throws {
      #expect(try fa.tryMap { (n: Int) throws(Refused) in "\(n)" } == fa.map { "\($0)" })
      #expect(throws: Refused()) {
        try fa.tryMap { (_: Int) throws(Refused) -> Int in throw Refused() }
      }
    }
    try check(Identity(7))
    try check(Env(environment: "net", value: 7))
    try check(Writer(log: "ab", value: 7))
    try check(Zipper([1, 2, 3], at: 1))
  }

  @Test("a transformer has the environment of its base")
  func liftedEnvironment() {
    let places = StoreT(1, Env(environment: "en", value: { (n: Int) in n * 2 }))
    #expect(places.environment == "en" && places.asks(\.count) == 2)
    #expect(places.extend { $0.position }.environment == "en")
    let logs = TracedT(offset: "a", Env(environment: 3, value: { (log: String) in log }))
    #expect(logs.environment == 3 && logs.extend { $0.trace("b") }.environment == 3)
  }
}

import Pairings
import PairingsTheory
import Testing

@Suite("Transformers")
struct TransformerTests {
  @Test("a transformer has the environment of its base")
  func liftedEnvironment() {
    let places = StoreT(1, Env(environment: "en", value: { (n: Int) in n * 2 }))
    #expect(places.environment == "en" && places.asks(\.count) == 2)
    #expect(places.extend { $0.position }.environment == "en")
    let logs = TracedT(offset: "a", Env(environment: 3, value: { (log: String) in log }))
    #expect(logs.environment == 3 && logs.extend { $0.trace("b") }.environment == 3)
  }
}

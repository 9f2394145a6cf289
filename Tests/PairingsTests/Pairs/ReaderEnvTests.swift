import Pairings
import Testing

@Suite("ReaderEnv")
struct ReaderEnvTests {
  @Test("the methods of Reader and Env agree with the pairing")
  func methods() {
    let net = Env(environment: 0.25, value: 100.0)
    let factor = Reader<Double, Double>.asks { 1 + $0 }
    #expect(factor.pair(with: net) { $0 * $1 } == 125)
    #expect(net.pair(with: factor) { $0 - $1 } == 98.75)
    #expect(factor.map { f in { $0 * f } }.zap(net) == 125)
    #expect(factor.select(from: net.duplicate()) == net)
    #expect(net.moved(by: factor) === net)
  }
}

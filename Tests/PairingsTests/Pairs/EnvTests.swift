import Pairings
import Testing

@Suite("Env")
struct EnvTests {
  @Test("extend shows the environment; duplicate and compose agree with it")
  func extend() {
    let net = Env(environment: 0.25, value: 100.0)
    let gross = { (w: Env<Double, Double>) in w.value * (1 + w.environment) }
    #expect(net.extend(gross).value == 125)
    #expect(net.duplicate().value == net)
  }
}

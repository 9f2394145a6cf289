import Pairings
import Testing

@Suite("Env")
struct EnvTests {
  static var samples: [Env<Int, Int>] {
    three.flatMap { environment in three.map { Env(environment: environment, value: $0) } }
  }
  static var looks: [(Kind<EnvOf<Int>, Int>) -> Int] {
    [
      { $0.narrow().value },
      { $0.narrow().environment },
      { ($0.narrow().environment + 2 * $0.narrow().value) % 3 },
    ]
  }

  @Test("functor and comonad laws")
  func laws() {
    checkFunctor(EnvOf.self, samples: Self.samples) { $0.narrow() }
    checkComonad(EnvOf.self, samples: Self.samples, arrows: Self.looks) { $0.narrow() }
  }

  @Test("ask and local laws")
  func local() {
    for w in Self.samples {
      #expect(w.local { $0 } == w)
      for f in functions {
        #expect(w.local(f).ask() == f(w.ask()))
        #expect(w.local(f).extract() == w.extract())
        #expect(w.asks(f) == f(w.ask()))
        for g in functions {
          #expect(w.local(f).local(g) == w.local { g(f($0)) })
        }
      }
      for h in Self.looks { #expect(w.extend(h).ask() == w.ask()) }
    }
  }

  @Test("extend shows the environment; duplicate and compose agree with it")
  func extend() {
    let net = Env(environment: 0.25, value: 100.0)
    let gross = { (w: Env<Double, Double>) in w.value * (1 + w.environment) }
    #expect(net.extend(gross).value == 125)
    #expect(net.duplicate().value == net)
    #expect(Env.compose(gross, gross)(net) == 156.25)
  }

  @Test("extend rethrows the typed error of its closure")
  func typedError() {
    struct Refused: Error, Equatable {}
    let refuse = { (_: Env<Int, Int>) throws(Refused) -> Int in throw Refused() }
    #expect(throws: Refused()) { try Self.samples[0].extend(refuse) }
  }
}

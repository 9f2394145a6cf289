import PairingsLaws
import Pairings
import PropertyTestingSwiftTesting
import Testing

@Suite("Residual pairings")
struct ResidualPairingTests {
  @Test("pair without effects: WithoutEffects(p).pair(l, r, f) == pure(p.pair(l, r, f))")
  func withoutEffects() {
    let p = StateStore<Three>()
    let (moves, spaces) = (
      StateOf<Three>.domain(of: Three.domain), StoreOf<Three>.domain(of: Four.domain)
    )
    let fs = Three.domain.zip(Four.domain).functions(to: Five.domain)
    let results = IOOf<Mishap>.domain(of: Five.domain)
    expectLaw(
      Law("pair without effects", "WithoutEffects(p).pair(l, r, f) == pure(p.pair(l, r, f))") {
        trial in
        let (l, r) = (trial.any("l", moves), trial.any("r", spaces))
        let f = trial.any("f", fs)
        return trial.equal(
          WithoutEffects(p, IOOf<Mishap>.self).pair(l, r) { f(($0, $1)) },
          .pure(p.pair(l, r) { f(($0, $1)) }), results)
      })
  }
}

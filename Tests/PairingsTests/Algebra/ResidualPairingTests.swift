import Pairings
import PairingLaws
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

  @Test("a move of one side runs its effects and leaves the other side in place")
  func sides() throws {
    let steps = StateTStore<Int, IOOf<Mishap>>()
    let desk = Day(Store(2) { $0 * 10 }, Store(5) { $0 }) { "\($0) \($1)" }
    var log: [String] = []
    func step(_ name: String) -> StateT<Int, IOOf<Mishap>, Void> {
      .stateM { place in
        .work {
          log.append(name)
          return ((), place + 1)
        }
      }
    }
    let day = steps.day(steps)
    let both:
      Kind<ResidualDayMoveOf<StateTStore<Int, IOOf<Mishap>>, StateTStore<Int, IOOf<Mishap>>>, Void> =
        .second(step("second")).then(.first(step("first")))
    #expect(try day.moved(desk, by: both).run().extract() == "30 6")
    #expect(log == ["second", "first"])
    let sum = steps.sum(steps)
    let tabs = SumSpace(Store(2) { "\($0)" }, Store(5) { "\($0)" })
    let turned = try sum.moved(tabs, by: .second(step("hidden")).then(.show(.second))).run()
    #expect(turned.extract() == "6" && turned.shown == .second)
  }
}

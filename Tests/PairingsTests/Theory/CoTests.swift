import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import PairingsTheory
import TestSupport
import Testing

@Suite("Co")
struct CoTests {
  @Test("a move that is hoisted along a morphism moves as it does there")
  func hoisted() {
    let t = FocusSpaces(Both<Three, Bool>.lens)
    let futures = Three.domain.functions(to: Three.domain)
    let moves = CoOf<StoreOf<Three>>.domain(of: Three.domain)
    let law = Law("hoisted", "m.hoisted(t).run(v) == m.run(t(v))") { trial in
      let (m, f) = (trial.any("m", moves), trial.any("f", futures))
      let v = Store(trial.any("s", Both<Three, Bool>.domain)) { place in
        { (value: Three) in [place.first, value, f(value)] }
      }
      return trial.equal(m.hoisted(t).run(v), m.run(t(v)))
    }
    expectLaw(law)
  }

  @Test("a move is made each time that its effect runs")
  func runs() throws {
    var count = 0
    let walk = CoT<ZipperOf, IOOf<Never>, Void>.lift(.work { count += 1 })
      .then(.moving(NavigationZipper(), .forward))
    let effect = CoTPairing().interact(walk.then(walk), Zipper(["a", "b", "c"])) { $1 }
    expect(effect.run() == "c" && effect.run() == "c" && count == 4)
  }
}

import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import PairingsTheory
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

  /// A move of a space that has no named monad: to the right neighbour, as far as it goes.
  struct Right: CoMove {
    typealias Space = StoreOf<Int>

    func callAsFunction<Result>(_ space: Kind<StoreOf<Int>, (Bool) -> Result>) -> Result {
      let place = space.position
      return place < 9 ? space.peek(place + 1)(true) : space.extract()(false)
    }
  }

  @Test("a user's own CoMove moves a component, step by step")
  func action() {
    let component = Component(
      CoPairing<StoreOf<Int>>(), Store(7) { place in UI { _ in "at \(place)" } })
    let explorer = Explorer(component)
    var shown: [String] = []
    let token = explorer.observe { shown.append($0.view) }
    for _ in 0..<3 { explorer.send(CoOf.void(Co.choosing(Right()))) }
    #expect(shown == ["at 8", "at 9", "at 9"])
    let twice = Co.choosing(Right()).run(Store(8) { place in { moved in "\(moved) at \(place)" } })
    #expect(twice == "true at 9")
    token.cancel()
  }

  @Test("a move is made each time that its effect runs")
  func runs() throws {
    var count = 0
    let walk = CoT<ZipperOf, IOOf<Never>, Void>.lift(.work { count += 1 })
      .then(.moving(NavigationZipper(), .forward))
    let effect = CoTPairing().interact(walk.then(walk), Zipper(["a", "b", "c"])) { $1 }
    #expect(effect.run() == "c" && effect.run() == "c" && count == 4)
  }
}

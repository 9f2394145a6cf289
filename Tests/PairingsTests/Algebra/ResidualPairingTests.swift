import PairingsLaws
import Pairings
import PropertyTestingSwiftTesting
import TestSupport
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

  @Test("a step that brings the place of another space traps, and reads no value as another type")
  func foreignPlace() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let steps = StateTStore<Int, IdentityOf>()
      let day = steps.day(steps)
      let place = Carried(
        by: ResidualDayMoveOf<StateTStore<Int, IdentityOf>, StateTStore<Int, IdentityOf>>.self)
      let numbers = Day(Store(0) { _ in 0x41 }, Store(0) { _ in 7 }) { (a: Int, b: Int) in a + b }
      let texts = Day(Store(0) { _ in "a" }, Store(0) { _ in "b" }) { (a: String, b: String) in
        a + b
      }
      _ = day.pair(place.take, numbers) { _, sum in sum }
      print(day.pair(place.bring, texts) { _, text in text }.value)
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(!isDebug || message.contains("left the place of another space"))
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

/// The place of a space, which a step takes to another space.
private final class Carried<Place> {
  private var place: Place?

  init(by _: StateTOf<Place, IdentityOf>.Type) {}

  var take: StateT<Place, IdentityOf, Void> {
    StateTOf<Place, IdentityOf>.state { [self] in place = $0 }
  }

  var bring: StateT<Place, IdentityOf, Void> {
    StateTOf<Place, IdentityOf>.state { [self] in if let place { $0 = place } }
  }
}

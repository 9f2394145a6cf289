import PairingLaws
import PropertyTestingSwiftTesting
import Pairings
import TestSupport
import Testing

@Suite("EachPairing")
struct EachPairingTests {
  typealias Rows = EachPairing<String, StateStore<Int>>

  let pairing = Rows(StateStore())
  let rows = Each(["a", "b"], fresh: Store(0) { $0 * 10 }) { rows in
    rows.map { "\($0.id): \($0.value)" }
  }

  @Test("laws")
  func laws() {
    let runner = Runner(seed: 1, cases: many(20, inDebug: 5))
    expectLaws(.comonad(EachOf<Three, EnvOf<Bool>>.self), runner: runner)
    expectLaws(.monad(EachMoveOf<Three, StateStore<Bool>>.self), runner: runner)
    expectLaws(.pairing(EachPairing<Three, StateStore<Bool>>()), runner: runner)
    expectLaws(.each(DefaultEachOperations<Three, StateStore<Three>>()), runner: runner)
  }

  @Test("one part moves by its identity; the others keep their futures wherever they stand")
  func parts() {
    var space: Kind<Rows.Space, [String]> = rows
    pairing.move(.part("b", .set(7)), &space)
    #expect(space.extract() == ["a: 0", "b: 70"])
    pairing.move(.insert("c", at: 0), &space)
    pairing.move(.part("c", .set(1)), &space)
    #expect(space.extract() == ["c: 10", "a: 0", "b: 70"])
    pairing.move(.remove("a"), &space)
    pairing.move(.rearrange("b", to: 0), &space)
    #expect(space.extract() == ["b: 70", "c: 10"])
    pairing.move(.part("b", .modify { $0 + 1 }), &space)
    #expect(space.extract() == ["b: 80", "c: 10"])
    #expect(rows.extract() == ["a: 0", "b: 0"])
  }

  @Test("there is at most one part of an identity, and a missing one is not moved")
  func missing() {
    let same = pairing.moved(rows, by: .insert("a"))
    #expect(same.ids == ["a", "b"])
    #expect(pairing.moved(rows, by: .part("z", .set(1))).extract() == rows.extract())
    let value: EachMove<String, StateStore<Int>, Int?> = .part("z", State { $0 })
    #expect(pairing.pair(value, rows) { value, _ in value } == nil)
    let found: EachMove<String, StateStore<Int>, Int?> = .part("a", State { $0 + 5 })
    #expect(pairing.pair(found, rows) { value, _ in value } == 5)
  }
}

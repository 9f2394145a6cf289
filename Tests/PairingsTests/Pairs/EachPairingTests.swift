import PairingsLaws
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

  @Test(
    "parts that come, go and change places, beside an array", arguments: 0..<many(60, inDebug: 20))
  func besideAnArray(seed: Int) {
    typealias List = EachPairing<Int, StateStore<Int>>
    var random = RandomStream(seed: UInt64(seed))
    let pairing = List(StateStore())
    let empty: Each<Int, StoreOf<Int>, [[Int]]> = Each([Int](), fresh: Store(0) { $0 }) { rows in
      rows.map { [$0.id, $0.value] }
    }
    var lists = Array(repeating: (space: empty, parts: [(id: Int, value: Int)]()), count: 3)
    for step in 1...150 {
      let (which, id) = (
        Int.random(in: 0..<3, using: &random), Int.random(in: 0..<9, using: &random)
      )
      let index = Int.random(in: -1...9, using: &random)
      var (space, parts) = lists[which]
      let place = parts.firstIndex { $0.id == id }
      func near(_ count: Int) -> Int { min(max(index, 0), count) }
      switch (Int.random(in: 0..<5, using: &random), place) {
      case (0, let place):
        if place == nil { parts.insert((id, 0), at: near(parts.count)) }
        pairing.move(.insert(id, at: index), &space)
      case (1, let place):
        if let place { parts.remove(at: place) }
        pairing.move(.remove(id), &space)
      case (2, let place):
        if let place {
          let part = parts.remove(at: place)
          parts.insert(part, at: near(parts.count))
        }
        pairing.move(.rearrange(id, to: index), &space)
      case (3, let place):
        if let place { parts[place].value = step }
        pairing.move(.part(id, .set(step)), &space)
      default:  // A copy moves by itself from here.
        lists[(which + 1) % 3] = (space, parts)
      }
      lists[which] = (space, parts)
      for (space, parts) in lists {
        #expect(space.extract() == parts.map { [$0.id, $0.value] } && space.ids == parts.map(\.id))
      }
      let places = lists[which].space.places(of: id)?.peek(-step)
      #expect(places == (parts.contains { $0.id == id } ? replaced(parts, id, -step) : nil))
    }
  }

  private func replaced(_ parts: [(id: Int, value: Int)], _ id: Int, _ value: Int) -> [[Int]] {
    parts.map { [$0.id, $0.id == id ? value : $0.value] }
  }
}

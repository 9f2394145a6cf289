import PairingsLaws
import Pairings
import PairingsTheory
import TestSupport
import Testing

/// The properties of single pairs that no law states: calls, hidden values, and lists of parts.
@Suite("Single pairs")
struct PairTests {
  @Test("nothing of a stream is computed before its first read")
  func laziness() {
    var calls = 0
    let space = Cofree<IdentityOf, Int>.unfold(0) {
      calls += 1
      return $0
    } tail: {
      Identity($0 + 1)
    }
    let third = FreeCofree(IdentityPairing()).moved(
      space, by: Free<IdentityOf, Void>.lift(Identity(())).replicate(3))
    #expect(calls == 0)
    #expect(CofreeOf.extract(third) == 3)
    #expect(calls == 1)
  }

  @Test("a day hides values of every size and kind, and they come back")
  func hidden() {
    let desk = Day(Store(2) { $0 * 10 }, Zipper(["a", "b"])) { "\($0) \($1)" }
    #expect(Day(Identity(()), Identity([1, 2])) { "\($0)\($1)" }.extract() == "()[1, 2]")
    #expect(Day(Identity((1, 2, 3)), Identity("é")) { "\($0)\($1)" }.extract() == "(1, 2, 3)é")
    #expect(Day(Identity(UInt8(7)), Identity(Optional("x"))) { ($0, $1) }.extract() == (7, "x"))
    #expect(Day(Identity(1.5), Identity(desk)) { "\($0) \($1.extract())" }.extract() == "1.5 20 a")
  }

  @Test("a panel is shown, hidden, and moved while it is hidden")
  func panel() {
    let panel = OptionalPairing(StateStore<Int>())
    var space: Kind<OptionalPairing<StateStore<Int>>.Space, String> =
      OptionalSpace(Store(1) { "line \($0)" }, hidden: "…", isShown: false)
    #expect(space.extract() == "…")
    panel.move(.first(.modify { $0 + 1 }), &space)
    #expect(!space.isShown)
    panel.move(.show(), &space)
    #expect(space.extract() == "line 2")
    panel.move(.hide(), &space)
    #expect(space.extract() == "…")
  }

  @Test("a product of moves that run at once makes each further move once for each side")
  func eager() {
    typealias Both = FunctorProduct<WriterOf<String>, WriterOf<String>, Int>
    var calls = 0
    func count(down n: Int) -> Both {
      guard n > 0 else { return .pure(0) }
      return FunctorProduct(Writer<String, Void>.tell("a"), Writer<String, Void>.tell("b"))
        .flatMap { _ in
          calls += 1
          return count(down: n - 1)
        }
    }
    let (first, second) = count(down: 20).split()
    #expect(first.log == String(repeating: "a", count: 20))
    #expect(second.log == String(repeating: "b", count: 20))
    #expect(calls == 40)
  }

  @Test(
    "parts that come, go and change places, beside an array", arguments: 0..<many(60, inDebug: 20))
  func parts(seed: Int) {
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
        let move: EachMove<Int, StateStore<Int>, Int?> = .part(
          id,
          State { value in
            defer { value = step }
            return value
          })
        #expect(pairing.move(move, &space) == place.map { parts[$0].value })
        if let place { parts[place].value = step }
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

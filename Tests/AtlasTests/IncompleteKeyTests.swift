import Pairings
import PairingsAtlas
import PairingsLaws
import TestSupport
import Testing

/// A key that omits a part of the state proves nothing.
@Suite("Incomplete keys")
struct IncompleteKeyTests {
  @Test("an action that the key hides is named, with the paths to both states")
  func action() {
    let model = Positions(from: [0, 0], actions: ["learn", "use"], key: { $0[0] }) {
      state, action in
      guard action == "use" else {
        state[1] = 1
        return true
      }
      state[0] = 9
      return state[1] == 1
    }
    let nine = Property<[Int]>.never(Proposition("nine") { $0[0] == 9 })
    let atlas = Atlas(model, showing: { $0[0] })
    let result = atlas.check(nine, .deterministic)
    expectEqual(result.results.map(\.verdict), [.open, .open])
    expect(result.defect?.otherPath?.actions == [] && result.defect?.path.actions == ["learn"])
    expectEqual(result.defect?.first, "'use' is not enabled")
    expectEqual(result.defect?.second, "'use' is enabled")
    expect("\(result)".contains("after the one, 'use' is not enabled; after the other, 'use' is"))
    expectEqual(atlas.check(.faithful { $0[0] }).results[0].verdict, .fails)
  }

  /// Places in a ring, and an exit from all of them after `need` calls, which the key omits.
  @Sendable
  private static func ring(_ places: Int, _ need: Int) -> Positions<[Int], Int, String> {
    Positions(from: [0, 0], actions: ["walk", "call", "leave"], key: { $0[0] }) { state, action in
      guard state[0] >= 0 else { return false }
      if action == "walk" { state[0] = (state[0] + 1) % places }
      if action == "call" { state[1] = min(state[1] + 1, need) }
      guard action == "leave" else { return true }
      state[0] = -1
      return state[1] == need
    }
  }

  @Test(
    "the key of each search is compared, also some actions far",
    arguments: [(3, 1), (40, 1), (40, 2), (40, 3), (400, 1), (400, 2), (40, 5), (4_000, 1)]
      .prefix(many(8, inDebug: 5)))
  func searches(places: Int, need: Int) async {
    @Sendable func model() -> Positions<[Int], Int, String> { Self.ring(places, need) }
    @Sendable func never() -> Property<[Int]> { .never(Proposition("out") { $0[0] < 0 }) }
    let atlas = Atlas(model(), showing: { $0[0] })
    let results = [
      atlas.check(never()), atlas.check(never(), areIndependent: { _, _ in false }),
      await Atlas.check(cores: 2, making: model, { [never()] }),
    ]
    for result in results {
      expectEqual(result.results[0].verdict, .open)
      expectEqual(result.defect?.path.end.first, result.defect?.otherPath?.end.first)
      expect(result.defect?.path.end.last != result.defect?.otherPath?.end.last)
    }
  }

  @Test("nothing holds if the search is stopped before the comparison")
  func stopped() {
    let (atlas, never) = (
      Atlas(Self.ring(40, 9), showing: { $0[0] }),
      Property<[Int]>.never(Proposition("out") { $0[0] < 0 })
    )
    let all = atlas.check(never).transitions
    let result = atlas.check(never) { $0.transitions < all }
    expect(result.results[0].verdict == .open && result.extent == .stopped)
  }

  /// A counter that its copies share.
  private final class Shared: Hashable {
    var count = 0
    static func == (left: Shared, right: Shared) -> Bool { left.count == right.count }
    func hash(into hasher: inout Hasher) { hasher.combine(count) }
  }

  @Test("a state that an action changes after it was visited is a defect")
  func shared() {
    let model = Positions(from: Shared(), actions: [1, 3]) { state, step in
      guard state.count + step <= 20 else { return false }
      state.count += step
      return true
    }
    let result = Atlas(model).check(.never(Proposition("two") { $0.count == 2 }))
    expect(result.results[0].verdict == .open && result.defect != nil)
  }

  @Test("an action that is not equal to itself makes no key incomplete")
  func notANumber() {
    let model = Positions(from: 0.0, actions: [1.0, .nan]) { state, step in
      state += step
      return state < 5 || state.isNaN
    }
    expect(Atlas(model).check(within: .states(100)).defect == nil)
  }

  /// A place and a hidden part that have no equality.
  private final class Box {
    let place: Int
    let hidden: Double
    init(_ place: Int, _ hidden: Double) { (self.place, self.hidden) = (place, hidden) }
  }

  @Test("states without equality, with parts that are no numbers, and passing views")
  func kinds() {
    let boxes = Positions(from: Box(0, 0), actions: [0, 1, 2], key: { $0.place }) { box, action in
      if action == 0 { box = Box((box.place + 1) % 40, box.hidden) }
      if action == 1 { box = Box(box.place, box.hidden == 0 ? 1 : .nan) }
      guard action == 2 else { return true }
      defer { box = Box(-1, 0) }
      return box.hidden.isNaN
    }
    let never = Property<Box>.never(Proposition("out") { $0.place < 0 })
    expectEqual(Atlas(boxes).check(never).results[0].verdict, .open)
    // Places in a ring, with a part that the key omits and that only a passing view shows.
    let states = (0..<120).map { (place: $0 / 3, hidden: $0 % 3) }
    let passing = TableModel(
      states.map { [(0, ($0 + 1) % 40 * 3 + $1), (1, $0 * 3 + min($1 + 1, 2))] },
      passing: states.map { [[$1 == 2 ? -1 : $0 * 3], []] }, keys: states.map(\.place))
    let result = Atlas(passing, showing: { $0 < 0 ? $0 : $0 / 3 })
      .check(.never(Proposition("out") { $0 < 0 }))
    expectEqual(result.results[0].verdict, .open)
    expectEqual(result.defect?.first, "'0' shows different views on the way")
  }

  @Test("with a key that is common to states, no property holds that fails without it")
  func random() {
    var refuted = 0
    let count = many(1_500, inDebug: 300)
    for seed in 0..<count {
      var random = RandomStream(seed: UInt64(seed))
      let base = TableModel(size: 7, using: &random)
      let keys = base.actions.indices.map { $0 == 0 ? 0 : Int.random(in: 1...5, using: &random) }
      let shown = { (state: Int) in [base.first[state], base.second[state]] }
      let result = Atlas(TableModel(base.actions, keys: keys), showing: shown).check(
        base.properties)
      let truth = Atlas(base).check(base.properties)
      for (part, whole) in zip(result.results, truth.results) where part.verdict == .holds {
        expectEqual(whole.verdict, .holds, "\(part.property) \(keys): \(base)")
      }
      if result.defect?.otherPath != nil { refuted += 1 }
    }
    expect(refuted > count / 5)
  }

  @Test("a difference of most arrivals at one state is found, however many came before")
  func manyArrivals() async {
    let film = Component<IdentityOf, StateStore<[Int]>, String, Bool>.store(
      [0, 0],
      on: .reduce { film, key in
        film =
          key == "next"
          ? [(film[0] + 1) % 1_000, film[1]] : [0, film[0] > 150 ? 1 : film[1]]
      }
    ) { film, _ in film[1] == 1 }
    let torn = Property.never(Proposition<Bool>("torn") { $0 })
    let inputs = ["next", "rewind"]
    expectEqual(Atlas(Interactions(film, inputs: inputs)).check(torn).results[0].verdict, .fails)
    let keyed = Interactions(film, key: { $0.space.position[0] }, inputs: inputs)
    expect(Atlas(keyed).check(torn).defect != nil)
    // Three hundred ways to one place, which the key takes for one.
    @Sendable func wide() -> Positions<[Int], Int, Int> {
      Positions(from: [0, 0], actions: Array(0..<300), key: { $0[0] }) { state, action in
        guard state[0] == 0 else { return false }
        state = [1, action]
        return true
      }
    }
    @Sendable func small() -> Property<[Int]> { .always(Proposition("small") { $0[1] < 140 }) }
    expect(Atlas(wide()).check(small()).defect != nil)
    await expect(Atlas.check(cores: 2, making: wide) { [small()] }.defect != nil)
  }
}

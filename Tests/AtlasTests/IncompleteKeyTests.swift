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
    #expect(result.results.map(\.verdict) == [.open, .open])
    #expect(result.defect?.otherPath?.actions == [] && result.defect?.path.actions == ["learn"])
    #expect(result.defect?.first == .disabled("use") && result.defect?.second == .enabled("use"))
    #expect("\(result)".contains("after the one, 'use' is not enabled; after the other, 'use' is"))
    #expect(atlas.check(.faithful { $0[0] }).results[0].verdict == .fails)
  }

  @Test("the key of each search is compared")
  func searches() async {
    @Sendable func model() -> Positions<[Int], Int, Int> {
      // The number that the key omits makes the second action lead elsewhere.
      Positions(from: [0, 0], actions: [1, 2], key: { $0[0] }) { state, action in
        state = action == 1 ? [state[0], 1] : [(state[0] + 1 + state[1]) % 3, state[1]]
        return state[0] != 2 || state[1] == 1
      }
    }
    @Sendable func never() -> Property<[Int]> { .never(Proposition("both") { $0 == [2, 1] }) }
    let atlas = Atlas(model(), showing: { $0[0] })
    let results = [
      atlas.check(never()), atlas.check(never(), areIndependent: { _, _ in false }),
      atlas.checkDepthFirst([never()], within: .none, seed: 1),
      await Atlas.check(cores: 2, making: model, { [never()] }),
    ]
    for result in results {
      #expect(result.results[0].verdict != .holds)
      #expect(result.results[0].path != nil || result.defect != nil)
    }
  }

  /// A random model with a key that is common to some states.
  private struct Keyed: Model {
    let base: RandomModel
    let keys: [Int]

    var initial: Int { 0 }
    func identify(_ state: Int) -> UInt64? { UInt64(keys[state]) &* 0x9E37_79B9_7F4A_7C15 | 1 }
    func view(of state: Int) -> Int { state }
    func forEachAction<Stop: Error>(
      from state: Int, _ visit: (Int, Int) throws(Stop) -> Void
    ) throws(Stop) { try base.forEachAction(from: state, visit) }
  }

  @Test("with a key that is common to states, no property holds that fails without it")
  func random() {
    var refuted = 0
    let count = many(1_500, inDebug: 300)
    for seed in 0..<count {
      var random = RandomStream(seed: UInt64(seed))
      let base = RandomModel(size: 7, using: &random)
      let keys = base.actions.indices.map { $0 == 0 ? 0 : Int.random(in: 1...5, using: &random) }
      let (first, second) = (
        Proposition<Int>("first") { base.first[$0] }, Proposition<Int>("second") { base.second[$0] }
      )
      let properties: [Property<Int>] = [
        .always(first), .never(second), .everyStateCanReach(second), .eventually(second),
        .leadsTo(first, second), .noDeadlock(exceptWhere: first),
      ]
      let shown = { (state: Int) in [base.first[state], base.second[state]] }
      let result = Atlas(Keyed(base: base, keys: keys), showing: shown).check(properties)
      let truth = Atlas(base).check(properties)
      for (part, whole) in zip(result.results, truth.results) where part.verdict == .holds {
        #expect(whole.verdict == .holds, "\(part.property) \(keys): \(base)")
      }
      if result.defect?.otherPath != nil { refuted += 1 }
    }
    #expect(refuted > count / 5)
  }
}

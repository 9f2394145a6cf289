import PairingsLaws
import Pairings
import PairingsAtlas
import TestSupport
import Testing

/// Each search against another that visits the same states.
@Suite("Searches")
struct SearchTests {
  @Test("the states seen, and their order, are the same each time")
  func determinism() {
    for seed in 0..<200 as Range<UInt64> {
      var random = RandomStream(seed: seed)
      let model = TableModel(size: 30, using: &random)
      let (one, other) = (Atlas(model).chart { "\($0)" }, Atlas(model).chart { "\($0)" })
      expectEqual(one, other)
    }
  }

  @Test("commutation checks independence, and sleep sets keep states and shortest paths")
  func sleepSetsOfModels() {
    for seed in 0..<UInt64(many(600, inDebug: 120)) {
      var random = RandomStream(seed: seed)
      var model = TableModel(size: 6, using: &random)
      let independent = model.independentActions
      var areIndependent: (Int, Int) -> Bool = { independent.contains([$0, $1]) }
      if seed.isMultiple(of: 2) {  // Two sides, whose actions may have several successors.
        model = TableModel(sides: 3, using: &random)
        areIndependent = { $0 % 2 != $1 % 2 }
      }
      expect(Atlas(Commutation(model, areIndependent: areIndependent)).check(.commuting()).isGood)
      let properties = model.actions.indices.map { state in
        Property<Int>.reachable(Proposition("\(state)") { $0 == state })
      }
      let full = Atlas(model).check(properties)
      for (index, result) in full.results.enumerated() {
        let part = Atlas(model).check(properties[index], areIndependent: areIndependent).results[0]
        expectEqual(part.verdict, result.verdict, "\(model)")
        expectEqual(part.path?.steps.count, result.path?.steps.count, "\(model)")
      }
      let stuck = Atlas(model).check(.noDeadlock()).results[0]
      let part = Atlas(model).check(.noDeadlock(), areIndependent: areIndependent).results[0]
      expectEqual(stuck.path?.steps.count, part.path?.steps.count, "\(model)")
    }
  }

  @Test("sleep sets take one path to each state where all actions are independent")
  func saved() {
    let model = Positions(from: [0, 0, 0], actions: [0, 1, 2]) { counts, action in
      counts[action] += 1
      return counts[action] < 6
    }
    let result = Atlas(model).check(areIndependent: { $0 != $1 })
    expect(result.states == 216 && result.transitions == 215)
  }

  @Test("actions that are not independent are named")
  func dependent() {
    let model = Positions(from: 1, actions: ["double", "add"]) { number, action in
      number = action == "add" ? (number + 1) % 11 : number * 2 % 11
      return true
    }
    let result = Atlas(Commutation(model) { _, _ in true }).check(.commuting()).results[0]
    expectEqual(result.verdict, .fails)
    expectEqual(result.path?.end.dependent.map { [$0.0, $0.1] }, ["double", "add"])
  }

  @Test("several cores visit the same states as one, and find paths as short")
  func cores() async {
    for cores in [1, 2, 3] {
      let result = await Atlas.check(
        cores: cores,
        making: {
          Positions(from: [0, 0, 0], actions: [0, 1, 2]) { counts, action in
            counts[action] = (counts[action] + 1) % 12
            return true
          }
        },
        {
          [
            .reachable(Proposition("far") { $0 == [9, 7, 5] }),
            .never(Proposition("farther") { $0 == [11, 11, 11] }),
          ]
        })
      expect(result.states == 12 * 12 * 12 && result.transitions == 3 * 12 * 12 * 12)
      expectEqual(result.results[0].path?.steps.count, 21)
      expectEqual(result.results[1].path?.steps.count, 33)
      expectEqual(result.results[1].path?.end, [11, 11, 11])
    }
  }
}

extension TableModel {
  /// The pairs of independent actions: neither disables the other, and both orders lead to one
  /// state.
  fileprivate var independentActions: Set<[Int]> {
    func after(_ action: Int, _ state: Int) -> [Int] {
      actions[state].filter { $0.action == action }.map(\.target)
    }
    var pairs: Set<[Int]> = []
    for one in 0..<3 {
      for other in 0..<3 where one != other {
        let areIndependent = actions.indices.allSatisfy { state in
          guard let first = after(one, state).first, let second = after(other, state).first else {
            // Neither action may enable the other.
            return after(one, state).allSatisfy {
              after(other, $0).isEmpty || !after(other, state).isEmpty
            }
              && after(other, state).allSatisfy {
                after(one, $0).isEmpty || !after(one, state).isEmpty
              }
          }
          return after(other, first).first != nil && after(other, first) == after(one, second)
        }
        if areIndependent { pairs.insert([one, other]) }
      }
    }
    return pairs
  }
}

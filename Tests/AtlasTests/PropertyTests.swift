import PairingsLaws
import Pairings
import PairingsAtlas
import TestSupport
import Testing

/// The results of an atlas, on random small models, against those of exhaustive algorithms.
@Suite("Properties")
struct PropertyTests {
  static let models: [TableModel] = (0..<many(1_500, inDebug: 400)).map { seed in
    var random = RandomStream(seed: UInt64(seed))
    return TableModel(size: 7, using: &random)
  }

  /// Returns properties of all kinds, each with the length of the shortest path that decides it.
  private func expected(of model: TableModel) -> [(property: Property<Int>, length: Int?)] {
    let distances = model.distances(from: 0) { _ in true }
    func nearest(_ isDecisive: (Int) -> Bool) -> Int? {
      model.actions.indices.filter(isDecisive).compactMap { distances[$0] }.min()
    }
    let runs = model.actions.indices.filter { model.first[$0] }.compactMap { state -> Int? in
      guard let distance = distances[state] else { return nil }
      return model.shortestRun(from: state, avoiding: model.second).map { $0 + distance }
    }
    let lengths = [
      nearest { model.second[$0] }, nearest { !model.first[$0] },
      nearest { model.actions[$0].isEmpty && !model.first[$0] },
      nearest { state in
        let onward = model.distances(from: state) { _ in true }
        return model.second.indices.allSatisfy { !model.second[$0] || onward[$0] == nil }
      },
      model.shortestRun(from: 0, avoiding: model.second), runs.min(),
    ]
    return zip(model.properties, lengths).map { ($0, $1) }
  }

  @Test("a property is decided by the shortest path, alone and among others, also by a fair run")
  func shortest() {
    for model in Self.models {
      let atlas = Atlas(model, fair: { model.fair.contains($0) })
      let expected = expected(of: model)
      let all = atlas.check(expected.map(\.property)).results
      for (index, (property, length)) in expected.enumerated() {
        for result in [all[index], atlas.check(property).results[0]] {
          expectEqual(result.path?.steps.count, length, "\(property): \(model)")
          let verdict: Verdict = (index == 0) == (length != nil) ? .holds : .fails
          expectEqual(result.verdict, verdict, "\(property): \(model)")
          if index == 4, let path = result.path { expectLasso(path, model) }
        }
      }
    }
  }

  private func expectLasso(_ path: Path<Int, Int>, _ model: TableModel) {
    let states = [path.start] + path.steps.map(\.view)
    expect(states.allSatisfy { !model.second[$0] })
    guard let cycle = path.cycle, cycle < path.steps.count else { return }
    expectEqual(states[cycle], states.last)
    let steps = (cycle..<path.steps.count).filter { states[$0] != states[$0 + 1] }
    let taken = Set(steps.map { path.actions[$0] })
    for action in model.fair {
      let isImpossible = states[cycle...].contains { !model.enabled($0).contains(action) }
      expect(isImpossible || taken.contains(action), "\(model)")
    }
  }

  @Test(
    "a step that changes nothing is no step of a fair action, as in TLA+",
    arguments: [[0, 0], [0, 1], [1, 0]])
  func stuttering(actions: [Int]) {
    var model = Self.models[0]
    // Grow, x' = x or x' = x + 1, as one action and as two, of which 0 is fair.
    model.actions = (0..<4).map { state in
      state < 3 ? [(actions[0], state), (actions[1], state + 1)] : [(2, 3)]
    }
    let three = Property<Int>.eventually(Proposition("x = 3") { $0 == 3 })
    let result = Atlas(model, fair: { $0 == 0 }).check(three).results[0]
    expectEqual(result.verdict, (actions[1] == 0 ? .holds : .fails))
    expect(Atlas(model).check(three).isGood)
  }

  @Test("a fair run takes each of many actions, as far as all of its states enable them")
  func manyActions() {
    var model = Self.models[0]
    model.actions = (0..<3).map { state in (0..<20).map { ($0, (state + 1) % 3) } }
    let never = Property<Int>.eventually(Proposition("never") { _ in false })
    expectEqual(Set(Atlas(model).check(never).results[0].path?.actions ?? []).count, 20)
    model.actions[1] = [(20, 2)]
    expectEqual(Atlas(model).check(never).results[0].path?.steps.count, 3)
  }

  @Test("deterministic: an action that leads to two states is named")
  func deterministic() {
    var model = Self.models[0]
    model.actions = [[(0, 1), (1, 2)], [(2, 0), (2, 2)], []]
    (model.first, model.second) = ([true, true, true], [false, false, false])
    let result = Atlas(model).check(.deterministic).results[0]
    expect(result.verdict == .fails && result.path?.actions == [0])
    expectEqual(result.reason, "'2' leads to two states")
    model.actions[1] = [(2, 0)]
    expect(Atlas(model).check(.deterministic).isGood)
  }

  @Test("bounded results claim nothing about unvisited states")
  func bounds() {
    for model in Self.models.prefix(300) {
      for depth in 0..<4 {
        let atlas = Atlas(model, fair: { model.fair.contains($0) })
        let properties = model.properties
        let (part, whole) = (
          atlas.check(properties, within: .depth(depth)), atlas.check(properties)
        )
        for (some, all) in zip(part.results, whole.results) where some.verdict != .open {
          expectEqual(some.verdict, all.verdict, "\(some.property): \(model)")
        }
        expect(part.depth <= depth)
      }
    }
  }
}

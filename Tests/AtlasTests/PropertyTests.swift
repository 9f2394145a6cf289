import PairingsLaws
import Pairings
import PairingsAtlas
import Testing

/// The results of an atlas, on random small models, against those of exhaustive algorithms.
@Suite("Properties")
struct PropertyTests {
  static let models: [RandomModel] = (0..<1_500).map { seed in
    var random = RandomStream(seed: UInt64(seed))
    return RandomModel(size: 7, using: &random)
  }

  private func first(_ model: RandomModel) -> Proposition<Int> {
    Proposition("first") { model.first[$0] }
  }
  private func second(_ model: RandomModel) -> Proposition<Int> {
    Proposition("second") { model.second[$0] }
  }

  @Test("always and reachable: the nearest state that decides the property")
  func states() {
    for model in Self.models {
      let distances = model.distances(from: 0) { _ in true }
      let result = Atlas(model).check(.always(first(model)), .reachable(second(model)))
      let wrong = model.first.indices.filter { !model.first[$0] }.compactMap { distances[$0] }.min()
      #expect(result.results[0].path?.steps.count == wrong, "\(model)")
      #expect((result.results[0].verdict == .fails) == (wrong != nil))
      let right = model.second.indices.filter { model.second[$0] }.compactMap { distances[$0] }
        .min()
      #expect(result.results[1].path?.steps.count == right, "\(model)")
      #expect((result.results[1].verdict == .holds) == (right != nil))
    }
  }

  @Test("no deadlock: the nearest state without an action")
  func deadlock() {
    for model in Self.models {
      let distances = model.distances(from: 0) { _ in true }
      let stuck = model.actions.indices.filter { model.actions[$0].isEmpty && !model.first[$0] }
      let result = Atlas(model).check(.noDeadlock(exceptWhere: first(model))).results[0]
      let nearest = stuck.compactMap { distances[$0] }.min()
      #expect(result.path?.steps.count == nearest, "\(model)")
    }
  }

  @Test("every state can reach: the nearest state that cannot")
  func canReach() {
    for model in Self.models {
      let distances = model.distances(from: 0) { _ in true }
      let stranded = model.actions.indices.filter { state in
        let onward = model.distances(from: state) { _ in true }
        return model.second.indices.allSatisfy { !model.second[$0] || onward[$0] == nil }
      }
      let result = Atlas(model).check(.everyStateCanReach(second(model))).results[0]
      #expect(
        result.path?.steps.count == stranded.compactMap { distances[$0] }.min(), "\(model)")
    }
  }

  @Test("eventually: the shortest fair run that never reaches the proposition")
  func eventually() {
    for model in Self.models {
      let atlas = Atlas(model, fair: { model.fair.contains($0) })
      let result = atlas.check(.eventually(second(model))).results[0]
      let shortest = model.shortestRun(from: 0, avoiding: model.second)
      #expect(result.path?.steps.count == shortest, "\(model)")
      #expect((result.verdict == .fails) == (shortest != nil), "\(model)")
      if let path = result.path { expectLasso(path, model) }
    }
  }

  @Test("leads to: the shortest path to a fair run that never reaches the proposition")
  func leadsTo() {
    for model in Self.models {
      let distances = model.distances(from: 0) { _ in true }
      let runs = model.actions.indices.filter { model.first[$0] }.compactMap { state -> Int? in
        guard let distance = distances[state] else { return nil }
        return model.shortestRun(from: state, avoiding: model.second).map { $0 + distance }
      }
      let atlas = Atlas(model, fair: { model.fair.contains($0) })
      let result = atlas.check(.leadsTo(first(model), second(model))).results[0]
      #expect(result.path?.steps.count == runs.min(), "\(model)")
    }
  }

  private func expectLasso(_ path: Path<Int, Int>, _ model: RandomModel) {
    let states = [path.start] + path.steps.map(\.view)
    #expect(states.allSatisfy { !model.second[$0] })
    guard let cycle = path.cycle, cycle < path.steps.count else { return }
    #expect(states[cycle] == states.last)
    let steps = (cycle..<path.steps.count).filter { states[$0] != states[$0 + 1] }
    let taken = Set(steps.map { path.actions[$0] })
    for action in model.fair {
      let isImpossible = states[cycle...].contains { !model.enabled($0).contains(action) }
      #expect(isImpossible || taken.contains(action), "\(model)")
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
    #expect(result.verdict == (actions[1] == 0 ? .holds : .fails))
    #expect(Atlas(model).check(three).isGood)
  }

  @Test("a fair run takes each of many actions, as far as all of its states enable them")
  func manyActions() {
    var model = Self.models[0]
    model.actions = (0..<3).map { state in (0..<20).map { ($0, (state + 1) % 3) } }
    let never = Property<Int>.eventually(Proposition("never") { _ in false })
    #expect(Set(Atlas(model).check(never).results[0].path?.actions ?? []).count == 20)
    model.actions[1] = [(20, 2)]
    #expect(Atlas(model).check(never).results[0].path?.steps.count == 3)
  }

  @Test("deterministic: an action that leads to two states is named")
  func deterministic() {
    var model = Self.models[0]
    model.actions = [[(0, 1), (1, 2)], [(2, 0), (2, 2)], []]
    (model.first, model.second) = ([true, true, true], [false, false, false])
    let result = Atlas(model).check(.deterministic).results[0]
    #expect(result.verdict == .fails && result.path?.actions == [0])
    #expect(result.reason == "'2' leads to two states")
    model.actions[1] = [(2, 0)]
    #expect(Atlas(model).check(.deterministic).isGood)
  }

  @Test("bounded results claim nothing about unvisited states")
  func bounds() {
    for model in Self.models.prefix(300) {
      for depth in 0..<4 {
        let atlas = Atlas(model, fair: { model.fair.contains($0) })
        let properties: [Property<Int>] = [
          .always(first(model)), .reachable(second(model)), .everyStateCanReach(second(model)),
          .eventually(second(model)), .leadsTo(first(model), second(model)),
        ]
        let (part, whole) = (
          atlas.check(properties, within: .depth(depth)), atlas.check(properties)
        )
        for (some, all) in zip(part.results, whole.results) where some.verdict != .open {
          #expect(some.verdict == all.verdict, "\(some.property): \(model)")
        }
        #expect(part.depth <= depth)
      }
    }
  }
}

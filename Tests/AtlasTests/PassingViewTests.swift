import PairingsLaws
import Pairings
import PairingsAtlas
import TestSupport
import Testing

/// Views that are shown between a state and its successor.
@Suite("Passing views")
struct PassingViewTests {
  /// Returns a random model whose transitions pass random views.
  private static func passing(seed: UInt64) -> TableModel {
    var generator = RandomStream(seed: seed)
    var model = TableModel(size: 7, using: &generator)
    model.passing = model.actions.map { actions in
      actions.map { _ in
        (0..<Int.random(in: 0...2, using: &generator)).map { _ in
          Int.random(in: 100..<112, using: &generator)
        }
      }
    }
    return model
  }

  /// Returns the number of steps to the first transition that passes a view.
  private func distance(to view: Int, in model: TableModel) -> Int? {
    let distances = model.distances(from: 0) { _ in true }
    return (model.passing ?? []).enumerated().compactMap { state, views in
      views.contains { $0.contains(view) } ? distances[state].map { $0 + 1 } : nil
    }.min()
  }

  private static let models = (0..<many(600, inDebug: 150)).map { passing(seed: UInt64($0)) }

  private static func isSeven(_ view: Int) -> Proposition<Int> {
    Proposition("\(view)") { $0 == view }
  }

  @Test("a shortest path to a passing view is found, and ends in the view")
  func shortest() {
    for model in Self.models {
      let distance = distance(to: 107, in: model)
      for property in [Property.never(Self.isSeven(107)), .reachable(Self.isSeven(107))] {
        let result = Atlas(model).check(property).results[0]
        #expect(result.path?.steps.count == distance)
        #expect(result.path.map { $0.end == 107 } ?? true)
        #expect(Atlas(model).check(property).defect == nil)
      }
    }
  }

  @Test("searches of every order, and on several cores, find passing views")
  func everySearch() async {
    for model in Self.models.prefix(many(60, inDebug: 20)) {
      let distance = distance(to: 107, in: model)
      let property = Property.never(Self.isSeven(107))
      let reduced = Atlas(model).check(property, areIndependent: { _, _ in false })
      #expect(reduced.results[0].path?.steps.count == distance)
      let parallel = await Atlas.check(
        cores: 2, making: { model }, { [.never(Proposition("107") { $0 == 107 })] })
      #expect(parallel.results[0].path?.steps.count == distance)
      #expect(parallel.defect == nil)
      let walk = Atlas(model).check(property, within: .depth(0).walking(200, steps: 20))
      if distance == nil { #expect(walk.results[0].verdict == .open) }
      if walk.results[0].verdict == .fails { #expect(walk.results[0].path?.end == 107) }
    }
  }

  /// Two counters; an action that ends a round of its side passes the whole view.
  private struct Sides: Model {
    var initial: [Int] { [0, 0] }
    func identify(_ state: [Int]) -> UInt64? { Fingerprint(of: state).value }
    func view(of state: [Int]) -> [Int] { state }
    func forEachAction<Stop: Error>(
      from state: [Int], _ visit: (Int, [Int]) throws(Stop) -> Void
    ) throws(Stop) {
      try forEachAction(from: state, where: { _ throws(Stop) in true }, visit)
    }

    func forEachAction<Stop: Error>(
      from state: [Int], where isWanted: (Int) throws(Stop) -> Bool,
      passing show: ([Int]) throws(Stop) -> Void, _ visit: (Int, [Int]) throws(Stop) -> Void
    ) throws(Stop) {
      for side in 0..<2 where try isWanted(side) {
        var next = state
        next[side] = (state[side] + 1) % 3
        if next[side] == 0 {
          var passed = state
          passed[side] = 9
          try show(passed)
        }
        try visit(side, next)
      }
    }
  }

  @Test("a reduction by independence shows each passing view that the whole search shows")
  func reduction() {
    for side in 0..<2 {
      for other in 0..<3 {
        let there = Proposition<[Int]>("there") { $0[side] == 9 && $0[1 - side] == other }
        let whole = Atlas(Sides()).check(.reachable(there)).results[0]
        let reduced = Atlas(Sides()).check(.reachable(there), areIndependent: { $0 != $1 })
        #expect(whole.verdict == .holds)
        #expect(reduced.results[0].path?.steps.count == whole.path?.steps.count)
      }
    }
  }

  /// A counter that shows 1 on the way from 0 to 2.
  private static func counter<Eff: Monad>(
    _ pause: Kind<Eff, Void>
  ) -> Component<Eff, StateStore<Int>, Int, Int> {
    .store(
      0,
      on: .update { number, input in
        number = input
        return input == 1 ? .run(pause) { 2 } : .none
      }
    ) { number, _ in number }
  }

  @Test("the views between the commits of one input are those that observers receive")
  func between() {
    let component = Self.counter(Identity.pure(()))
    let explorer = Explorer(component)
    var shown: [Int] = []
    let token = explorer.observe { shown.append($0.view) }
    explorer.send(1)
    withExtendedLifetime(token) { #expect(shown == [1, 2]) }
    let atlas = Atlas(Interactions(component, inputs: [0, 1]))
    let result = atlas.check(.never(Proposition("1 is shown") { $0 == 1 }))
    #expect(result.results[0].verdict == .fails && result.results[0].path?.end == 1)
    #expect(result.results[0].reason == "1 is shown, on the way")
    let last = atlas.check(.never(Proposition("2 is shown") { $0 == 2 }))
    #expect(last.results[0].reason == "2 is shown")  // The last view is no passing one.
    #expect(atlas.check(.never(Proposition("3 is shown") { $0 == 3 })).isGood)
    #expect(atlas.check().states == 2)
  }

  @Test("a schedule passes the views between two commits, and is not quiet meanwhile")
  func schedules() {
    let model = Schedules(Self.counter(Rehearsal<Never, Void>.pure(())), inputs: [0, 1])
    let one = Proposition<ScheduleView<Int>>("1 is shown") { $0.view == 1 }
    let quiet = Proposition<ScheduleView<Int>>("quiet") { $0.isQuiet }
    let result = Atlas(model).check(.never(one), .never(one && quiet))
    #expect(result.results.map(\.verdict) == [.fails, .holds])
    #expect(result.results[0].path?.end.isPassing == true)
    let waiting = Schedules(Self.counter(Rehearsal<Never, Void>.step("wait") {})) {
      $0.isQuiet ? [0, 1] : []
    }
    let rest = Atlas(waiting).check(.reachable(one && !quiet), .never(one && quiet))
    #expect(rest.results.map(\.verdict) == [.holds, .holds])
    #expect(rest.results[0].path?.end.isPassing == false)
  }
}

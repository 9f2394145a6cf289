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

  private static func view(_ view: Int) -> Proposition<Int> {
    Proposition("\(view)") { $0 == view }
  }

  @Test("each search finds a shortest path to a passing view, which ends in the view")
  func shortest() async {
    for (number, model) in Self.models.enumerated() {
      let distance = distance(to: 107, in: model)
      let never = Property.never(Self.view(107))
      func expectShortest(_ check: CheckResult<Int, Int>) {
        expect(check.results[0].path?.steps.count == distance && check.defect == nil)
        expect(check.results[0].path.map { $0.end == 107 } ?? true)
      }
      expectShortest(Atlas(model).check(never))
      expectShortest(Atlas(model).check(.reachable(Self.view(107))))
      guard number < many(60, inDebug: 20) else { continue }
      expectShortest(Atlas(model).check(never, areIndependent: { _, _ in false }))
      expectShortest(
        await Atlas.check(
          cores: 2, making: { model }, { [.never(Proposition("107") { $0 == 107 })] }))
      let walk = Atlas(model).check(never, within: .depth(0).walking(200, steps: 20)).results[0]
      if distance == nil { expectEqual(walk.verdict, .open) }
      if walk.verdict == .fails { expectEqual(walk.path?.end, 107) }
    }
  }

  /// Two counters up to 2; an action that ends a round of its side passes a view with 9 for it.
  private static let sides = TableModel(
    (0..<9).map { [(0, ($0 + 3) % 9), (1, $0 / 3 * 3 + ($0 + 1) % 3)] },
    passing: (0..<9).map {
      [$0 / 3 == 2 ? [90 + $0 % 3] : [], $0 % 3 == 2 ? [$0 / 3 * 10 + 9] : []]
    })

  @Test("a reduction by independence shows each passing view that the whole search shows")
  func reduction() {
    for view in (0..<3).flatMap({ [90 + $0, $0 * 10 + 9] }) {
      let there = Self.view(view)
      let whole = Atlas(Self.sides).check(.reachable(there)).results[0]
      let reduced = Atlas(Self.sides).check(.reachable(there), areIndependent: { $0 != $1 })
      expectEqual(whole.verdict, .holds)
      expectEqual(reduced.results[0].path?.steps.count, whole.path?.steps.count)
    }
  }

  @Test("an action with several successors does not sleep if one of them passes a view")
  func severalSuccessors() {
    // Action 0 leads to x = 1, on the way of which 100 + y is shown, and to x = 2; action 1 to y = 1.
    let ways: [(action: Int, target: (Int) -> Int, passes: Bool)] = [
      (0, { 2 + $0 % 2 }, true), (0, { 4 + $0 % 2 }, false), (1, { $0 / 2 * 2 + 1 }, false),
    ]
    for order in [[0, 1, 2], [1, 0, 2], [1, 2, 0], [2, 1, 0]] {
      let ways = order.map { ways[$0] }
      let model = TableModel(
        (0..<6).map { state in ways.map { ($0.action, $0.target(state)) } },
        passing: (0..<6).map { state in ways.map { $0.passes ? [100 + state % 2] : [] } })
      let result = Atlas(model).check(.reachable(Self.view(101)), areIndependent: { $0 != $1 })
      expectEqual(result.results[0].path?.steps.count, 2, "\(order)")
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
    withExtendedLifetime(token) { expectEqual(shown, [1, 2]) }
    let atlas = Atlas(Interactions(component, inputs: [0, 1]))
    let result = atlas.check(.never(Proposition("1 is shown") { $0 == 1 }))
    expect(result.results[0].verdict == .fails && result.results[0].path?.end == 1)
    expectEqual(result.results[0].reason, "1 is shown, on the way")
    let last = atlas.check(.never(Proposition("2 is shown") { $0 == 2 }))
    expectEqual(last.results[0].reason, "2 is shown")  // The last view is no passing one.
    expect(atlas.check(.never(Proposition("3 is shown") { $0 == 3 })).isGood)
    expectEqual(atlas.check().states, 2)
  }

  @Test("a schedule passes the views between two commits, and is not quiet meanwhile")
  func schedules() {
    let model = Schedules(Self.counter(Rehearsal<Never, Void>.pure(())), inputs: [0, 1])
    let one = Proposition<ScheduleView<Int>>("1 is shown") { $0.view == 1 }
    let quiet = Proposition<ScheduleView<Int>>("quiet") { $0.isQuiet }
    let result = Atlas(model).check(.never(one), .never(one && quiet))
    expectEqual(result.results.map(\.verdict), [.fails, .holds])
    expectEqual(result.results[0].path?.end.isPassing, true)
    let waiting = Schedules(Self.counter(Rehearsal<Never, Void>.step("wait") {})) {
      $0.isQuiet ? [0, 1] : []
    }
    let rest = Atlas(waiting).check(.reachable(one && !quiet), .never(one && quiet))
    expectEqual(rest.results.map(\.verdict), [.holds, .holds])
    expectEqual(rest.results[0].path?.end.isPassing, false)
  }
}

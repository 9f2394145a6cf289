import Pairings
import PairingsAtlas
import TestSupport
import Testing

/// A model that catches the interruption of a search, and continues.
private struct Deaf: Model {
  var initial: Int { 0 }

  func identify(_ state: Int) -> UInt64? { UInt64(state) }

  func view(of state: Int) -> Int { state }

  func forEachAction<Stop: Error>(
    from state: Int, _ visit: (Int, Int) throws(Stop) -> Void
  ) throws(Stop) {
    for action in 1...2 {
      do throws(Stop) { try visit(action, (state * 2 + action) % 1_000) } catch {}
    }
  }
}

/// A check of a model that violates its laws returns a result.
@Suite("Model defects")
struct ModelDefectTests {
  @Test("a model that continues after its stop proves nothing")
  func deaf() {
    let never = Property<Int>.never(Proposition("never there") { $0 == 999 })
    let bounded = Atlas(Deaf()).check(never, .deterministic, within: .states(100))
    expect(bounded.extent == .states && bounded.states == 100)
    expectEqual(bounded.results[0].verdict, .open)
    let canReach = Property<Int>.everyStateCanReach(Proposition("the start") { $0 == 0 })
    expect(Atlas(Deaf()).check(canReach, within: .states(100)).results[0].verdict != .fails)
    expectEqual(Atlas(Deaf()).check(within: .depth(3)).extent, .depth(3))
    expectEqual(Atlas(Deaf()).check().states, 1_000)
  }

  @Test("an action that is not enabled again is reported, with its state")
  func refused() {
    var calls = 0
    let model = Positions(from: 0, actions: [1, 2]) { number, action in
      calls += 1
      number += action
      return calls <= 38
    }
    let result = Atlas(model).check(.never(Proposition("20") { $0 == 20 }))
    let refused = result.results[0]
    expect(refused.verdict == .fails && refused.path == nil)
    expectEqual(refused.reason, "seen once, and not when its path was replayed")
    expectEqual(result.defect?.path.actions, [])
    expectEqual(result.defect?.first, "action 2 was taken")
    expectEqual(result.defect?.second, "of 2 tried actions, action 2 could not be taken")
    expect("\(result)".contains("error: the model is not deterministic: after 0 steps, first"))
  }

  /// A model of so many actions, of which each leads back to the initial state.
  @Sendable
  private static func model(_ count: Int) -> Positions<Int, Int, Int> {
    Positions(from: 0, actions: Array(0..<count)) { number, action in action == 65_535 }
  }

  @Test("as many actions as a search can number, and no more")
  func actions() async {
    expectEqual(Atlas(Self.model(65_536)).check().extent, .everything)
    await #expect(processExitsWith: .failure) { _ = Atlas(Self.model(65_537)).check() }
  }

  @Test(
    "a model that is not deterministic ends no search", arguments: 0..<UInt64(many(60, inDebug: 10))
  )
  func chaos(seed: UInt64) async {
    struct Chaos: Sendable {
      let seed: UInt64
      func model() -> Positions<Int, Int, Int> {
        var state = seed
        return Positions(from: 0, actions: [0, 1, 2]) { number, action in
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          number = (number + action + Int(state >> 60)) % 50
          return state >> 62 != 0
        }
      }
    }
    let chaos = Chaos(seed: seed)
    let last = Proposition<Int>("last") { $0 == 49 }
    let result = Atlas(chaos.model()).check(
      .never(last), .reachable(last), .noDeadlock(), .everyStateCanReach(last), .eventually(last),
      .leadsTo(last, !last), .deterministic, .faithful { $0 })
    expect(result.results.count == 8 && !"\(result)".isEmpty)
    _ = Atlas(chaos.model()).check(.never(last), areIndependent: { $0 != $1 })
    _ = await Atlas.check(
      cores: 2, making: chaos.model, { [.never(Proposition("last") { $0 == 49 })] })
  }
}

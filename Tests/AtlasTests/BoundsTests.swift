import Foundation
import Pairings
import PairingsAtlas
import Synchronization
import TestSupport
import Testing

/// Time, memory, states and cancellation bound every search, by work done.
@Suite("Bounds are kept", .serialized)
struct BoundsTests {
  /// A model whose states have a thousand successors each.
  private static func wide() -> Positions<Int, Int, Int> {
    Positions(from: 1, actions: Array(0..<1_000)) { number, action in
      number = number &* 1_000 &+ action
      return true
    }
  }

  /// A counter of slow calls, of which as many as a bound of time allows are made.
  private final class Calls: Sendable {
    private let count = Mutex(0)

    /// Takes ten milliseconds.
    func take() {
      count.withLock { $0 += 1 }
      Thread.sleep(forTimeInterval: 0.01)
    }

    /// True if the calls are few: a state alone has a thousand.
    var areFew: Bool { count.withLock { $0 } < 200 }
  }

  /// A model whose actions take ten milliseconds each, enabled or disabled.
  private static func slow(
    _ calls: Calls, isPossible: Bool = true
  ) -> Positions<Int, Int, Int> {
    Positions(from: 0, actions: Array(0..<1_000)) { number, action in
      calls.take()
      number = (number &* 31 &+ action) & 0xFF_FFFF
      return isPossible
    }
  }

  private static var negative: Proposition<Int> { Proposition("negative") { $0 < 0 } }
  private static let short = Bounds(time: .milliseconds(200))

  @Test("several cores, if the task is cancelled")
  func cancelled() async {
    let task = Task { await Atlas.check(cores: 2, making: Self.wide).extent }
    try? await Task.sleep(for: .milliseconds(50))
    task.cancel()
    await expectEqual(task.value, .stopped)
  }

  @Test("a walk ends in its time, and when all is decided")
  func walk() {
    let model = Positions(from: 0, actions: [1]) { number, action in
      number += action
      return true
    }
    let never = Property.never(Self.negative)
    let bounds = Bounds(depth: 3, time: .milliseconds(200))
    let result = Atlas(model).check(never, within: bounds.walking(3, steps: 1_000_000_000_000))
    expect(result.walkCount == 0 && result.extent == .depth(3))
    let empty = Atlas(model).check(never, within: bounds.walking(1_000_000_000_000, steps: 0))
    expect(empty.walkCount > 0)
    let found = Atlas(model).check(
      .reachable(Proposition("20") { $0 == 20 }),
      within: Bounds(depth: 3, time: .seconds(60)).walking(1, steps: 1_000_000_000_000))
    expectEqual(found.results[0].path?.steps.count, 20)
    expectEqual(Atlas(model).check(.never(Proposition("3") { $0 == 3 })).extent, .decided)
  }

  enum Search: CaseIterable {
    case breadthFirst, deterministic, reduced, cores
    case history, product, commutation
  }

  @Test(
    "a search of slow actions, enabled or disabled, ends within a state",
    arguments: Search.allCases, [true, false])
  func slowActions(search: Search, isPossible: Bool) async {
    let calls = Calls()
    let (model, bounds) = (Self.slow(calls, isPossible: isPossible), Self.short)
    let never = Property.never(Self.negative)
    let extent =
      switch search {
      case .breadthFirst: Atlas(model).check(never, within: bounds).extent
      case .deterministic: Atlas(model).check(.deterministic, within: bounds).extent
      case .reduced:
        Atlas(model).check(never, within: bounds, areIndependent: { $0 != $1 }).extent
      case .cores:
        await Atlas.check(
          cores: 2, within: bounds, making: { Self.slow(calls, isPossible: isPossible) }
        ).extent
      case .history:
        Atlas(model.withHistory(0) { sum, _, action, _ in sum += action }).check(within: bounds)
          .extent
      case .product: Atlas(SynchronousProduct(model, model)).check(within: bounds).extent
      case .commutation: Atlas(Commutation(model) { _, _ in false }).check(within: bounds).extent
      }
    expect(extent == .time && calls.areFew)
  }

  @Test("the path of a result is replayed by its own actions, and not by all actions of its states")
  func replay() {
    let calls = Calls()
    let never = Property<Int>.never(Proposition("10") { $0 == 10 })
    let result = Atlas(Self.slow(calls)).check(never, within: Bounds(time: .seconds(1)))
    expect(result.results[0].path?.actions == [10] && calls.areFew)
  }

  @Test("a search is stopped within a state")
  func stopped() {
    var looks = 0
    let result = Atlas(Self.wide()).check(within: .none) { _ in
      looks += 1
      return looks < 3
    }
    expect(result.extent == .stopped && result.states < 1_000)
    looks = 0
    let chart = Atlas(Self.wide()).chart(progress: { _ in
      looks += 1
      return looks < 3
    }) { "\($0)" }
    expect(chart.states.count < 1_000 && chart.states[0].isOpen)
  }

  @Test("no more states than the bound, of which the initial state is one")
  func states() {
    for states in [0, 1, 2, 500, 5_000] {
      for properties in [[], [Property<Int>.deterministic]] {
        let result = Atlas(Self.wide()).check(properties, within: .states(states))
        expect(result.states == max(states, 1) && result.extent == .states)
      }
      let chart = Atlas(Self.wide()).chart(within: .states(states)) { "\($0)" }
      expectEqual(chart.states.count, max(states, 1))
      let part = Atlas(Self.wide()).check(
        within: .states(states), areIndependent: { _, _ in false })
      expect(part.states == max(states, 1) && part.extent == .states)
    }
  }

  @Test("memory of tables and of the objects of states")
  func memory() async {
    let megabytes = 1 << 20
    let bounds = Bounds(time: .seconds(60), memory: many(64, inDebug: 4) * megabytes)
    let texts = Positions(from: "", actions: Array(0..<1_000)) { text, action in
      // The texts are long, so that they exceed the memory that other tests have freed.
      text = String(repeating: "\(action), ", count: 2_000) + text.prefix(200)
      return true
    }
    let before = residentBytes()
    expectEqual(Atlas(texts).check(within: bounds).extent, .memory)
    expectEqual(Atlas(Self.wide()).check(within: bounds).extent, .memory)
    await expectEqual(Atlas.check(cores: 2, within: bounds, making: Self.wide).extent, .memory)
    // Other tests run beside this one.
    if before > 0 { expect(residentBytes() - before < 512 * megabytes) }
  }
}

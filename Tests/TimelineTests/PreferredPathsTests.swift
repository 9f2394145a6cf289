import Pairings
import TestSupport
import Testing

@testable import PairingsTimeline

/// A generator of reproducible random numbers.
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 32) | (state << 32)
  }
}

@Suite("Paths through time take few steps")
struct PreferredPathsTests {
  private typealias Number = MovedTimeline<StateStore<Int>, Int>

  private func number(every: Int = 32) -> Number {
    Timeline(
      Explorer(Component(StateStore(), Store(0) { n in UI { _ in n } })), checkpointInterval: every)
  }

  /// Commits entries in a line, each after the one before it.
  private static func line(_ timeline: MovedTimeline<StateStore<Int>, Int>, _ count: Int) {
    for n in 1...count { timeline.explorer.commit(.set(n)) }
  }

  /// Commits a line in which each entry is the second branch of the one before it.
  private static func comb(_ timeline: MovedTimeline<StateStore<Int>, Int>, _ count: Int) {
    for n in 1...count / 2 {
      timeline.explorer.commit(.set(-n))
      timeline.undo()
      timeline.explorer.commit(.set(n))
    }
  }

  /// Commits a random tree.
  private static func tree(_ timeline: MovedTimeline<StateStore<Int>, Int>, _ count: Int) {
    var random = Dice(state: 1)
    for n in 1...count {
      timeline.jump(to: Int.random(in: max(0, n - 20)..<n, using: &random))
      timeline.explorer.commit(.set(n))
    }
  }

  /// Returns the average number of rotations of a travel.
  private func steps(_ build: (Number, Int) -> Void, _ count: Int) -> Double {
    let timeline = number()
    build(timeline, count)
    var random = Dice(state: 2)
    let ways = many(1_000, inDebug: 300)
    var before = 0
    for way in -ways..<ways {
      // The first travels find a tree that commits left as a line, and pay for that.
      if way == 0 { before = timeline.past.nodes.rotations }
      switch abs(way) % 8 {
      case 0: timeline.jump(to: 0)
      case 1: timeline.jump(to: count)
      case 2: timeline.undo()
      case 3: timeline.redo()
      default: timeline.jump(to: Int.random(in: 0...count, using: &random))
      }
    }
    return Double(timeline.past.nodes.rotations - before) / Double(ways)
  }

  @Test("in a history ten times as long, a path takes hardly more steps")
  func steps() {
    let count = many(5_000, inDebug: 500)
    for build in [Self.line, Self.comb, Self.tree] {
      let (short, long) = (steps(build, count), steps(build, count * 10))
      #expect(long < 2 * short && long < 60, "\(short), \(long)")
    }
  }

  @Test("a commit takes a step at most, also where the oldest entries are dropped")
  func commits() {
    let timeline = Timeline(number().explorer, limit: 100)
    let count = many(20_000, inDebug: 2_000)
    Self.line(timeline, count)
    #expect(timeline.past.nodes.rotations < count)
    let unbounded = number()
    Self.line(unbounded, count)
    #expect(unbounded.past.nodes.rotations < count)
  }

  @Test("the first undo after many commits takes few steps as well")
  func first() {
    let count = many(20_000, inDebug: 4_000)
    for limit in [Int.max, count / 4] {
      let timeline = Timeline(number().explorer, limit: limit)
      Self.line(timeline, count)
      let before = timeline.past.nodes.rotations
      timeline.jump(to: timeline.beginning)
      timeline.jump(to: count)
      #expect(timeline.past.nodes.rotations - before < 100)
    }
  }

  @Test("a dropped entry leaves no place behind")
  func places() {
    let timeline = Timeline(number().explorer, limit: 50)
    var random = Dice(state: 3)
    for n in 0..<many(50_000, inDebug: 5_000) {
      switch n % 5 {
      case 0: timeline.jump(to: Int.random(in: 0...n, using: &random))
      case 1: timeline.pin(timeline.current, n % 50 == 1)
      case 2: timeline.undo()
      default: timeline.explorer.commit(.set(n))
      }
      if n % 100 == 0 { timeline.pin(Int.random(in: 0...n, using: &random), false) }
    }
    let nodes = timeline.past.nodes
    #expect(nodes.numbers.count == nodes.count)
    #expect(nodes.items.count { !$0.isGap } == nodes.count && nodes.items.count <= 4 * nodes.count)
    #expect(timeline.past.steps.count == nodes.items.count)
    #expect(timeline.past.kept.count == nodes.items.count)
    for (place, node) in nodes.items.enumerated() where node.isGap {
      #expect(timeline.past.steps[place] == nil && timeline.past.kept[place] == nil)
    }
  }
}

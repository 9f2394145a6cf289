import Pairings
import PairingsLaws
import TestSupport
import Testing

@testable import PairingsTimeline

@Suite("The tree of a timeline")
struct PastNodesTests {
  private typealias Number = MovedTimeline<StateStore<Int>, Int>

  /// A tree of numbers that forgets, without places: the parents of the entries that are there, the
  /// preferred children, the entries that are skipped, and the entry at which the tree begins, with
  /// its position.
  private struct Model {
    var parents: [Int: Int] = [:]
    var preferred: [Int: Int] = [:]
    var skipped: Set<Int> = []
    var (current, beginning, next, start) = (0, 0, 1, 0)

    /// Returns the position after an entry, on which all entries before it have an influence.
    func position(at entry: Int) -> Int {
      path(to: entry).reduce(start) { skipped.contains($1) ? $0 : Self.moved($0, by: $1) }
    }

    static func moved(_ position: Int, by entry: Int) -> Int { position &* 31 &+ entry }

    func children(of entry: Int) -> [Int] {
      parents.filter { $0.value == entry }.map(\.key).sorted()
    }

    func path(to entry: Int) -> [Int] {
      guard entry != beginning, let parent = parents[entry] else { return [] }
      return path(to: parent) + [entry]
    }

    var ahead: [Int] {
      var (ahead, entry): ([Int], Int?) = ([], preferred[current])
      while let place = entry {
        ahead.append(place)
        entry = preferred[place]
      }
      return ahead
    }

    func isThere(_ entry: Int) -> Bool { entry == beginning || parents[entry] != nil }

    mutating func go(to entry: Int) -> Bool {
      guard isThere(entry) else { return false }
      for place in path(to: entry) { parents[place].map { preferred[$0] = place } }
      current = entry
      return true
    }

    mutating func commit(limit: Int) {
      (parents[next], preferred[current], current) = (current, next, next)
      next += 1
      while parents.count > limit {
        let ahead = path(to: current)[0]
        if let other = children(of: beginning).first(where: { $0 != ahead }) {
          forget(other)
        } else {
          start = position(at: ahead)
          parents[ahead] = nil
          beginning = ahead
        }
      }
    }

    private mutating func forget(_ entry: Int) {
      children(of: entry).forEach { forget($0) }
      (parents[entry], preferred[entry]) = (nil, nil)
    }
  }

  /// Returns a timeline of a number.
  private func timeline(every: Int = 32, limit: Int = .max) -> Number {
    Timeline(
      Explorer(Component(StateStore(), Store(0) { n in UI { _ in n } })),
      checkpointInterval: every, limit: limit)
  }

  private func expectEqual(_ timeline: Number, _ model: Model) {
    #expect(timeline.current == model.current && timeline.beginning == model.beginning)
    #expect(timeline.count == model.parents.count)
    #expect(timeline.explorer.view == model.position(at: model.current))
    #expect(timeline.path == model.path(to: model.current) && timeline.ahead == model.ahead)
    for entry in max(0, model.next - 60)...model.next {
      let position = timeline.component(at: entry)?.space.position
      #expect(position == (model.isThere(entry) ? model.position(at: entry) : nil))
      #expect(timeline.branches(after: entry) == model.children(of: entry))
      #expect((timeline.step(entry) != nil) == (model.parents[entry] != nil))
    }
    let entries = [model.beginning] + model.parents.keys.sorted()
    #expect(timeline.leaves == entries.filter { model.children(of: $0).isEmpty })
  }

  @Test(
    "a tree that forgets is equal to its model, in any order of commits and travels",
    arguments: [(1, 1), (3, 4), (20, 1), (20, 7), (50, .max), (100, 1), (100, 3), (100, .max)])
  func model(limit: Int, every: Int) {
    for seed in 0..<many(100, inDebug: 30) { run(30, limit: limit, every: every, UInt64(seed)) }
    run(many(3_000, inDebug: 600), limit: limit, every: every, UInt64(limit))
  }

  private func run(_ turns: Int, limit: Int, every: Int, _ seed: UInt64) {
    let timeline = timeline(every: every, limit: limit)
    var (model, random) = (Model(), RandomStream(seed: seed))
    for turn in 0..<turns {
      let entry = Int.random(in: max(0, model.next - 2 * limit)...model.next, using: &random)
      switch Int.random(in: 0..<11, using: &random) {
      case 0:
        let isKnown = (0..<model.next).contains(entry)
        #expect(
          timeline.jump(to: entry)
            == (model.go(to: entry) ? .done : isKnown ? .forgotten : .unknown))
      case 1:
        #expect(model.go(to: model.beginning) && timeline.jump(to: model.beginning) == .done)
      case 2, 3:
        let parent = model.parents[model.current]
        let first: TravelAnswer = model.beginning == 0 ? .nothing : .forgotten
        #expect(timeline.undo() == (parent.map { model.go(to: $0) } == true ? .done : first))
      case 4:
        let hasNext = model.ahead.first.map { model.go(to: $0) } == true
        #expect(timeline.redo() == (hasNext ? .done : .nothing))
      case 5:
        guard model.parents[entry] != nil else { continue }
        model.skipped.formSymmetricDifference([entry])
        #expect(timeline.skip(entry, !timeline.isSkipped(entry)) == .done)
      default:
        timeline.explorer.commit(.modify { [next = model.next] in Model.moved($0, by: next) })
        model.commit(limit: limit)
      }
      if turn % 7 == 0 || turns < 100 { expectEqual(timeline, model) }
    }
    expectEqual(timeline, model)
  }

  @Test("a removed entry leaves no place behind", arguments: [1, 50])
  func places(limit: Int) {
    let timeline = timeline(limit: limit)
    var random = RandomStream(seed: 3)
    for n in 0..<many(50_000, inDebug: 5_000) {
      switch n % 5 {
      case 0: timeline.jump(to: Int.random(in: max(0, n - 100)...n, using: &random))
      case 2: timeline.undo()
      default: timeline.explorer.commit(.set(n))
      }
    }
    let (past, nodes) = (timeline.past, timeline.past.nodes)
    let there = nodes.items.filter { !$0.isGap }
    #expect(there.count <= timeline.count + 1 + timeline.checkpointInterval)
    #expect(nodes.gaps == nodes.items.count - there.count)
    #expect(nodes.items.count <= 64 + 2 * there.count)
    #expect(past.steps.count == nodes.items.count && past.kept.count == nodes.items.count)
    for (place, node) in nodes.items.enumerated() where node.isGap {
      #expect(past.steps[place] == nil && past.kept[place] == nil)
    }
  }

  @Test("forgotten changes are freed, at any distance of kept components", arguments: [1, 32])
  func freed(every: Int) {
    let alive = Alive()
    let explorer = Explorer(
      Component<IdentityOf, StateStore<Int>, Block, Int>.store(
        0, on: .reduce { (sum: inout Int, block: Block) in sum += block.amount }
      ) { sum, _ in sum })
    let timeline = Timeline(explorer, checkpointInterval: every, limit: 10)
    for n in 1...1_000 {
      explorer.send(Block(n, in: alive))
      #expect(alive.count <= 11 + every)
    }
    while timeline.undo() == .done {}
    explorer.send(Block(0, in: alive))
    #expect(explorer.view == 490_545 && alive.count <= 1 + every && timeline.count == 1)
  }

  /// The number of blocks that are alive.
  private final class Alive { var count = 0 }

  private final class Block {
    let amount: Int
    let alive: Alive

    init(_ amount: Int, in alive: Alive) {
      (self.amount, self.alive) = (amount, alive)
      alive.count += 1
    }

    deinit { alive.count -= 1 }
  }
}

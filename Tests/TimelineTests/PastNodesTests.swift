import Pairings
import PairingsLaws
import TestSupport
import Testing

@testable import PairingsTimeline

@Suite("The memory of a timeline")
struct PastNodesTests {
  @Test("a removed entry leaves no place behind", arguments: [1, 50])
  func places(limit: Int) {
    let timeline = Timeline(movedNumber(), limit: limit)
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
    expect(there.count <= timeline.count + 1 + timeline.checkpointInterval)
    expectEqual(nodes.gaps, nodes.items.count - there.count)
    expect(nodes.items.count <= 64 + 2 * there.count)
    expect(past.steps.count == nodes.items.count && past.kept.count == nodes.items.count)
    for (place, node) in nodes.items.enumerated() where node.isGap {
      expect(past.steps[place] == nil && past.kept[place] == nil)
    }
  }

  @Test("forgotten changes are freed, at any distance of kept components", arguments: [1, 32])
  func freed(every: Int) {
    typealias Change = (amount: Int, farewell: Farewell)
    let explorer = Explorer(
      Component<IdentityOf, StateStore<Int>, Change, Int>.store(
        0, on: .reduce { (sum: inout Int, change: Change) in sum += change.amount }
      ) { sum, _ in sum })
    let timeline = Timeline(explorer, checkpointInterval: every, limit: 10)
    var alive = 0
    func send(_ amount: Int) {
      alive += 1
      explorer.send((amount, Farewell { alive -= 1 }))
    }
    for n in 1...1_000 {
      send(n)
      expect(alive <= 11 + every)
    }
    while timeline.undo() == .done {}
    send(0)
    expect(explorer.view == 490_545 && alive <= 1 + every && timeline.count == 1)
  }
}

import Pairings
import PairingsTimeline
import Testing

// Callbacks of new entries change what they are called for.

@Suite("Callbacks of a timeline's entries")
struct AnnouncingTests {
  typealias Past = Timeline<IdentityOf, StateStore<[Int]>, Int, [Int]>
  typealias Undo = SelectiveUndo<IdentityOf, StateStore<[Int]>, Int, [Int]>

  func explorer() -> Explorer<IdentityOf, StateStore<[Int]>, Int, [Int]> {
    Explorer(
      .store([], on: .reduce { (list: inout [Int], n: Int) in list.append(n) }) { l, _ in l })
  }

  @Test("a choice of edits that undoes, adds, drops and stops loses no commit")
  func edits() {
    for attack in 0..<5 {
      let explorer = explorer()
      let timeline = Past(explorer, limit: 8)
      var (own, others, depth): (Undo?, [Undo], Int) = (nil, [], 0)
      own = Undo(timeline) { n in
        guard depth < 3 else { return true }
        depth += 1
        defer { depth -= 1 }
        switch attack {
        case 0: own?.undo()
        case 1: others.append(Undo(timeline) { _ in true })
        case 2: others = [Undo(timeline) { _ in false }]
        case 3: own = nil
        default: timeline.stop()
        }
        return n.isMultiple(of: 2)
      } joining: { previous, next in
        own?.endStep()
        return next < previous + 3
      }
      for n in 0..<60 { explorer.send(n) }
      // An undo takes back the edits that the timeline has, and no other input.
      #expect(explorer.view.filter { !$0.isMultiple(of: 2) } == (0..<30).map { 2 * $0 + 1 })
      own?.undo()
      explorer.send(99)
      #expect(explorer.view.last == 99)
    }
  }
}

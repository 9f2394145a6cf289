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

  /// A deed of a callback with the timeline that called it.
  enum Attack: CaseIterable { case undoes, jumps, pins, sends, skips, stops, isHuge }

  @Test("a size that travels, sends, stops or is huge keeps the limits", arguments: Attack.allCases)
  func sizes(attack: Attack) {
    let explorer = explorer()
    var (timeline, depth): (Past?, Int) = (nil, 0)
    let made = Past(explorer, limit: 4, byteLimit: 2_000) { _, _ in
      guard let timeline, depth < 3 else { return 64 }
      depth += 1
      defer { depth -= 1 }
      switch attack {
      case .undoes: timeline.undo()
      case .jumps: timeline.jump(to: timeline.beginning)
      case .pins: timeline.pin(timeline.current)
      case .sends: if explorer.view.count < 100 { explorer.send(7) }
      case .skips: _ = timeline.skip(timeline.current)
      case .stops: timeline.stop()
      case .isHuge: return .max
      }
      return 64
    }
    timeline = made
    for n in 0..<40 { explorer.send(n) }
    timeline = nil
    #expect((0...2_000).contains(made.bytes) && made.path.count <= 4)
    made.stop()
    explorer.send(1)
    #expect(explorer.view.last == 1)
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

import Pairings
import PairingsTimeline
import Testing

/// An object that calls a function when it is freed.
private final class Dies {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
  deinit { body() }
}

@Suite("Ownership of a timeline")
struct TimelineOwnershipTests {
  private func number() -> MovedExplorer<StateStore<Int>, Int> {
    Explorer(Component(StateStore(), Store(0) { n in UI { _ in n } }))
  }

  @Test("an object that a skip frees sees a consistent timeline")
  func freed() {
    let explorer = Explorer(
      MovedComponent<StateStore<Dies?>, Int>(
        StateStore(), Store(nil) { _ in UI { _ in 0 } }))
    let timeline = Timeline(explorer, checkpointInterval: 1)
    var counts: [Int] = []
    explorer.commit(.set(nil))
    explorer.commit(.modify { [weak timeline] _ in Dies { counts.append(timeline?.count ?? -1) } })
    explorer.commit(.set(nil))
    timeline.skip(1)
    #expect(counts.allSatisfy { $0 == 3 } && !counts.isEmpty)
  }

  @Test("an object that only a timeline holds may commit when it is freed")
  func freedByTheTimeline() {
    let explorer = number()
    let sessions = Explorer(
      MovedComponent<StateStore<Dies?>, Int>(
        StateStore(), Store(nil) { _ in UI { _ in 0 } }))
    var timeline: MovedTimeline<StateStore<Dies?>, Int>? = Timeline(sessions, checkpointInterval: 1)
    var others: [MovedTimeline<StateStore<Dies?>, Int>] = []
    func open() -> Dies {
      Dies {
        explorer.commit(.modify { $0 + 1 })
        sessions.commit(.set(nil))
        _ = timeline?.undo()
        others.append(Timeline(sessions))
      }
    }
    sessions.commit(.set(open()))
    sessions.commit(.set(nil))
    #expect(explorer.view == 0)
    do { _ = timeline.take() }
    #expect(explorer.view == 1 && sessions.version == 3)
    #expect(timeline == nil && others.count == 1 && others[0].count == 0)
  }

  @Test("a timeline may be dropped by an observer, a move, a plan and another journal")
  func dropped() {
    let explorer = number()
    var timeline: MovedTimeline<StateStore<Int>, Int>? = Timeline(explorer)
    func drop(_ way: () -> Void) {
      timeline = Timeline(explorer, limit: 2)
      explorer.commit(.set(1))
      way()
      #expect(timeline == nil)
      explorer.commit(.set(2))
      #expect(explorer.view == 2)
    }
    drop {
      let token = explorer.observe { snapshot in
        if snapshot.view == 3 {
          timeline?.undo()
          timeline = nil
        }
      }
      explorer.commit(.set(3))
      token.cancel()
      #expect(explorer.view == 3)  // A released timeline travels no more.
    }
    drop {
      explorer.commit(
        .modify { n in
          timeline = nil
          return n + 1
        })
    }
    drop {
      explorer.send {
        explorer.commit(.set(4))
        timeline?.undo()
        timeline = nil
        return (nil, ())
      }
    }
    drop {
      let token = explorer.record { _ in timeline = nil }
      explorer.commit(.set(5))
      token.cancel()
    }
  }

  @Test("timelines that travel in turn do not keep each other")
  func turns() {
    weak var first: MovedTimeline<StateStore<Int>, Int>?
    weak var explored: MovedExplorer<StateStore<Int>, Int>?
    do {
      let explorer = number()
      let (one, other) = (Timeline(explorer), Timeline(explorer))
      (first, explored) = (one, explorer)
      explorer.commit(.set(1))
      one.undo()
      other.undo()
      one.undo()
      #expect(other.step(2)?.isPlace == true && one.step(2)?.isPlace == true)
      #expect(one.count == 2 && other.count == 3 && explorer.view == 0)
    }
    #expect(first == nil && explored == nil)
  }

  @Test("an object that is freed with dropped entries may travel, skip and commit")
  func freedWhileForgetting() {
    for limit in [1, 2, 5] {
      let explorer = Explorer(
        MovedComponent<StateStore<Dies?>, Int>(
          StateStore(), Store(nil) { _ in UI { _ in 0 } }))
      let timeline = Timeline(explorer, checkpointInterval: 2, limit: limit)
      var calls = 0
      func act(_ n: Int) -> Dies {
        Dies { [weak timeline] in
          guard let timeline else { return }
          calls += 1
          #expect(timeline.component(at: timeline.current) != nil)
          #expect(timeline.component(at: timeline.beginning) != nil)
          _ = (timeline.ahead, timeline.leaves, timeline.path)
          switch n % 6 {
          case 0: timeline.undo()
          case 1: timeline.jump(to: timeline.beginning)
          case 2: explorer.commit(.set(nil))
          case 3: timeline.jump(to: timeline.leaves[0])
          case 4: timeline.skip(n - 1)
          default: timeline.redo()
          }
        }
      }
      for n in 0..<200 {
        explorer.commit(.set(act(n)))
        if n % 7 == 0 { timeline.undo() }
        if n % 13 == 0 { timeline.jump(to: n / 3) }
        #expect(timeline.component(at: timeline.current) != nil)
      }
      #expect(calls > 50)
    }
  }
}

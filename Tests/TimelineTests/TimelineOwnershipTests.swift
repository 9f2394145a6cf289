import Pairings
import PairingsTimeline
import TestSupport
import Testing

@Suite("Ownership of a timeline")
struct TimelineOwnershipTests {
  @Test("a timeline may be dropped by an observer, a move, a plan and another journal")
  func dropped() {
    let explorer = movedNumber()
    var timeline: MovedTimeline<StateStore<Int>, Int>? = Timeline(explorer)
    func drop(_ way: () -> Void) {
      timeline = Timeline(explorer, limit: 2)
      explorer.commit(.set(1))
      way()
      expect(timeline == nil)
      explorer.commit(.set(2))
      expectEqual(explorer.view, 2)
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
      expectEqual(explorer.view, 3)  // A released timeline travels no more.
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

  @Test("an object that is freed with dropped entries may travel, skip and commit")
  func freedWhileForgetting() {
    for limit in [1, 2, 5] {
      let explorer = Explorer(
        MovedComponent<StateStore<Farewell?>, Int>(
          StateStore(), Store(nil) { _ in UI { _ in 0 } }))
      let timeline = Timeline(explorer, checkpointInterval: 2, limit: limit)
      var calls = 0
      func act(_ n: Int) -> Farewell {
        Farewell { [weak timeline] in
          guard let timeline else { return }
          calls += 1
          expect(timeline.component(at: timeline.current) != nil)
          expect(timeline.component(at: timeline.beginning) != nil)
          _ = (timeline.ahead, timeline.leaves, timeline.path)
          switch n % 7 {
          case 0: timeline.undo()
          case 1: timeline.jump(to: timeline.beginning)
          case 2: explorer.commit(.set(nil))
          case 3: timeline.jump(to: timeline.leaves[0])
          case 4: timeline.skip(n - 1)
          case 5: timeline.jump(to: n - 3)
          default: timeline.redo()
          }
        }
      }
      for n in 0..<200 {
        explorer.commit(.set(act(n)))
        if n % 7 == 0 { timeline.undo() }
        if n % 13 == 0 { timeline.jump(to: n / 3) }
        expect(timeline.component(at: timeline.current) != nil)
      }
      expect(calls > 50)
    }
  }
}

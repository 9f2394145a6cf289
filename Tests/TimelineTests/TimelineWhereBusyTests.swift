import Pairings
import PairingsTimeline
import Testing

@Suite("A timeline where the explorer is busy")
struct TimelineWhereBusyTests {
  private func counter() -> MovedExplorer<StateStore<Int>, Int> {
    Explorer(Component(StateStore(), Store(0) { count in UI { _ in count } }))
  }

  @Test("a jump from an observer or a plan waits, and is no entry")
  func reentrancy() {
    let explorer = counter()
    let timeline = Timeline(explorer)
    let token = explorer.observe { snapshot in if snapshot.view == 13 { timeline.undo() } }
    explorer.commit(.set(7))
    explorer.commit(.set(13))
    #expect(explorer.view == 7 && timeline.current == 1 && timeline.count == 2)
    token.cancel()
    explorer.send {
      explorer.commit(.set(8))
      timeline.jump(to: 0)
      return (nil, ())
    }
    #expect(explorer.view == 0 && timeline.current == 0)
    #expect(timeline.count == 3)
  }

  @Test("waiting jumps start from the place at their turn")
  func deferred() {
    let explorer = counter()
    let timeline = Timeline(explorer)
    for n in 1...5 { explorer.commit(.set(n)) }
    let token = explorer.observe { snapshot in
      switch snapshot.view {
      case 100: for _ in 0..<3 { timeline.undo() }
      case 200:
        explorer.commit(.set(300))
        timeline.undo()
      case 400:
        explorer.commit(.modify { $0 + 1 })
        timeline.skip(timeline.current)
      default: break
      }
    }
    explorer.commit(.set(100))
    #expect(explorer.view == 3)
    explorer.commit(.set(200))
    #expect(explorer.view != 300 && timeline.component(at: timeline.current) != nil)
    token.cancel()
    explorer.send {
      explorer.commit(.set(7))
      explorer.commit(.set(8))
      timeline.undo()
      timeline.undo()
      return (nil, ())
    }
    let fresh = counter()
    let times = Timeline(fresh)
    fresh.commit(.set(1))
    fresh.send {
      fresh.commit(.set(2))
      times.undo()
      return (nil, ())
    }
    #expect(fresh.view == 1 && times.count == 2)
  }

  @Test("a timeline that begins in an observer begins at its place")
  func begunInAnObserver() {
    let explorer = counter()
    let first = Timeline(explorer)
    var second: MovedTimeline<StateStore<Int>, Int>?
    let token = explorer.observe { _ in if second == nil { second = Timeline(explorer) } }
    explorer.commit(.modify { $0 + 1 })
    explorer.commit(.modify { $0 + 1 })
    #expect(first.count == 2 && second?.count == 1)
    #expect(second?.component(at: 1)?.space.position == 2)
    token.cancel()
  }
}

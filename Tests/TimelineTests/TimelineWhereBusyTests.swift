import Pairings
import PairingsTimeline
import Testing

@Suite("A timeline where the explorer is busy")
struct TimelineWhereBusyTests {
  private func counter() -> MovedExplorer<StateStore<Int>, Int> {
    Explorer(Component(StateStore(), Store(0) { count in UI { _ in count } }))
  }

  @Test("a jump from an observer, a view or a transaction waits or is made, and is no entry")
  func reentrancy() {
    let explorer = counter()
    let timeline = Timeline(explorer)
    let token = explorer.observe { snapshot in if snapshot.view == 13 { timeline.undo() } }
    explorer.commit(.set(7))
    explorer.commit(.set(13))
    #expect(explorer.view == 7 && timeline.current == 1 && timeline.count == 2)
    token.cancel()
    transaction(explorer) {
      explorer.commit(.set(8))
      timeline.jump(to: 0)
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
    transaction(explorer) {
      explorer.commit(.set(7))
      explorer.commit(.set(8))
      timeline.undo()
      timeline.undo()
    }
    let fresh = counter()
    let times = Timeline(fresh)
    fresh.commit(.set(1))
    transaction(fresh) {
      fresh.commit(.set(2))
      times.undo()
    }
    #expect(fresh.view == 1 && times.count == 2)
  }

  @Test("a transaction that fails leaves the timeline as it was")
  func failedTransaction() {
    struct Failed: Error {}
    let explorer = counter()
    let timeline = Timeline(explorer)
    explorer.commit(.modify { $0 + 1 })
    explorer.commit(.modify { $0 + 10 })
    transaction(explorer) { () throws(Failed) in
      timeline.skip(1)
      timeline.jump(to: 0)
      throw Failed()
    }
    #expect(explorer.view == 11 && !timeline.isSkipped(1) && timeline.current == 2)
    timeline.undo()
    timeline.redo()
    #expect(explorer.view == 11)
  }

  @Test("a timeline that begins in a transaction begins at its place")
  func begunInTransaction() {
    let explorer = counter()
    let first = Timeline(explorer)
    var second: MovedTimeline<StateStore<Int>, Int>?
    transaction(explorer) {
      explorer.commit(.modify { $0 + 1 })
      second = Timeline(explorer)
    }
    explorer.commit(.modify { $0 + 1 })
    #expect(first.count == 2 && second?.count == 1)
    #expect(second?.component(at: 1)?.space.position == 2)
  }
}

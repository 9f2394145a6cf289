import Pairings
import PairingsTimeline
import TestSupport
import Testing

@Suite("A timeline")
struct TimelineTests {
  @Test("a restore by an observer during a jump is an entry, and the jump is none")
  func places() {
    let explorer = movedNumber()
    let timeline = Timeline(explorer)
    explorer.commit(.set(1))
    let one = explorer.component
    explorer.commit(.set(2))
    let token = explorer.observe { snapshot in if snapshot.view == 0 { explorer.restore(one) } }
    timeline.jump(to: 0)
    token.cancel()
    expect(explorer.view == 1 && timeline.current == 3 && timeline.path == [3])
    expectEqual(timeline.step(3)?.isPlace, true)
    timeline.undo()
    timeline.redo()
    expect(explorer.view == 1 && timeline.count == 3)
  }

  @Test("a named branch is continued by its commits, and no other branch has its name")
  func branchNames() {
    let explorer = movedNumber()
    let timeline = Timeline(explorer)
    expect(timeline.nameBranch("draft"))
    explorer.commit(.set(1))
    explorer.commit(.set(2))
    timeline.undo()
    explorer.commit(.set(3))
    expect(timeline.nameBranch("other", of: 3) && !timeline.nameBranch("none", of: 9))
    timeline.jump(toBranch: "draft")
    explorer.commit(.set(4))
    expectEqual(timeline.branchNames, ["draft": 4, "other": 3])
    expect(timeline.jump(toBranch: "other") == .done && explorer.view == 3)
    expect(timeline.jump(toBranch: "none") == .unknown && timeline.removeBranchName("other"))
    expect(!timeline.removeBranchName("other") && timeline.branchNames == ["draft": 4])
  }

  @Test("a forgotten branch has no name, and one whose first entries are forgotten keeps it")
  func forgottenBranchNames() {
    for isOther in [false, true] {
      let explorer = movedNumber()
      let timeline = Timeline(explorer, limit: 3)
      timeline.nameBranch("draft")
      explorer.commit(.set(1))
      if isOther {
        timeline.undo()
        explorer.commit(.set(2))
      }
      for number in 3...9 { explorer.commit(.set(number)) }
      expectEqual(timeline.branchNames, (isOther ? [:] : ["draft": timeline.current]))
      expectEqual(timeline.jump(toBranch: "draft"), (isOther ? .unknown : .done))
    }
  }

  @Test("a timeline that begins in an observer begins at its place")
  func begunInAnObserver() {
    let explorer = movedNumber()
    let first = Timeline(explorer)
    var second: MovedTimeline<StateStore<Int>, Int>?
    let token = explorer.observe { _ in if second == nil { second = Timeline(explorer) } }
    explorer.commit(.modify { $0 + 1 })
    explorer.commit(.modify { $0 + 1 })
    expect(first.count == 2 && second?.count == 1)
    expectEqual(second?.component(at: 1)?.space.position, 2)
    token.cancel()
  }

  @Test("a skip waits in a plan, and has its answers before all entries and after the end")
  func skipped() {
    let explorer = movedNumber()
    let timeline = Timeline(explorer, limit: 2)
    for n in 1...4 { explorer.commit(.modify { $0 * 10 + n }) }
    expectEqual(timeline.skip(-1), .unknown)
    explorer.send {
      expect(timeline.skip(4) == .waiting && timeline.replay([.set(5)]).isEmpty)
      return (nil, ())
    }
    expect(explorer.view == 5 && timeline.path == [4, 5])
    timeline.stop()
    expect(timeline.skip(4, false) == .stopped && timeline.replay([.set(6)]).isEmpty)
  }

  private struct Hidden: Codable { var a: Int }

  @Test("the recorded name of a private type has no discriminator")
  func privateEvents() {
    expectEqual(Recording<Hidden>.eventsName, "TimelineTests.TimelineTests.Hidden")
    struct Local: Codable {}
    expect(!Recording<Local>.eventsName.contains("$"))
    expectEqual(Recording<[Int]>.eventsName, "Swift.Array<Swift.Int>")
  }
}

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
    #expect(explorer.view == 1 && timeline.current == 3 && timeline.path == [3])
    #expect(timeline.step(3)?.isPlace == true)
    timeline.undo()
    timeline.redo()
    #expect(explorer.view == 1 && timeline.count == 3)
  }

  @Test("a named branch is continued by its commits, and no other branch has its name")
  func branchNames() {
    let explorer = movedNumber()
    let timeline = Timeline(explorer)
    #expect(timeline.nameBranch("draft"))
    explorer.commit(.set(1))
    explorer.commit(.set(2))
    timeline.undo()
    explorer.commit(.set(3))
    #expect(timeline.nameBranch("other", of: 3) && !timeline.nameBranch("none", of: 9))
    timeline.jump(toBranch: "draft")
    explorer.commit(.set(4))
    #expect(timeline.branchNames == ["draft": 4, "other": 3])
    #expect(timeline.jump(toBranch: "other") == .done && explorer.view == 3)
    #expect(timeline.jump(toBranch: "none") == .unknown && timeline.removeBranchName("other"))
    #expect(!timeline.removeBranchName("other") && timeline.branchNames == ["draft": 4])
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
      #expect(timeline.branchNames == (isOther ? [:] : ["draft": timeline.current]))
      #expect(timeline.jump(toBranch: "draft") == (isOther ? .unknown : .done))
    }
  }
}

import Pairings
import PairingsTimeline
import TestSupport
import Testing

@Suite("A timeline")
struct TimelineTests {
  typealias Counter = MovedExplorer<StateStore<Int>, Int>

  private func counter() -> Counter {
    Explorer(Component(StateStore(), Store(0) { count in UI { _ in count } }))
  }

  @Test("a result that arrives after an undo is a branch")
  func lateAnswer() throws {
    let stage = Stage<Never>()
    let explorer = Explorer(
      MovedComponent<StateStore<Int>, Int>(
        StateStore(), Store(0) { count in UI { _ in count } }
      ).under(RehearsalOf<Never>.self), on: stage)
    let timeline = Timeline(explorer)
    explorer.commit(.set(1))
    explorer.run(.move(.step("ask") { .modify { $0 + 10 } }))
    explorer.commit(.set(2))
    timeline.undo()
    try stage.perform("ask")
    #expect(explorer.view == 11 && timeline.branches(after: 1) == [2, 3])
  }

  @Test("a restore by an observer during a jump is an entry, and the jump is none")
  func places() {
    let explorer = counter()
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

  @Test("a timeline stores one checkpoint for many entries")
  func memory() {
    let explorer = Explorer(
      MovedComponent<StateStore<[Int]>, Int>(
        StateStore(), Store(Array(repeating: 0, count: 10_000)) { list in UI { _ in list[0] } }))
    let before = residentBytes()
    let timeline = Timeline(explorer, checkpointInterval: 500)
    for n in 1...2_000 { explorer.commit(.modify(inPlace: { $0[n % 10_000] = n })) }
    #expect(timeline.count == 2_000)
    #expect(residentBytes() - before < 40_000_000)
  }

  @Test("a named branch is continued by its commits, and no other branch has its name")
  func branchNames() {
    let explorer = counter()
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
      let explorer = counter()
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

  @Test("many names of a branch stay while its entries are forgotten")
  func manyBranchNames() {
    let explorer = counter()
    let timeline = Timeline(explorer, limit: 3)
    for number in 1...50 {
      explorer.commit(.set(number))
      timeline.nameBranch("\(number)")
    }
    timeline.undo()
    explorer.commit(.set(0))
    timeline.nameBranch("other")
    #expect(timeline.branchNames.count == 51 && timeline.branchNames["1"] == 50)
    for number in 1...5 { explorer.commit(.set(number)) }
    #expect(timeline.branchNames == ["other": timeline.current])
  }

  @Test("a stopped timeline does not travel")
  func stopped() {
    let explorer = counter()
    let timeline = Timeline(explorer)
    explorer.commit(.set(1))
    timeline.stop()
    #expect(timeline.undo() == .stopped && explorer.view == 1)
  }
}

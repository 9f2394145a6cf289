import Pairings
import PairingsTimeline
import Testing

@Suite("A timeline where the explorer is busy")
struct TimelineWhereBusyTests {
  @Test("an undo makes few moves after a skip that an observer answers with many inputs")
  func inputsDuringASkip() {
    var moves = 0
    let explorer = Explorer(
      Component<IdentityOf, StateStore<Int>, Int, Int>.store(
        0,
        on: .reduce { count, n in
          moves += 1
          count += n
        }
      ) { count, _ in count })
    let timeline = Timeline(explorer, checkpointInterval: 4)
    for _ in 1...2 { explorer.send(1) }
    let token = explorer.observe { if $0.view == 1 { for _ in 1...1_000 { explorer.send(1) } } }
    timeline.skip(1)
    token.cancel()
    moves = 0
    #expect(timeline.undo() == .done && explorer.view == 1_000 && moves <= 4)
  }

  @Test("a timeline that begins in an observer begins at its place")
  func begunInAnObserver() {
    let explorer = movedNumber()
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

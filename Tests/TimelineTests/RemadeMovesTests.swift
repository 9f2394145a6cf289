import Pairings
import PairingsTimeline
import TestSupport
import Testing

/// A move that is made again may do anything, as when it frees a value that travels.
@Suite("A timeline whose moves travel when they are made again")
struct RemadeMovesTests {
  /// A travel that a move begins each time that it is applied again.
  enum Travel: CaseIterable {
    case undo, jumpToLater, skip, replayOfOther, replayOfItself
  }

  @Test("a move that travels each time it is applied again ends", arguments: Travel.allCases)
  func endless(travel: Travel) {
    var timeline: MovedByInts?
    var isAgain = false
    let explorer = Self.digits(limit: 20) { input in
      guard isAgain, input == 5, let timeline else { return }
      switch travel {
      case .undo: timeline.undo()
      case .jumpToLater: timeline.jump(to: 4)
      case .skip: expectEqual(timeline.skip(1, !timeline.isSkipped(1)), .waiting)
      case .replayOfOther: expect(timeline.replay([1]).isEmpty)
      case .replayOfItself: expect(timeline.replay([5]).isEmpty)
      }
    }
    let past = MovedByInts(explorer)
    timeline = past
    for input in [1, 2, 5, 3] { explorer.send(input) }
    isAgain = true
    past.jump(to: 1)
    past.jump(to: 4)
    expect(past.component(at: 4) != nil)
    isAgain = false
    expectEqual(past.component(at: past.current)?.position, explorer.position)
    let isRunaway = if case .runaway(limit: 20, _)? = explorer.lastReport { true } else { false }
    expectEqual(isRunaway, (travel != .undo))
    timeline = nil
  }

  @Test(
    "a travel that begins in an input of a move that is applied again waits for the present one")
  func travelsInAnInput() throws {
    var (onOne, onSeven): ((() -> Void)?, (() -> Void)?)
    let explorer = Self.digits { input in
      if input == 1 { onOne.take()?() }
      if input == 7 { onSeven.take()?() }
    }
    let timeline = MovedByInts(explorer)
    explorer.send(1)
    timeline.undo()
    onOne = { explorer.send(7) }
    onSeven = { expectEqual(timeline.skip(1), .waiting) }
    timeline.redo()
    expect(timeline.isSkipped(1))
    let component = try #require(timeline.component(at: timeline.current))
    expectEqual(component.position, explorer.position)
  }

  @Test("a skip ends if a move sends its input each time it is applied again", arguments: [1, 4])
  func endlessInputs(every: Int) {
    var explorer: Explorer<IdentityOf, StateStore<Int>, Int, Int>?
    let sender = Self.digits(limit: 20) { if $0 == 5 { explorer?.send(5) } }
    let timeline = MovedByInts(sender, checkpointInterval: every)
    for input in 1...6 { sender.send(input) }
    explorer = sender
    expectEqual(timeline.skip(2), .done)
    explorer = nil
    expectEqual(timeline.component(at: timeline.current)?.position, sender.position)
  }

  private typealias MovedByInts = Timeline<IdentityOf, StateStore<Int>, Int, Int>

  /// Returns an explorer of a number that each input extends by a digit, with a callback in its move.
  private static func digits(
    limit: Int = 1_000, _ act: @escaping (Int) -> Void
  ) -> Explorer<IdentityOf, StateStore<Int>, Int, Int> {
    let move = Dispatcher<IdentityOf, StateOf<Int>, Int>.reduce { state, input in
      state = state &* 10 &+ input
      act(input)
    }
    return Explorer(.store(0, on: move) { state, _ in state }, limit: limit)
  }
}

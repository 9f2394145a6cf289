import Pairings
import PairingsTimeline
import Testing

/// A move that is made again may do anything, as when it frees a value that travels.
@Suite("A timeline whose moves travel when they are made again")
struct RemadeMovesTests {
  /// A number that may do something when it is freed.
  private final class Number {
    let value: Int
    private let farewell: () -> Void

    init(_ value: Int, _ farewell: @escaping () -> Void) {
      (self.value, self.farewell) = (value, farewell)
    }

    deinit { farewell() }
  }

  private typealias E = Explorer<IdentityOf, StateStore<Number>, Int, Int>
  private typealias Past = Timeline<IdentityOf, StateStore<Number>, Int, Int>

  /// A run in which anything may happen whenever a number is freed.
  private final class Run {
    var explorer: E?
    var timeline: Past?
    var act: ((Run) -> Void)?

    init(every: Int = 32, limit: Int) {
      let number = { [weak self] value in Number(value) { self?.free(value) } }
      let component = Component<IdentityOf, StateStore<Number>, Int, Int>.store(
        number(0), on: .reduce { state, input in state = number(state.value * 10 + input) }
      ) { state, _ in state.value }
      let explorer = E(component)
      self.explorer = explorer
      timeline = Past(explorer, checkpointInterval: every, limit: limit)
    }

    /// Does the act once, when 123 is freed.
    func free(_ value: Int) {
      guard value == 123, let act else { return }
      self.act = nil
      act(self)
    }

    func send(_ inputs: Int...) { for input in inputs { explorer?.send(input) } }
  }

  @Test("a jump to a branch that is being dropped is allowed, when its kept component is freed")
  func forgetting() throws {
    let run = Run(every: 3, limit: 6)
    run.send(1, 2, 3, 4)
    run.timeline?.jump(to: 0)
    run.send(5, 6)
    run.act = { $0.timeline?.jump(to: 3) }
    run.timeline?.replay([7, 8, 9])
    let timeline = try #require(run.timeline)
    #expect(run.act == nil && timeline.count == 5 && timeline.component(at: 3) == nil)
    #expect(timeline.component(at: timeline.current)?.position.value == run.explorer?.view)
    timeline.jump(to: timeline.beginning)
    while timeline.redo() == .done {}
    #expect(timeline.ahead.isEmpty)
  }

  @Test("an entry may be skipped during a jump to a later one")
  func skipping() throws {
    let run = Run(limit: .max)
    run.send(1, 2, 3, 4)
    run.timeline?.jump(to: 0)
    run.act = { $0.timeline?.skip(1) }
    run.timeline?.jump(to: 4)
    let timeline = try #require(run.timeline)
    #expect(run.act == nil && timeline.isSkipped(1))
    #expect(timeline.current == 4 && run.explorer?.view == 234)
    #expect(timeline.component(at: 4)?.position.value == 234)
  }

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
      case .skip: #expect(timeline.skip(1, !timeline.isSkipped(1)) == .waiting)
      case .replayOfOther: #expect(timeline.replay([1]).isEmpty)
      case .replayOfItself: #expect(timeline.replay([5]).isEmpty)
      }
    }
    let past = MovedByInts(explorer)
    timeline = past
    for input in [1, 2, 5, 3] { explorer.send(input) }
    isAgain = true
    past.jump(to: 1)
    past.jump(to: 4)
    #expect(past.component(at: 4) != nil)
    isAgain = false
    #expect(past.component(at: past.current)?.position == explorer.position)
    let isRunaway = if case .runaway(limit: 20, _)? = explorer.lastReport { true } else { false }
    #expect(isRunaway == (travel != .undo))
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
    onSeven = { #expect(timeline.skip(1) == .waiting) }
    timeline.redo()
    #expect(timeline.isSkipped(1))
    let component = try #require(timeline.component(at: timeline.current))
    #expect(component.position == explorer.position)
  }

  @Test("a skip ends if a move sends its input each time it is applied again", arguments: [1, 4])
  func endlessInputs(every: Int) {
    var explorer: Explorer<IdentityOf, StateStore<Int>, Int, Int>?
    let sender = Self.digits(limit: 20) { if $0 == 5 { explorer?.send(5) } }
    let timeline = MovedByInts(sender, checkpointInterval: every)
    for input in 1...6 { sender.send(input) }
    explorer = sender
    #expect(timeline.skip(2) == .done)
    explorer = nil
    #expect(timeline.component(at: timeline.current)?.position == sender.position)
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

import PairingsBenchmarks
import Pairings
import PairingsTimeline

/// The rows of a timeline, beside bare commits and beside a shorter one. Each travel among 100 000
/// entries takes less than a millisecond.
enum TimelineRows {
  static var rows: [BenchmarkRow] { [entry, jump, backAndForth, betweenBranches, undoWhereLong] }

  private typealias Counter = Explorer<IdentityOf, StateStore<Int>, Never, Int>

  private static func counter() -> Counter {
    opaque(Explorer(Component.store(0, on: .empty) { count, _ in count }))
  }

  /// Returns a timeline of a number of entries.
  private static func timeline(
    _ count: Int
  ) -> Timeline<IdentityOf, StateStore<Int>, Never, Int> {
    let explorer = counter()
    let timeline = Timeline(explorer, checkpointInterval: 20)
    for _ in 0..<count { explorer.commit(.modify(inPlace: { $0 &+= 1 })) }
    return timeline
  }

  /// The row of a recorded commit, beside the same commit.
  private static var entry: BenchmarkRow {
    BenchmarkRow(
      "Timeline", "an entry", control: "the commit", bar: .ratio(4), allocations: 1.4,
      operation: {
        { count in
          let explorer = counter()
          let timeline = Timeline(explorer, limit: 1_000)
          for _ in 0..<count { explorer.commit(.modify(inPlace: { $0 &+= 1 })) }
          return withExtendedLifetime(timeline) { explorer.view }
        }
      },
      by: {
        { count in
          let explorer = counter()
          for _ in 0..<count { explorer.commit(.modify(inPlace: { $0 &+= 1 })) }
          return explorer.view
        }
      })
  }

  // MARK: - Ten times as many entries

  // Of two rows, one of as many components in a row is kept, so that the moves between are as many.

  /// The row of a jump to any of 100 000 entries, beside one to any of 10 000.
  private static var jump: BenchmarkRow {
    func jumps(among length: Int) -> BenchmarkRow.Workload {
      let timeline = timeline(length)
      return { count in
        var place = 1
        for _ in 0..<count {
          place = (place &* 7_921 &+ 7_817) % length
          timeline.jump(to: place)
          precondition(timeline.explorer.view == place)
        }
        return 0
      }
    }
    return BenchmarkRow(
      "Timeline", "a jump among 100 000", control: "among 10 000",
      bar: .nanoseconds(1_000_000), allocations: 30, isConstant: true,
      operation: { jumps(among: 100_000) }, by: { jumps(among: 10_000) })
  }

  /// The row of a jump from the beginning to the end of 100 000 entries and of one back, beside those
  /// of 10 000.
  private static var backAndForth: BenchmarkRow {
    func ways(_ length: Int) -> BenchmarkRow.Workload {
      let timeline = timeline(length)
      return { count in
        for _ in 0..<count {
          timeline.jump(to: 0)
          timeline.jump(to: length)
        }
        return timeline.explorer.view == length ? 0 : 1
      }
    }
    return BenchmarkRow(
      "Timeline", "to the beginning of 100 000 and back", control: "of 10 000",
      bar: .nanoseconds(2_000_000), allocations: 20, isConstant: true,
      operation: { ways(100_000) }, by: { ways(10_000) })
  }

  /// The row of a jump from the end of one of two branches of 50 000 entries to the end of the other,
  /// and of one back, beside branches of 5 000.
  private static var betweenBranches: BenchmarkRow {
    func ways(_ length: Int) -> BenchmarkRow.Workload {
      let timeline = timeline(length)
      timeline.jump(to: 0)
      for _ in 0..<length { timeline.explorer.commit(.modify(inPlace: { $0 &-= 1 })) }
      return { count in
        for _ in 0..<count {
          timeline.jump(to: length)
          timeline.jump(to: 2 * length)
        }
        return timeline.explorer.view == -length ? 0 : 1
      }
    }
    return BenchmarkRow(
      "Timeline", "between the ends of two branches of 50 000, and back", control: "of 5 000",
      bar: .nanoseconds(2_000_000), allocations: 20, isConstant: true,
      operation: { ways(50_000) }, by: { ways(5_000) })
  }

  /// The row of an undo and a redo at the end of 100 000 entries, beside the same at the end of 10
  /// 000.
  private static var undoWhereLong: BenchmarkRow {
    func ways(_ length: Int) -> BenchmarkRow.Workload {
      let timeline = timeline(length)
      return { count in
        for _ in 0..<count {
          timeline.undo()
          timeline.redo()
        }
        return timeline.explorer.view == length ? 0 : 1
      }
    }
    return BenchmarkRow(
      "Timeline", "undo and redo after 100 000", control: "after 10 000", bar: .ratio(2),
      allocations: 45, isConstant: true, operation: { ways(100_000) }, by: { ways(10_000) })
  }
}

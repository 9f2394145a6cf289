import PairingsBenchmarks
import Pairings

/// The rows of the pairs that are made of other pairs, and of the zipper.
enum JoinRows {
  static var rows: [BenchmarkRow] {
    [
      zipper, sum, day, each, .aged("NavigationZipper", allocations: 0, zipperWorkload),
      .aged("SumPairing", allocations: 0, sumWorkload),
      .aged("DayPairing", allocations: 0, dayWorkload),
      .aged("EachPairing", allocations: 1, eachWorkload),
    ]
  }

  private typealias Counter = StateStore<Int>

  private static func counter(_ factor: Int) -> Store<Int, Int> { Store(0) { $0 &* factor } }

  private static var zipper: BenchmarkRow {
    BenchmarkRow(
      "NavigationZipper.move", "10000 elements", control: "array and index", bar: .nanoseconds(100),
      allocations: 0, instructions: 130, retains: 0,
      operation: zipperWorkload,
      by: {
        let elements = opaque(Array(0..<10_000))
        return PairOperation.move.workload(
          by: Stored<Int, Int>(
            0,
            { index in
              index = min(index + 1, elements.count - 1)
              if index == elements.count - 1 { index = 0 }
              return 0
            }, { elements[$0] }))
      })
  }

  private static func zipperWorkload() -> BenchmarkRow.Workload {
    let move = Navigation<Int> {
      $0.step(by: 1)
      if $0.index == $0.count - 1 { $0.jump(to: 0) }
      return 0
    }
    return PairOperation.move.workload(NavigationZipper(), move, Zipper(Array(0..<10_000)))
  }

  /// The row of a sum that toggles, then moves its left side.
  private static var sum: BenchmarkRow {
    BenchmarkRow(
      "SumPairing.move", "opaque", control: "two stored", bar: .ratio(3), allocations: 0,
      instructions: 390, retains: 0, operation: sumWorkload, by: { handWritten(.sum) })
  }

  private static func sumWorkload() -> BenchmarkRow.Workload {
    let tabs = SumPairing(Counter(), Counter())
    let space = opaque(SumSpace(counter(2), counter(3)))
    return alternating(tabs, space, .toggle(), .first(.modify(inPlace: { $0 &+= 1 })))
  }

  /// The row of a day that moves its left side and its right side in turn.
  private static var day: BenchmarkRow {
    BenchmarkRow(
      "DayPairing.move", "opaque", control: "two stored", bar: .ratio(3), allocations: 0,
      instructions: 530, retains: 0, operation: dayWorkload, by: { handWritten(.day) })
  }

  private static func dayWorkload() -> BenchmarkRow.Workload {
    let desk = DayPairing(Counter(), Counter())
    let space = opaque(Day(counter(2), counter(3)) { $0 &+ $1 })
    return alternating(
      desk, space, .second(.modify(inPlace: { $0 &+= 1 })),
      .first(.modify(inPlace: { $0 &+= 1 })))
  }

  /// The row of eight parts, of which two move in turn.
  private static var each: BenchmarkRow {
    BenchmarkRow(
      "EachPairing.move", "opaque, 8 parts", control: "dictionary of stored", bar: .ratio(3),
      allocations: 1, instructions: 2_800, retains: 8,
      operation: eachWorkload,
      by: {
        let ids = opaque(Array(0..<8))
        let parts = opaque(
          Dictionary(uniqueKeysWithValues: ids.map { ($0, stored(2)) }))
        return { count in
          var sum = 0
          for turn in 0..<count {
            if let part = parts[turn & 1 == 0 ? 5 : 2] { _ = part.reduce(&part.state) }
            let value = ids.reduce(0) { sum, id in
              sum &+ (parts[id].map { $0.render($0.state) } ?? 0)
            }
            keep(value)
            sum &+= value
          }
          return sum
        }
      })
  }

  private static func eachWorkload() -> BenchmarkRow.Workload {
    let list = opaque(
      Each(Array(0..<8), fresh: counter(2)) { parts in parts.reduce(0) { $0 &+ $1.value } })
    return alternating(
      EachPairing<Int, Counter>(Counter()), list, .part(5, .modify(inPlace: { $0 &+= 1 })),
      .part(2, .modify(inPlace: { $0 &+= 1 })))
  }

  /// Returns a workload that moves a uniquely referenced space by two moves in turn, and extracts
  /// after each.
  @inline(__always)
  private static func alternating<P: Pairing, Result>(
    _ pairing: P, _ start: Kind<P.Space, Int>,
    _ first: Kind<P.Moves, Result>, _ second: Kind<P.Moves, Result>
  ) -> BenchmarkRow.Workload {
    let (first, second) = (opaque(first), opaque(second))
    var space: Kind<P.Space, Int>? = start
    return { count in
      guard var current = space.take() else { return 0 }
      defer { space = current }
      var sum = 0
      for turn in 0..<count {
        if turn & 1 == 0 { pairing.move(first, &current) } else { pairing.move(second, &current) }
        let value = P.Space.extract(current)
        keep(value)
        sum &+= value
      }
      return sum
    }
  }

  private enum Joined { case sum, day }

  /// Returns a hand-written workload: two classes that store a reducer and a render closure, and a
  /// flag.
  private static func handWritten(_ joined: Joined) -> BenchmarkRow.Workload {
    let (first, second) = (stored(2), stored(3))
    var isFirst = true
    return { count in
      var sum = 0
      for turn in 0..<count {
        let value: Int
        switch joined {
        case .sum:
          if turn & 1 == 0 { isFirst.toggle() } else { _ = first.reduce(&first.state) }
          value = isFirst ? first.render(first.state) : second.render(second.state)
        case .day:
          let side = turn & 1 == 0 ? second : first
          _ = side.reduce(&side.state)
          value = first.render(first.state) &+ second.render(second.state)
        }
        keep(value)
        sum &+= value
      }
      return sum
    }
  }

  private static func stored(_ factor: Int) -> Stored<Int, Int> {
    opaque(
      Stored(
        0,
        {
          $0 &+= 1
          return 0
        }, { $0 &* factor }))
  }
}

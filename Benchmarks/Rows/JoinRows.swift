import Pairings

/// The rows of the pairs that are made of other pairs, and of the list with a focus.
enum JoinRows {
  static var rows: [Row] { [zipper, sum, day] }

  private typealias Counter = StateStore<Int>

  private static var zipper: Row {
    Row(
      "PullerZipper.move", "10000 elements", control: "array and index", bar: .nanoseconds(100),
      allocations: 0,
      operation: {
        let move = opaque(
          Puller<Int> {
            $0.step(by: 1)
            if $0.index == $0.count - 1 { $0.jump(to: 0) }
            return 0
          })
        let list = opaque(Zipper(Array(0..<10_000)))
        return moving(PullerZipper(), list) { _ in move }
      },
      by: {
        let elements = opaque(Array(0..<10_000))
        let control = opaque(
          Stored<Int, Int>(
            0,
            { index in
              index = min(index + 1, elements.count - 1)
              if index == elements.count - 1 { index = 0 }
              return 0
            }, { elements[$0] }))
        return { Stored.drive(.move, control, $0) }
      })
  }

  /// Toggles, then moves the left side.
  private static var sum: Row {
    Row(
      "SumPairing.move", "opaque", control: "two stored", bar: .ratio(3), allocations: 0,
      operation: {
        let tabs = SumPairing(Counter(), Counter())
        let moves: [Kind<SumMoveOf<Counter, Counter>, Void>] = [
          .toggle(), .first(.modify(inPlace: { $0 &+= 1 })),
        ].map(opaque)
        let space = opaque(SumSpace(Store(0) { $0 &* 2 }, Store(0) { $0 &* 3 }))
        return moving(tabs, space) { moves[$0 & 1] }
      }, by: { handWritten(.sum) })
  }

  /// Moves the left side and the right side in turn.
  private static var day: Row {
    Row(
      "DayPairing.move", "opaque", control: "two stored", bar: .ratio(3), allocations: 0,
      operation: {
        let desk = DayPairing(Counter(), Counter())
        let moves: [Kind<DayMoveOf<Counter, Counter>, Void>] = [
          .second(.modify(inPlace: { $0 &+= 1 })), .first(.modify(inPlace: { $0 &+= 1 })),
        ].map(opaque)
        let space = opaque(Day(Store(0) { $0 &* 2 }, Store(0) { $0 &* 3 }) { $0 &+ $1 })
        return moving(desk, space) { moves[$0 & 1] }
      }, by: { handWritten(.day) })
  }

  /// Moves a space to which nothing else refers and extracts after each move.
  @inline(__always)
  private static func moving<P: Pairing, Result>(
    _ pairing: P, _ start: Kind<P.Space, Int>,
    _ move: @escaping (Int) -> Kind<P.Moves, Result>
  ) -> Row.Workload {
    var space: Kind<P.Space, Int>? = P.Space.map(start) { $0 }
    return { count in
      guard var current = space.take() else { return 0 }
      defer { space = current }
      var sum = 0
      for turn in 0..<count {
        pairing.move(move(turn), &current)
        let value = P.Space.extract(current)
        keep(value)
        sum &+= value
      }
      return sum
    }
  }

  private enum Joined { case sum, day }

  /// What an expert writes: two classes that store a reducer and a render closure,
  /// and a flag.
  private static func handWritten(_ joined: Joined) -> Row.Workload {
    func stored(_ factor: Int) -> Stored<Int, Int> {
      opaque(
        Stored(
          0,
          {
            $0 &+= 1
            return 0
          }, { $0 &* factor }))
    }
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
}

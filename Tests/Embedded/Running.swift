import Pairings

/// Explores components under effects that run here and now, also several as one.
func running() -> Int {
  let plain = Explorer(
    Component<IdentityOf, StateStore<Int>, Int, (count: Int, tap: () -> Void)>.store(
      1, on: .reduce { $0 += $1 }
    ) { count, send in (count, { send(1) }) })
  plain.view.tap()

  struct Refused: Error, Equatable {}
  var runs = 0
  let work = IO<Refused, State<Int, Void>>.work { () throws(Refused) in
    runs += 1
    guard runs > 1 else { throw Refused() }
    return .modify { [runs] in $0 + runs }
  }
  func shown(_ count: Int) -> Component<IOOf<Refused>, StateStore<Int>, Int, [Int]> {
    Component<IdentityOf, StateStore<Int>, Int, [Int]>.store(count, on: .reduce { $0 = $1 }) {
      count, _ in [count]
    }.under()
  }
  let effects = Explorer(shown(10))
  let outcomes = (0..<3).map { _ in effects.run(.move(work)).outcome }

  let whole = Explorer(
    shown(1).beside(
      shown(2).list(ids: [3, 4], moving: { (new: Int) in .insert(new) }) { rows, _ in
        rows.flatMap { $0.view }
      }
    ) { $0 + $1 })
  whole.send(.right(.part(PartInput(4, 9))))
  whole.send(.right(.own(5)))
  whole.send(.left(7))
  let tabs = Explorer(
    shown(1).either(shown(2), moving: { (_: Bool) in .toggle() }) { page, _ in
      switch page {
      case .left(let page): page
      case .right(let page): page + [0]
      }
    })
  tabs.send(.own(true))
  let three = Explorer(shown(1).beside(shown(2).beside(shown(3)) { $0 + $1 }) { $0 + $1 })
  let pair = Explorer(shown(1).beside(shown(2)) { $0 + $1 })
  pair.commit(.both(.set(3), .set(4)))
  return held(
    plain.view.count == 2, outcomes == [.failure(Refused()), .success, .success],
    effects.view == [15], whole.view == [7, 2, 9, 2],
    tabs.view == [2, 0], three.view == [1, 2, 3], pair.view == [3, 4],
    pair.version == 1)
}

import Pairings

/// Explores components under effects that run here and now, also several as one.
func running() -> Int {
  let moves = StateStore<Int>()
  let plain = Explorer(
    Component(
      moves,
      Store(1) { count in
        UI<IdentityOf, StateOf<Int>, (count: Int, tap: () -> Void)> { handler in
          (count, { _ = handler(.modify { $0 + 1 }) })
        }
      }))
  plain.view.tap()

  struct Refused: Error, Equatable {}
  var runs = 0
  let work = IO<Refused, State<Int, Void>>.work { () throws(Refused) in
    runs += 1
    guard runs > 1 else { throw Refused() }
    return .modify { [runs] in $0 + runs }
  }
  func shown(_ count: Int) -> Component<IOOf<Refused>, StateStore<Int>, [Int]> {
    Component(moves, Store(count) { count in UI { _ in [count] } })
  }
  let effects = Explorer(shown(10))
  var refused = 0
  for _ in 0..<3 {
    do throws(Refused) { try effects.send(work) } catch { refused += 1 }
  }

  let whole = Explorer(
    shown(1).beside(shown(2).list(ids: [3, 4]) { rows, _ in rows.flatMap { $0.view } }) {
      $0 + $1
    })
  whole.commit(.second(.part(4, .set(9)).then(.insert(5))))
  whole.commit(.first(.modify { $0 + 6 }))
  let tabs = Explorer(
    shown(1).either(shown(2)) { page, _ in
      switch page {
      case .left(let page): page
      case .right(let page): page + [0]
      }
    })
  tabs.commit(.toggle())
  let three = Explorer(
    Component.together(shown(1), shown(2), shown(3)) { $0 + $1 + $2 })
  let (left, right) = (Explorer(shown(1)), Explorer(shown(2)))
  let kept = transaction(left, right) {
    left.commit(.set(3))
    right.commit(.set(4))
  }
  let undone = transaction(left, right) { () throws(Refused) in
    left.commit(.set(5))
    throw Refused()
  }
  return held(
    plain.view.count == 2, refused == 1, effects.view == [15], whole.view == [7, 2, 9, 2],
    tabs.view == [2, 0], three.view == [1, 2, 3], kept.outcome == .success,
    undone.outcome == .failure(Refused()), left.view + right.view == [3, 4])
}

import Pairings

/// An input of a drawer of counters.
private enum Act {
  case first(Int)
  case later(Int)
  case feed
  case stop
  case lost
}

/// A row with a number.
private struct Row: Identifiable {
  let id: Int
  var count = 0
}

/// Sends inputs, which mean moves and effects, to components that are made of others.
func inputs() -> Int {
  let desk = Desk()
  typealias Acts<State> = Dispatcher<CallbackOf, StateOf<State>, Act>
  let number = Prism<Act, Int>(
    preview: { if case .first(let n) = $0 { n } else { nil } }, review: { .first($0) })
  let second = Lens<(Int, Int), Int>(get: { $0.1 }, modify: { $1(&$0.1) })
  let adds = Dispatcher<IdentityOf, StateOf<Int>, Int>.reduce { $0 += $1 }
    .under(CallbackOf.self).widen(state: second, input: number)
  let rest = Acts<(Int, Int)>.update { pair, act in
    pair.0 += 1
    switch act {
    case .first, .lost: return .none
    case .later(let n): return .run(desk.work(n), under: .latest(0)) { .first($0) }
    case .stop: return .cancel(1)
    case .feed:
      return .stream(under: .queued(1), cancelled: .lost) { send in
        desk.work(()).map { send(.first(100)) }.then(desk.work(())).map { send(.first(1000)) }
      }
    }
  }
  let explorer = Explorer(
    Component.store((0, 0), on: adds.combined(with: rest)) { pair, _ in pair.1 })
  var inputs = 0
  let token = explorer.record { inputs += $0.input == nil ? 0 : 1 }
  explorer.send(.first(1))
  let replaced = explorer.send(.later(10))
  let later = explorer.send(.later(20))
  let feed = explorer.send(.feed)
  desk.call()
  let called = explorer.position
  explorer.send(.stop)
  desk.call()
  token.cancel()
  let applied = explorer.component.applying(.input(.first(7))).position

  let loud = Component<IdentityOf, StateStore<Int>, Int, Counter>.store(
    1, on: .reduce { $0 += $1 }
  ) { count, send in Counter(count: count) { send(1) } }
  let echoing = Explorer(
    loud.onEffect { component, n in
      component.position < 3 ? .run(Identity(n * 10)) { $0 } : .none
    })
  echoing.view.tap()
  let row = Component<IdentityOf, StateStore<Row>, Int, Int>.store(
    Row(id: 0), on: .reduce { $0.count += $1 }
  ) { row, _ in row.count }
  let rows = Explorer(row.list([Row(id: 3), Row(id: 4)]))
  rows.send(PartInput(4, 6))
  rows.send(PartInput(5, 6))
  return held(
    called == (6, 121), explorer.position == (8, 121), inputs == 8, applied == (9, 128),
    replaced.outcome == .cancelled && later.outcome == .success, feed.outcome == .cancelled,
    echoing.view.count == 12, rows.view == [0, 6], rows.version == 1)
}

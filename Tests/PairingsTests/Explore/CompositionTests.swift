import Pairings
import Testing

/// Components made of components, each with a part of the state.
@Suite("Composition of components")
struct CompositionTests {
  struct Settings: Equatable {
    var volume = 3
    var name = "Ada"
  }

  struct Row: Identifiable, Equatable {
    let id: Int
    var count = 0
  }

  typealias Effect = IOOf<Never>
  typealias Press = (Int) -> Kind<Effect, Void>

  /// A number that a press adds to.
  static func number(_ count: Int) -> Component<Effect, StateStore<Int>, (Int, Press)> {
    let add = Dispatcher<Effect, StateOf<Int>, Void, Int>.pure { n in .modify { $0 + n } }
    return .store(count, add) { count, send in (count, send) }
  }

  @Test func `BA29: a child in a parent, by a lens: both see the moves, the rest stays`() {
    let settings = Settings()
    let explorer = Explorer(Self.number(5).placed(in: settings, at: Lens(\Settings.volume)))
    #expect(explorer.view.0 == 5)
    explorer.run(explorer.view.1(2))
    #expect(explorer.view.0 == 7)
    explorer.commit(.modify(inPlace: { $0.volume = 1 }))
    #expect(explorer.view.0 == 1)
    #expect(explorer.inspect(.get as State<Settings, Settings>) == Settings(volume: 1, name: "Ada"))
  }

  @Test("side by side, each with a state of its own, or both on one")
  func beside() {
    let apart = Explorer(Self.number(1).beside(other: Self.number(10)) { ($0, $1) })
    apart.run(apart.view.0.1(1))
    apart.run(apart.view.1.1(5))
    #expect(apart.view.0.0 == 2 && apart.view.1.0 == 15)
    let together = Explorer(Self.number(1).beside(Self.number(99)) { ($0, $1) })
    together.run(together.view.0.1(1))
    together.run(together.view.1.1(5))
    #expect(together.view.0.0 == 7 && together.view.1.0 == 7)
  }

  @Test("a part that may be missing is shown while it is there; a late move is lost")
  func optional() {
    let explorer = Explorer(Self.number(0).optional(4))
    let press = explorer.view?.1
    #expect(explorer.view?.0 == 4)
    explorer.run(press?(1) ?? IO.pure(()))
    #expect(explorer.view?.0 == 5)
    explorer.commit(.set(nil))
    #expect(explorer.view == nil)
    explorer.run(press?(1) ?? IO.pure(()))
    #expect(explorer.view == nil)
  }

  @Test("a list of children: a move finds its element by identity, wherever it has gone")
  func list() {
    let add = Dispatcher<Effect, StateOf<Row>, Void, Int>.pure { n in
      .modify(inPlace: { $0.count += n })
    }
    let row = Component<Effect, StateStore<Row>, (Int, Press)>.store(Row(id: 0), add) {
      row, send in (row.count, send)
    }
    let explorer = Explorer(row.list([Row(id: 1), Row(id: 2), Row(id: 3)]))
    let second = explorer.view[1].1
    explorer.run(second(5))
    #expect(explorer.view.map(\.0) == [0, 5, 0])
    explorer.commit(.modify { $0.reversed() })
    explorer.commit(.modify(inPlace: { $0.removeFirst() }))
    explorer.run(second(5))
    #expect(explorer.view.map(\.0) == [10, 0])
    explorer.commit(.set([]))
    explorer.run(second(5))
    #expect(explorer.view.isEmpty)
  }
}

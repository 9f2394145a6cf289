import PairingsBenchmarks

/// The rows of searches by hand whose states are objects that share what no move changes, as spaces
/// do, beside the controls of the searches of spaces.
enum AtlasFloorRows {
  static var rows: [BenchmarkRow] {
    [
      BenchmarkRow(
        "Floor.check", "3 counters mod 64, a tree of objects", control: "a search by hand",
        unit: 64 * 64 * 64, operation: counters, by: { AtlasRows.byHand(64) }),
      BenchmarkRow(
        "Floor.check", "two-phase commit, 5 managers, a list of objects", control: "positions",
        unit: 8_832, operation: { commit(5) }, by: { AtlasRows.packedCommit(5) }),
    ]
  }

  // MARK: - Objects

  /// A position and a view of it.
  final class Place<Position, View> {
    var position: Position
    let see: (Position) -> View

    init(_ position: Position, _ see: @escaping (Position) -> View) {
      (self.position, self.see) = (position, see)
    }

    var view: View { see(position) }

    /// Changes an object in place if nothing else refers to it, and otherwise a copy of it.
    static func change(_ place: inout Place, _ body: (inout Position) -> Void) {
      if !isKnownUniquelyReferenced(&place) { place = Place(place.position, place.see) }
      body(&place.position)
    }
  }

  typealias Move<Space> = (inout Space) -> Void

  /// Searches all states of objects. The view of each gives its moves.
  static func states<Position, View>(
    _ start: Place<Position, View>, key: (Position) -> UInt64,
    moves: (View) -> [Move<Place<Position, View>>]
  ) -> Int {
    var search = HandSearch<Place<Position, View>>()
    search.add(start, key(start.position), 0, 0)
    while let layer = search.nextLayer() {
      for place in layer {
        for (number, move) in moves(place.view).enumerated() {
          var next = place
          move(&next)
          search.add(next, key(next.position), search.current, number)
        }
        search.current += 1
      }
    }
    return search.count
  }

  // MARK: - Three cyclic counters

  private typealias Number = Place<UInt8, UInt8>
  private typealias Pair = Place<(Number, Number), (UInt8, UInt8)>
  private typealias Counters = Place<(Number, Pair), (UInt8, UInt8, UInt8)>

  private static func counters() -> BenchmarkRow.Workload {
    let next: (inout UInt8) -> Void = opaque { $0 = $0 &+ 1 == 64 ? 0 : $0 &+ 1 }
    let moves: [Move<Counters>] = opaque([
      { counters in Counters.change(&counters) { Number.change(&$0.0, next) } },
      { counters in
        Counters.change(&counters) { Pair.change(&$0.1) { Number.change(&$0.0, next) } }
      },
      { counters in
        Counters.change(&counters) { Pair.change(&$0.1) { Number.change(&$0.1, next) } }
      },
    ])
    return { count in
      var sum = 0
      for _ in 0..<count {
        let number = Number(0) { $0 }
        let pair = Pair((number, number)) { ($0.0.view, $0.1.view) }
        let counters = Counters((number, pair)) { ($0.0.view, $0.1.view.0, $0.1.view.1) }
        sum &+= states(
          counters,
          key: {
            let (first, second) = ($0.0.position, $0.1.position.0.position)
            return UInt64(first) | UInt64(second) << 8 | UInt64($0.1.position.1.position) << 16
          },
          moves: { _ in moves })
      }
      return sum
    }
  }

  // MARK: - Two-phase commit

  private typealias Model = TwoPhaseCommit
  private typealias Desk = Place<Model.Desk, Model.Desk>
  private typealias Manager = Place<Model.Manager, Model.Manager>
  private typealias Day = Place<(desk: Desk, managers: [Manager]), Model.View>

  private static func commit(_ size: Int) -> BenchmarkRow.Workload {
    let moves = opaque(Model.actions(size).map { (action: $0, move: move($0)) })
    return { count in
      var sum = 0
      for _ in 0..<count {
        let managers = (0..<size).map { _ in Manager(.working) { $0 } }
        let day = Day((Desk(Model.Desk()) { $0 }, managers)) { day in
          Model.View(
            desk: day.desk.view,
            managers: day.managers.enumerated().map { (id: $0.offset, value: $0.element.view) })
        }
        sum &+= states(day, key: { key($0.desk.position, $0.managers) }) { view in
          moves.filter { Model.isEnabled($0.action, at: view, size, nil) }.map(\.move)
        }
      }
      return sum
    }
  }

  private static func key(_ desk: Model.Desk, _ managers: [Manager]) -> UInt64 {
    var word =
      UInt64(desk.state.rawValue) | UInt64(desk.prepared) << 2 | UInt64(desk.messages) << 14
    for manager in managers { word = word << 2 | UInt64(manager.position.rawValue) }
    return word
  }

  private static func move(_ action: Model.Action) -> Move<Day> {
    func atDesk(_ change: @escaping (inout Model.Desk) -> Void) -> Move<Day> {
      { day in Day.change(&day) { Desk.change(&$0.desk, change) } }
    }
    func set(_ id: Int, _ state: Model.Manager) -> Move<Day> {
      { day in Day.change(&day) { Manager.change(&$0.managers[id]) { $0 = state } } }
    }
    switch action {
    case .commit: return atDesk { ($0.state, $0.commit) = (.committed, true) }
    case .abort: return atDesk { ($0.state, $0.abort) = (.aborted, true) }
    case .receivePrepared(let id): return atDesk { $0.prepared |= 1 << id }
    case .prepare(let id):
      let (prepare, tell) = (set(id, .prepared), atDesk { $0.messages |= 1 << id })
      return { day in
        prepare(&day)
        tell(&day)
      }
    case .chooseAbort(let id), .receiveAbort(let id): return set(id, .aborted)
    case .receiveCommit(let id): return set(id, .committed)
    }
  }
}

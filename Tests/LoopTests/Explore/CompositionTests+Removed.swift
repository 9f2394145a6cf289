import Pairings
import Testing

/// Rows of lists that are removed while their effects go on.
extension CompositionTests {
  /// An input of a row that loads under a key and counts its loads.
  private enum Loading { case load(String), loaded }

  /// Returns a dispatcher of a row that counts by `add`.
  private static func loading<Position>(
    _ add: @escaping (inout Position) -> Void
  ) -> Dispatcher<RehearsalOf<Never>, StateOf<Position>, Loading> {
    .update { position, input in
      guard case .load(let name) = input else {
        add(&position)
        return .none
      }
      return .run(.step(name) {}, under: .latest(name)) { .loaded }
    }
  }

  @Test("an input of a removed row is ignored, and its effects end")
  func removed() throws {
    let stage = Stage<Never>()
    let element = Component.store(Row(id: 0), on: Self.loading { $0.count += 1 }) { row, _ in row }
    let rows = Explorer(element.list([Row(id: 1), Row(id: 2)]), on: stage)
    try Self.remove(2, beside: 1, from: rows, on: stage) {
      PartInput($0, $1)
    } by: {
      rows.commit(.modify(inPlace: { $0.removeLast() }))
    } shown: {
      "\($0.map(\.count))"
    }
    let copy = Component.store(0, on: Self.loading { $0 += 1 }) { count, _ in count }
    let list = copy.list(ids: ["a", "b"], moving: { (_: Void) in .remove("b") }) { rows, _ in
      rows.map(\.view)
    }
    let copies = Explorer(list, on: stage)
    try Self.remove("b", beside: "a", from: copies, on: stage) {
      .part(PartInput($0, $1))
    } by: {
      copies.send(.own(()))
    } shown: {
      "\($0)"
    }
  }

  /// An input of a row that reduces, or has effects that a missing row must not begin.
  private enum Late { case reduce, save, stop }

  @Test("an input of a missing copy has no meaning, whatever its dispatcher is made of")
  func missing() {
    let stage = Stage<Never>()
    typealias Rows = Dispatcher<RehearsalOf<Never>, StateOf<Int>, Late>
    let effects = Rows.effects { input in
      switch input {
      case .reduce: nil
      case .save: Effects.run(.step("save") {}).outliving
      case .stop: .cancel(shared: "shared")
      }
    }
    let reduce = Dispatcher<IdentityOf, StateOf<Int>, Late>.reduce { count, _ in count += 1 }
    for dispatcher in [effects, reduce.under(), effects.combined(with: reduce.under())] {
      let copy = Component.store(0, on: dispatcher) { count, _ in count }
      let list = copy.list(ids: ["a", "b"], moving: { (id: String) in .remove(id) }) { rows, _ in
        rows.map(\.id)
      }
      let explorer = Explorer(list, on: stage)
      explorer.send(.own("a"))
      let shared = explorer.run(.run(.step("other") {}, under: .latest("shared").shared))
      for input in [Late.reduce, .save, .stop] { explorer.send(.part(PartInput("a", input))) }
      #expect(explorer.version == 1 && stage.waiting == ["other"] && shared.outcome == nil)
      stage.performAll()
    }
  }

  /// Removes a row whose effects wait, and expects that only the other row is moved afterwards.
  private static func remove<Pair, Input, View, ID: Hashable>(
    _ id: ID, beside other: ID,
    from rows: Explorer<RehearsalOf<Never>, Pair, Input, View>, on stage: Stage<Never>,
    _ input: (ID, Loading) -> Input, by remove: () -> Void, shown: (View) -> String
  ) throws {
    let requests = ["early", "dropped"].map { rows.send(input(id, .load($0))) }
    remove()
    let version = rows.version
    let late = rows.send(input(id, .load("late")))
    rows.send(input(id, .loaded))
    #expect(late.outcome == .success && stage.waiting == [])
    #expect(requests.map(\.outcome) == [.cancelled, .cancelled])
    #expect(rows.version == version && shown(rows.view) == "[0]")
    rows.send(input(other, .loaded))
    #expect(rows.version == version + 1 && shown(rows.view) == "[1]")
  }
}

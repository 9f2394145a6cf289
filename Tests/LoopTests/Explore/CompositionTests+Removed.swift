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

  @Test(
    "an input of a removed element is ignored; its effects continue, and their results are ignored")
  func removedElement() throws {
    let stage = Stage<Never>()
    let row = Component.store(Row(id: 0), on: Self.loading { $0.count += 1 }) { row, _ in row }
    let rows = Explorer(row.list([Row(id: 1), Row(id: 2)]), on: stage)
    let requests = ["early", "dropped"].map { rows.send(PartInput(2, .load($0))) }
    rows.commit(.modify(inPlace: { $0.removeLast() }))
    let version = rows.version
    let late = rows.send(PartInput(2, .load("late")))
    rows.send(PartInput(2, .loaded))
    #expect(late.outcome == .success && stage.waiting == ["early", "dropped"])
    #expect(requests.allSatisfy { $0.outcome == nil })
    try stage.perform("early")
    rows.cancel(key: PartKey(2, "dropped"))
    #expect(requests.map(\.outcome) == [.success, .cancelled] && stage.cues.isEmpty)
    #expect(rows.version == version && rows.view == [Row(id: 1)])
    rows.send(PartInput(1, .loaded))
    #expect(rows.version == version + 1 && rows.view == [Row(id: 1, count: 1)])
  }

  @Test(
    "an input of a removed copy is ignored; its effects continue, and their results are ignored")
  func removedCopy() throws {
    let stage = Stage<Never>()
    let row = Component.store(0, on: Self.loading { $0 += 1 }) { count, _ in count }
    let list = row.list(ids: ["a", "b"], moving: { (_: Void) in .remove("b") }) { rows, _ in
      rows.map { "\($0.id) \($0.view)" }
    }
    let rows = Explorer(list, on: stage)
    let requests = ["early", "dropped"].map { rows.send(.part(PartInput("b", .load($0)))) }
    rows.send(.own(()))
    let version = rows.version
    let late = rows.send(.part(PartInput("b", .load("late"))))
    rows.send(.part(PartInput("b", .loaded)))
    #expect(late.outcome == .success && stage.waiting == ["early", "dropped"])
    #expect(requests.allSatisfy { $0.outcome == nil })
    try stage.perform("early")
    rows.cancel(key: PartKey("b", "dropped"))
    #expect(requests.map(\.outcome) == [.success, .cancelled] && stage.cues.isEmpty)
    #expect(rows.version == version && rows.view == ["a 0"])
    rows.send(.part(PartInput("a", .loaded)))
    #expect(rows.version == version + 1 && rows.view == ["a 1"])
  }
}

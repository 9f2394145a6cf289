import Pairings
import PropertyTesting
import PropertyTestingSwiftTesting
import TestSupport
import Testing

/// The views of the rows of a list, which are kept while the rows do not change.
@Suite("Views of rows") struct KeptRowsTests {
  struct Row: Identifiable, Hashable {
    let id: Int
    var count = 0
    var inner: [Row] = []
  }

  /// The view of a row, with the number of views that were made before it.
  struct Shown {
    let id: Int
    let count: Int
    let made: Int
    var inner: [Shown] = []
    let add: () -> Void
  }

  /// The number of views that were made.
  final class Made { var count = 0 }

  enum Input { case add, inner(PartInput<Int, Add>) }
  enum Add { case add }

  static func row(
    _ made: Made
  ) -> Component<IdentityOf, StateStore<Row>, Add, Shown> {
    .store(Row(id: 0), on: .reduce { (row: inout Row, _: Add) in row.count += 1 }) { row, send in
      made.count += 1
      return Shown(id: row.id, count: row.count, made: made.count) { send(.add) }
    }
  }

  /// A row that shows a list of rows.
  static func nested(
    _ made: Made
  ) -> Component<
    IdentityOf, StateStore<Row>, Either<Add, PartInput<Int, Add>>, Shown
  > {
    let inner = Self.row(made).list([]).placed(in: Row(id: 0), at: Lens(\.inner))
    return Self.row(made).sharing(inner) { outer, inner in
      var outer = outer
      outer.inner = inner
      return outer
    }
  }

  @Test("a change of one row makes one view, and an insertion makes that of the new row")
  func one() {
    let made = Made()
    let list = Self.row(made).list((0..<100).map { Row(id: $0) })
    let explorer = Explorer(list.widen(input: WholeInput<PartInput<Int, Add>, Int>.part))
    var shown: [Shown] = []
    let token = explorer.observe { shown = $0.view }
    explorer.send(.part(PartInput(7, .add)))
    expectEqual(made.count, 100)
    explorer.send(.part(PartInput(7, .add)))
    explorer.send(.part(PartInput(8, .add)))
    expect(made.count == 102 && shown[7].count == 2 && shown[7].made == 101)
    explorer.commit(.modify(inPlace: { $0.insert(Row(id: 200), at: 3) }))
    expect(made.count == 103 && shown[8].made == 101)
    shown[8].add()
    expect(made.count == 104 && shown[8].count == 3)
    explorer.commit(.modify(inPlace: { $0.reverse() }))
    expect(made.count == 104 && shown.map(\.id) == explorer.position.map(\.id))
    shown[0].add()
    expect(explorer.position[0].count == 1 && made.count == 105)
    withExtendedLifetime(token) {}
  }

  @Test("views are those that a fresh explorer makes, and send to their rows")
  func fresh() {
    let edits = Domain<Int>(described: .integer(in: 0...8))
      .zip(Domain(described: .integer(in: 0...6))).array(count: 0...12)
    expectLaw(
      Law("kept rows", "views that are kept /* are */ those that are made") { trial in
        let edits = trial.any("edits", edits)
        return trial.expect(Self.difference(edits) == nil, Self.difference(edits) ?? "")
      }, runner: Runner(cases: 500))
  }

  /// Edits a list, and returns the views that differ from those of a fresh explorer.
  private static func difference(_ edits: [(Int, Int)]) -> String? {
    let component = nested(Made())
    let explorer = Explorer(component.list([]))
    let other = Explorer(component.list([Row(id: 9)]))
    for (number, (edit, pick)) in edits.enumerated() {
      let count = explorer.position.count
      switch edit {
      case 0...2:
        let row = Row(id: number + 10, inner: [Row(id: pick), Row(id: pick + 10)])
        explorer.commit(.modify(inPlace: { $0.insert(row, at: min(pick, count)) }))
      case 3 where count > 0:
        explorer.commit(.modify(inPlace: { _ = $0.remove(at: pick % count) }))
      case 4: explorer.commit(.modify(inPlace: { $0.reverse() }))
      case 5 where count > 0: explorer.view[pick % count].add()
      case 6 where count > 0: explorer.view[pick % count].inner.last?.add()
      case 7: other.view[0].add()
      default: _ = explorer.view
      }
      let fresh = Explorer(nested(Made()).list(explorer.position)).view
      if text(explorer.view) != text(fresh) { return "\(text(explorer.view)), not \(text(fresh))" }
    }
    let added = edits.count { $0.0 == 7 }
    return other.view[0].count == added ? nil : "\(other.view[0].count) and not \(added)"
  }

  private static func text(_ rows: [Shown]) -> String {
    rows.map { "\($0.id) \($0.count) (\(text($0.inner)))" }.joined(separator: ", ")
  }

  /// An object that a view refers to.
  final class Mark {
    let add: () -> Void

    init(_ add: @escaping () -> Void) { self.add = add }
  }

  /// Returns a row whose view is a mark, with a callback for each.
  private static func marked(
    _ made: @escaping (Row, @escaping () -> Mark?) -> Void
  ) -> Component<IdentityOf, StateStore<Row>, Add, Mark> {
    .store(Row(id: 0), on: .reduce { row, _ in row.count += 1 }) { row, send in
      let mark = Mark { send(.add) }
      made(row) { [weak mark] in mark }
      return mark
    }
  }

  @Test(
    "views of a row that has left are freed, also those of its lists, and all with the explorer")
  func freed() {
    var marks: [Int: () -> Mark?] = [:]
    let row = Self.marked { marks[$0.id] = $1 }
    let rows = row.list([]).placed(in: Row(id: 0), at: Lens(\.inner)).list(
      [1, 2].map { Row(id: $0, inner: [Row(id: $0 * 10)]) })
    var explorer: Explorer? = Explorer(rows)
    _ = explorer?.view
    explorer?.commit(.modify(inPlace: { $0.removeFirst() }))
    _ = explorer?.view
    expect(marks[10]?() == nil && marks[20]?() != nil)
    explorer?.commit(.modify(inPlace: { $0 += $0 + [Row(id: 3, inner: [Row(id: 30)])] }))
    _ = explorer?.view
    explorer?.commit(.modify(inPlace: { $0.removeFirst() }))
    _ = explorer?.view
    expect(marks[20]?() != nil && marks[30]?() != nil)
    explorer = nil
    expect(marks[20]?() == nil && marks[30]?() == nil)
  }

  @Test("a view that makes its list each time keeps a bounded number of views")
  func remade() {
    var marks: [() -> Mark?] = []
    let row = Self.marked { marks.append($1) }
    let explorer = Explorer(
      Component.store(
        0, on: Dispatcher<IdentityOf, StateOf<Int>, PartInput<Int, Add>>.reduce { $0 += $1.id }
      ) { _, send in row.list([]).space.peek([Row(id: 1)]).make(send) })
    for _ in 0..<100 {
      explorer.view[0].add()
      _ = explorer.view
    }
    expect(marks.count == 101 && marks.count { $0() != nil } <= 9)
  }
}

import PairingsWeb
import PairingsWebTesting
import TestSupport
import Testing

/// Children that are made from values.
@Suite("Lists of values")
struct ListTests {
  typealias View = Node<Int>

  struct Row: Equatable {
    var id: Int
    var text: String
    var isOn: Bool
  }

  /// The number of rows that were made into elements.
  final class Count { var made = 0 }

  static func row(_ row: Row) -> View {
    .element(
      "li", [.class(row.isOn ? "on" : "off"), .on("click", 1)],
      [
        .element("b", [], [.text(row.id.description)]),
        .element("input", [.value(row.text), .checked(row.isOn), .on("input", 1)]),
        .text(row.text),
      ])
  }

  static func list(_ rows: [Row], _ count: Count = Count()) -> View {
    .element("ul", each: rows, keyedBy: { .number($0.id) }) { row in
      count.made += 1
      return Self.row(row)
    }
  }

  /// Returns the same list, in which the rows of a set are on.
  static func list(_ rows: [Row], on: Set<Int>, _ count: Count = Count()) -> View {
    .element(
      "ul", each: rows, keyedBy: { .number($0.id) }, dependingOn: { on.contains($0.id) }
    ) { row, isOn in
      count.made += 1
      return Self.row(Row(id: row.id, text: row.text, isOn: isOn))
    }
  }

  /// Returns the same list as nodes that are compared one by one.
  static func nodes(_ rows: [Row]) -> View {
    .element("ul", [], rows.map { .lazy($0, key: .number($0.id)) { Self.row($0) } })
  }

  /// Returns a variant of some rows: changed, moved, added, removed.
  static func next(_ rows: [Row], _ random: inout RandomView, areUnique: Bool) -> [Row] {
    var rows = rows
    for _ in 0..<random.number(below: 4) {
      let new = Row(
        id: random.number(below: 15), text: random.pick(["", "a", "é"]),
        isOn: random.number(below: 2) == 0)
      let place = random.number(below: rows.count + 1)
      switch random.number(below: 6) {
      case 0, 1:
        if areUnique, rows.contains(where: { $0.id == new.id }) { break }
        rows.insert(new, at: place)
      case 2: if place < rows.count { rows.remove(at: place) }
      case 3: if place < rows.count { rows.swapAt(place, rows.count - 1) }
      case 4: if place < rows.count { rows[place].text += "!" }
      default: if random.number(below: 9) == 0 { rows = [] } else { rows.reverse() }
      }
    }
    return rows
  }

  static func outline(_ element: Document.Element) -> String {
    let attributes = element.attributes.sorted { $0.key < $1.key }.description
    let value = element.properties["value", default: ""]
    let isChecked = element.flags["checked", default: false]
    return "\(element.tag ?? element.text)\(attributes)\(value)\(isChecked)"
      + "(\(element.children.map(outline).joined(separator: ",")))"
  }

  static func show(_ view: View, _ renderer: Renderer<Int>, _ document: Document) {
    document.clearLog()
    if let batch = renderer.render(view) { document.apply(batch) }
  }

  @Test(
    "after any lists, the page equals a fresh page, with a minimal number of instructions",
    arguments: 0..<UInt64(many(200, inDebug: 40)))
  func fresh(seed: UInt64) {
    var random = RandomView(seed: seed)
    let (renderer, document) = (Renderer<Int>(), Document())
    let (other, nodes) = (Renderer<Int>(), Document())
    let areUnique = random.number(below: 3) > 0
    var rows: [Row] = []
    for _ in 0..<12 {
      rows = Self.next(rows, &random, areUnique: areUnique)
      Self.show(Self.list(rows), renderer, document)
      Self.show(Self.nodes(rows), other, nodes)
      expectEqual(document.log, nodes.log)
      expectEqual(Self.outline(document.root), Self.outline(nodes.root))
    }
  }

  @Test(
    "a row's events arrive, and its typed values are restored",
    arguments: 0..<UInt64(many(100, inDebug: 30)))
  func parts(seed: UInt64) {
    var random = RandomView(seed: seed)
    let (renderer, document) = (Renderer<Int>(), Document())
    var rows = (0..<6).map { Row(id: $0, text: "a", isOn: false) }
    for _ in 0..<12 {
      Self.show(Self.list(rows), renderer, document)
      for row in document.root.children[0].children where random.number(below: 3) == 0 {
        let input = row.children[1]
        expect(renderer.hear(Event(), named: "click", at: row.number) { _ in } != nil)
        expect(renderer.hear(Event(), named: "input", at: input.number) { _ in } != nil)
        expectEqual(
          renderer.hear(Event(), named: "click", at: row.children[0].number) { _ in }, nil)
        input.properties["value"] = "typed"
        renderer.touch(input.number)
      }
      if random.number(below: 3) > 0 {
        rows = Self.next(rows, &random, areUnique: random.number(below: 3) > 0)
      }
      Self.show(Self.list(rows), renderer, document)
      let fresh = Document()
      Self.show(Self.nodes(rows), Renderer<Int>(), fresh)
      expectEqual(Self.outline(document.root), Self.outline(fresh.root))
      expectEqual(document.nodes.count, document.root.all.count)
    }
    expectEqual(renderer.hear(Event(), named: "click", at: -1) { _ in }, nil)
    expectEqual(renderer.hear(Event(), named: "click", at: 1 << 20) { _ in }, nil)
  }

  @Test(
    "a row is made if its other dependencies are not equal",
    arguments: 0..<UInt64(many(200, inDebug: 40)))
  func dependences(seed: UInt64) {
    var random = RandomView(seed: seed)
    let (renderer, document) = (Renderer<Int>(), Document())
    let (other, nodes) = (Renderer<Int>(), Document())
    var rows: [Row] = []
    var known: [Int: [Row]] = [:]
    for _ in 0..<12 {
      if random.number(below: 3) > 0 { rows = Self.next(rows, &random, areUnique: true) }
      let on = Set((0..<3).map { _ in random.number(below: 15) })
      let count = Count()
      Self.show(Self.list(rows, on: on, count), renderer, document)
      let seen = rows.map { Row(id: $0.id, text: $0.text, isOn: on.contains($0.id)) }
      Self.show(Self.nodes(seen), other, nodes)
      expectEqual(Self.outline(document.root), Self.outline(nodes.root))
      let values = Dictionary(uniqueKeysWithValues: zip(rows.map(\.id), zip(rows, seen)))
      expectEqual(
        count.made,
        rows.count { row in
          values[row.id].map { known[row.id] != [$0, $1] } ?? true
        })
      known = values.mapValues { [$0, $1] }
    }
  }

  @Test("rows that are the same in memory are not compared")
  func same() {
    final class Comparisons { var count = 0 }
    struct Compared: Equatable {
      let id: Int
      let comparisons: Comparisons
      static func == (left: Compared, right: Compared) -> Bool {
        left.comparisons.count += 1
        return left.id == right.id
      }
    }
    let (renderer, document) = (Renderer<Int>(), Document())
    let comparisons = Comparisons()
    let rows = (0..<100).map { Compared(id: $0, comparisons: comparisons) }
    for chosen in 0..<3 {
      let view: View = .element(
        "ul", each: rows, keyedBy: { .number($0.id) }, dependingOn: { $0.id == chosen }
      ) { row, isChosen in .element("li", [.classes(("chosen", isChosen))]) }
      Self.show(view, renderer, document)
      let shown = document.root.children[0].children.map { $0.attributes["class"] != nil }
      expectEqual(shown.indices.filter { shown[$0] }, [chosen])
    }
    expectEqual(comparisons.count, 0)
  }
}

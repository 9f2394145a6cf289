import Pairings
import Testing

extension PartTests {
  @Test("copies of a component with identities end with their copy", arguments: [false, true])
  func copies(isOneCommit: Bool) throws {
    enum Table: Hashable { case remove(String), insert(String), replace(String) }
    let stage = Stage<Never>()
    let rows = Self.row.list(
      ids: ["a", "b"],
      moving: { (t: Table) in
        switch t {
        case .remove(let id): .remove(id)
        case .insert(let id): .insert(id)
        case .replace(let id): .remove(id).then(.insert(id))
        }
      }
    ) { rows, _ in rows.map { "\($0.id)\($0.view.n)" } }
    let explorer = Explorer(rows, on: stage)
    for id in ["a", "b"] { explorer.send(.part(PartInput(id, .load))) }
    if !isOneCommit { explorer.send(.own(.remove("a"))) }
    explorer.send(.own(isOneCommit ? .replace("a") : .insert("a")))
    #expect(stage.waiting == ["load 0"])
    try stage.perform("load 0")
    #expect(explorer.view == ["b1", "a0"])
  }

  @Test("a copy in a copy ends with itself, and with the one around it", arguments: 0..<3)
  func copyInCopy(way: Int) {
    let stage = Stage<Never>()
    let inner = Self.row.list(
      ids: ["a"], moving: { (_: Void) in .remove("a").then(.insert("a")) }, with: { $1 })
    let outer = inner.list(
      ids: ["x"], moving: { (_: Void) in .remove("x").then(.insert("x")) }, with: { $1 })
    let explorer = Explorer(outer, on: stage)
    let before = explorer.component
    explorer.send(.part(PartInput("x", .part(PartInput("a", .load)))))
    switch way {
    case 0: explorer.send(.part(PartInput("x", .own(()))))
    case 1: explorer.send(.own(()))
    default:
      explorer.restore(before)  // The same copies.
      #expect(stage.waiting == ["load 0"])
      explorer.send(.own(()))
      explorer.restore(before)
    }
    #expect(stage.waiting == [])
  }

  @Test("an effect belongs to the identity that its input has given to the element")
  func renamed() throws {
    let stage = Stage<Never>()
    let naming = Meaning.update { row, input in
      guard input == .load else {
        row.n += 1
        return .none
      }
      row.id = 42
      return .run(.step("load") {}, under: .latest("l")) { .loaded }
    }
    let explorer = Explorer(
      Component<RehearsalOf<Never>, StateStore<Row>, PartInput<Int, In>, Row>.store(
        Row(id: 0, children: [Row(id: 1), Row(id: 2)]),
        on: naming.widen(elements: Lens(\.children), input: .identity, part: "rows")
      ) { parent, _ in parent }, on: stage)
    let request = explorer.send(PartInput(2, .load))
    #expect(stage.waiting == ["load"] && request.outcome == nil)
    try stage.perform("load")
    #expect(explorer.position.children == [Row(id: 1), Row(id: 42, n: 1)])
    explorer.send(PartInput(42, .load))
    explorer.cancel(key: PartKey("rows", PartKey(42, "l")))
    #expect(stage.waiting == [])
  }

  @Test("a lens that reads, sends and cancels while it is asked for parts changes no other look")
  func calling() {
    let stage = Stage<Never>()
    var call: (() -> Void)?
    let children = Lens<Row, [Row]>(
      get: { row in
        let now = call.take()
        now?()
        return row.children
      }, set: { $0.children = $1 })
    let explorer = Explorer(
      Component<RehearsalOf<Never>, StateStore<Row>, PartInput<Int, In>, Row>.store(
        Row(id: 0, children: [Row(id: 1), Row(id: 2), Row(id: 3)]),
        on: Self.meaning.widen(elements: children, input: .identity, part: "rows")
      ) { row, _ in row }, on: stage)
    for id in 1...3 { explorer.send(PartInput(id, .load)) }
    call = {
      explorer.cancel(part: "rows", 3)
      explorer.send(PartInput(2, .loaded))
      let count = explorer.component.position.children.count
      explorer.commit(.modify { $0.n = count })
    }
    explorer.commit(.modify { $0.children.removeFirst() })
    #expect(call == nil && stage.waiting == ["load 2"])
    #expect(explorer.position == Row(id: 0, n: 2, children: [Row(id: 2, n: 1), Row(id: 3)]))
  }
}

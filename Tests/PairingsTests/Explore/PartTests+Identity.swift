import Pairings
import TestSupport
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
    expectEqual(stage.waiting, ["load 0"])
    try stage.perform("load 0")
    expectEqual(explorer.view, ["b1", "a0"])
  }

  @Test("a copy ends with its removal, however many others one move inserts and removes")
  func copyAmongMany() {
    let stage = Stage<Never>()
    let rows = Self.row.list(
      ids: [0],
      moving: { (others: Int) in
        let removed = EachMove<Int, StateStore<Row>, Void>.remove(0)
        return (1...others).reduce(removed) { $0.then(.insert($1)).then(.remove($1)) }
          .then(.insert(0))
      }, with: { $1 })
    let explorer = Explorer(rows, on: stage)
    explorer.send(.part(PartInput(0, .load)))
    explorer.send(.own(20_000))
    expectEqual(stage.waiting, [])
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
      expectEqual(stage.waiting, ["load 0"])
      explorer.send(.own(()))
      explorer.restore(before)
    }
    expectEqual(stage.waiting, [])
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
    expect(stage.waiting == ["load"] && request.outcome == nil)
    try stage.perform("load")
    expectEqual(explorer.position.children, [Row(id: 1), Row(id: 42, n: 1)])
    explorer.send(PartInput(42, .load))
    explorer.cancel(key: PartKey("rows", PartKey(42, "l")))
    expectEqual(stage.waiting, [])
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
    expect(call == nil && stage.waiting == ["load 2"])
    expectEqual(explorer.position, Row(id: 0, n: 2, children: [Row(id: 2, n: 1), Row(id: 3)]))
  }

  /// Rows that save, at most once in ten seconds.
  private static func saving(
    on stage: Stage<Never>, _ ids: Int..., under key: RequestKey<RehearsalOf<Never>>
  ) -> Explorer<RehearsalOf<Never>, StateStore<[Row]>, PartInput<Int, Int>, [Row]> {
    let row = row(on: .effects { (n: Int) in .run(.step("save \(n)") {}, under: key) })
    return Explorer(row.list(ids.map { Row(id: $0) }), on: stage)
  }

  @Test("an interval ends with its row, and with the cancellation of its part", arguments: 0..<3)
  func intervals(way: Int) {
    let stage = Stage<Never>()
    let rows = Self.saving(on: stage, 1, under: .throttled("save", by: .seconds(10)))
    rows.send(PartInput(1, 1))
    switch way {
    case 0:
      rows.commit(.set([]))
      expectEqual(stage.nextDue, nil)
      rows.commit(.set([Row(id: 1)]))
    case 1: rows.cancel(part: 1)
    default: rows.cancel(key: PartKey(1, "save"))
    }
    rows.send(PartInput(1, 2))
    expect(stage.waiting == ["save 2"] && stage.sleeps.count == 1)
    rows.send(PartInput(1, 3))
    stage.performAll()
    stage.advance(by: .seconds(10))
    expectEqual(stage.waiting, ["save 3"])
  }

  @Test(
    "an interval of a shared key goes on without the row that began it", arguments: [false, true])
  func sharedInterval(isCancelled: Bool) {
    let stage = Stage<Never>()
    let rows = Self.saving(on: stage, 1, 2, under: .throttled("save", by: .seconds(10)).shared)
    rows.send(PartInput(1, 1))
    rows.send(PartInput(2, 2))
    stage.advance(by: .seconds(2))
    if isCancelled { rows.cancel(part: 1) } else { rows.commit(.set([Row(id: 2)])) }
    expectEqual(stage.waiting, [])
    stage.advance(by: .seconds(8))
    expectEqual(stage.waiting, ["save 2"])
    rows.run(.cancel(shared: "save"))
    expect(stage.waiting == [] && stage.nextDue == nil)
  }
}

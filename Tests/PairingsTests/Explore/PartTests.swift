import Pairings
import TestSupport
import Testing

/// Effects that belong to a part, and end with it.
@Suite("Parts and their effects")
struct PartTests {
  struct Row: Hashable, Identifiable {
    var id: Int
    var n = 0
    var children: [Row] = []
  }

  enum In: Hashable {
    case load, loaded, save, watch, leave
  }

  typealias Meaning = Dispatcher<RehearsalOf<Never>, StateOf<Row>, In>

  /// A row that loads, saves, and has a key.
  static var meaning: Meaning {
    .update { row, input in
      let id = row.id
      switch input {
      case .load: return .run(.step("load \(id)") {}) { .loaded }
      case .save: return .run(.step("save \(id)") {}) { .loaded }.outliving
      case .watch: return .run(.step("watch \(id)") {}, under: .latest("w")) { .loaded }
      case .leave: return .cancel("w")
      case .loaded:
        row.n += 1
        return .none
      }
    }
  }

  static var row: Component<RehearsalOf<Never>, StateStore<Row>, In, Row> { row(on: meaning) }

  static func row<Input>(
    on meaning: Dispatcher<RehearsalOf<Never>, StateOf<Row>, Input>
  ) -> Component<RehearsalOf<Never>, StateStore<Row>, Input, Row> {
    .store(Row(id: 0), on: meaning) { row, _ in row }
  }

  @Test("a part is cancelled by its identity, and the parts in it")
  func byIdentity() {
    for way in 0..<4 {
      let stage = Stage<Never>()
      let lists = Self.row.list([]).placed(in: Row(id: 0), at: Lens(\.children))
      let explorer = Explorer(
        lists.list([
          Row(id: 1, children: [Row(id: 7), Row(id: 8)]), Row(id: 2, children: [Row(id: 7)]),
        ]),
        on: stage)
      for (outer, inner) in [(1, 7), (1, 8), (2, 7)] {
        explorer.send(PartInput(outer, PartInput(inner, .watch)))
      }
      expectEqual(stage.waiting, ["watch 7", "watch 8", "watch 7"])
      switch way {
      case 0: explorer.cancel(part: 1)
      case 1: explorer.run(.cancel(part: 1))
      case 2: explorer.cancel(part: 1, 7)
      default: explorer.cancel(key: PartKey(1, PartKey(7, "w")))
      }
      expectEqual(stage.waiting, (way < 2 ? ["watch 7"] : ["watch 8", "watch 7"]))
      explorer.commit(.modify { $0[1].children = [] })
      expectEqual(stage.waiting, (way < 2 ? [] : ["watch 8"]))
      explorer.commit(.modify { $0.removeFirst() })
      expectEqual(stage.waiting, [])
    }
  }

  @Test("a child that is presented: none, the same, or another", arguments: [false, true])
  func presented(isSet: Bool) throws {
    let stage = Stage<Never>()
    let explorer = Explorer(Self.row.optional(Row(id: 1)), on: stage)
    explorer.send(.watch)
    explorer.commit(.modify { $0?.n = 5 })
    expectEqual(stage.waiting, ["watch 1"])
    explorer.commit(.set(isSet ? Row(id: 2) : nil))
    expectEqual(stage.waiting, [])
    explorer.commit(.set(Row(id: 1)))
    explorer.send(.watch)
    try stage.perform("watch 1")
    expectEqual(explorer.position?.n, 1)
  }

  @Test("two copies side by side have keys of their own, unless these are shared")
  func besides() {
    func screen(_ key: RequestKey<RehearsalOf<Never>>) -> Component<
      RehearsalOf<Never>, StateStore<Int>, Int, Int
    > {
      .store(
        0,
        on: .update { n, input in
          n = input
          return .run(.sleep(for: .seconds(1)), under: key) { 7 }
        }
      ) { n, _ in n }
    }
    let own = RequestKey<RehearsalOf<Never>>.latest("k")
    for (key, shown) in [(own, "7 7"), (own.shared, "1 7")] {
      let one = screen(key)
      let stage = Stage<Never>()
      let besides = Explorer(one.beside(one) { "\($0) \($1)" }, on: stage)
      besides.send(.left(1))
      besides.send(.right(2))
      let sharing = Explorer(one.sharing(one) { "\($0) \($1)" }, on: stage)
      sharing.send(.left(1))
      sharing.send(.right(2))
      stage.advance(by: .seconds(1))
      expect(besides.view == shown && sharing.view == "7 7")
      let named = Dispatcher<RehearsalOf<Never>, StateOf<Int>, Int>.effects { _ in
        .run(.sleep(for: .seconds(1)), under: key) { 0 }
      }
      let both = named.part("a").combined(with: named.part("b"))
      let two = Stage<Never>()
      let pair = Explorer(
        Component<RehearsalOf<Never>, StateStore<Int>, Int, Int>.store(0, on: both) { n, _ in n },
        on: two)
      pair.send(1)
      expectEqual(two.sleeps.count, (shown == "7 7" ? 2 : 1))
    }
  }

  @Test("an effect of a row that the same move removes does not begin")
  func sameMove() {
    let stage = Stage<Never>()
    let leaving = Self.row.list([Row(id: 1)]).adding(
      .update { rows, input in
        if input.input == .load { rows.removeAll { $0.id == input.id } }
        return .none
      })
    let explorer = Explorer(leaving, on: stage)
    expect(explorer.send(PartInput(1, .load)).outcome == .cancelled && stage.waiting == [])
  }

  // MARK: - Decided effects

  @Test(
    "a cancellation reaches an effect that was decided and has not begun",
    arguments: ["key", "key, from a journal", "part", "all", "request", "removal", "view"])
  func decided(way: String) throws {
    let stage = Stage<Never>()
    enum Fetch: Hashable { case appear, one, two }
    struct Item: Hashable, Identifiable {
      var id: Int
      var n = 0
    }
    let item = Component<RehearsalOf<Never>, StateStore<Item>, Fetch, Item>.store(
      Item(id: 1),
      on: .update { item, input in
        switch input {
        case .appear: return .run(.step("one") {}, under: .latest("f")) { .one }
        case .one:
          item.n = 1
          return .run(.step("two") {}, under: .latest("f")) { .two }
        case .two:
          item.n = 2
          return .none
        }
      }
    ) { item, _ in item }
    var seen: ((Int) -> Void)?
    let list = item.list([Item(id: 1)]).map { items in
      if way == "view" { seen?(items.first?.n ?? 0) }
      return items
    }
    let explorer = Explorer(list, on: stage)
    let request = explorer.send(PartInput(1, .appear))
    func cancel() {
      switch way {
      case "part": explorer.cancel(part: 1)
      case "all": explorer.cancelAll()
      case "request": request.cancel()
      case "removal": explorer.commit(.set([]))
      default: explorer.cancel(key: PartKey(1, "f"))
      }
    }
    seen = { [unowned explorer] n in if n == 1 { explorer.cancel(key: PartKey(1, "f")) } }
    let token = explorer.observe { if way != "view", $0.view.first?.n == 1 { cancel() } }
    let journal = explorer.record {
      if way.hasSuffix("journal"), $0.after.position.first?.n == 1 { cancel() }
    }
    try stage.perform("one")
    expectEqual(stage.waiting, (way == "request" ? ["two"] : []))
    explorer.commit(.set([Item(id: 1)]))
    explorer.send(PartInput(1, .appear))
    expect(stage.waiting.contains("one"))
    token.cancel()
    journal.cancel()
  }

  @Test(
    "an effect that was decided tells its cancellation, also if another part's holds its key",
    arguments: ["latest", "once", "queued"], [false, true])
  func decidedBeside(policy: String, isBusy: Bool) {
    let key: RequestKey<RehearsalOf<Never>> =
      switch policy {
      case "latest": .latest("k")
      case "once": .once("k")
      default: .queued("k")
      }
    enum Load: Hashable { case load, loaded, cancelled, refused }
    let stage = Stage<Never>()
    let part = Component<RehearsalOf<Never>, StateStore<[Load]>, Load, [Load]>.store(
      [],
      on: .update { seen, input in
        seen.append(input)
        guard input == .load else { return .none }
        return .run(.step("load") {}, under: key.shared, cancelled: .cancelled) { .loaded }
          .refused(.refused)
      }
    ) { seen, _ in seen }
    let explorer = Explorer(part.beside(part) { [$0, $1] }, on: stage)
    if isBusy { explorer.send(.left(.load)) }
    let token = explorer.observe { [unowned explorer] _ in explorer.cancel(part: Side.second) }
    let request = explorer.send(.right(.load))
    token.cancel()
    expect(request.outcome == .cancelled && stage.waiting == (isBusy ? ["load"] : []))
    expectEqual(explorer.view, [isBusy ? [.load] : [], [.load, .cancelled]])
  }

  @Test("a cancellation does not reach what is decided after it")
  func decidedLater() {
    let stage = Stage<Never>()
    let explorer = Explorer(Self.row.list([Row(id: 1)]), on: stage)
    let token = explorer.observe { snapshot in
      guard snapshot.version == 1 else { return }
      explorer.cancelAll()
      explorer.send(PartInput(1, .watch))
      explorer.run(.run(.step("run") {}))
      explorer.run(.cancel("x").combined(with: .run(.step("both") {})))
    }
    explorer.send(PartInput(1, .loaded))
    expectEqual(stage.waiting, ["watch 1", "run", "both"])
    let again = explorer.observe { _ in
      explorer.run(.cancel("x").combined(with: .run(.step("never") {})))
      explorer.cancelAll()
    }
    explorer.send(PartInput(1, .loaded))
    expectEqual(stage.waiting, [])
    token.cancel()
    again.cancel()
  }

  // MARK: - Attacks

  struct Probed: Identifiable { let id: Farewell }

  @Test("what a removed row frees may send")
  func freed() throws {
    let stage = Stage<Never>()
    let one = Component<RehearsalOf<Never>, StateStore<Probed>, Int, Int>.store(
      Probed(id: Farewell()), on: .update { _, n in .run(.step("s\(n)") {}) { 0 } }
    ) { _, _ in 0 }
    let explorer = Explorer(one.list([Probed]()), on: stage)
    let ids = (0..<40).map { _ in Farewell() }
    explorer.commit(.set(ids.map { Probed(id: $0) }))
    for id in ids { explorer.send(PartInput(id, 1)) }
    var last: Farewell? = Farewell { [unowned explorer] in
      for n in 0..<3 { explorer.send(PartInput(ids[0], n)) }
    }
    if let last { explorer.commit(.modify(inPlace: { [p = Probed(id: last)] in $0.append(p) })) }
    if let last { explorer.send(PartInput(last, 9)) }
    last = nil
    try stage.perform("s9")
    explorer.commit(.modify(inPlace: { $0.removeLast(20) }))
    explorer.commit(.modify { $0 })
    expect(stage.waiting.count >= 21)
  }

  struct Box { var kid: Row? }

  @Test("a part of all parts of a traversal is there as long as one is")
  func traversal() {
    let stage = Stage<Never>()
    let boxes = Self.meaning.widen(state: Lens(\Box.kid).appending(Prism.some))
      .widen(state: Traversal<[Box], Box>.each)
    for kids in [[1, nil], [nil, 1]] as [[Int?]] {
      let explorer = Explorer(
        Component<RehearsalOf<Never>, StateStore<[Box]>, In, Int>.store(
          kids.map { Box(kid: $0.map { Row(id: $0) }) }, on: boxes
        ) { _, _ in 0 }, on: stage)
      explorer.send(.load)
      expectEqual(stage.waiting, ["load 1"])
      explorer.commit(.set([]))
      expectEqual(stage.waiting, [])
    }
  }

  @Test("neither an answer nor the input of a cancellation reaches a later part", arguments: 0..<4)
  func later(way: Int) throws {
    let stage = Stage<Never>()
    let one = Self.row(
      on: .update { (row, input: In) in
        guard input == .save else {
          row.n += 1
          return .none
        }
        let save = Effects<RehearsalOf<Never>, StateOf<Row>, In>.run(
          .step("save \(row.id)") {}, under: .latest("s"), cancelled: .leave
        ) { .loaded }
        return way < 3 ? save.outliving : save
      })
    let list = Explorer(one.list([Row(id: 1)]), on: stage)
    let sheet = Explorer(one.optional(Row(id: 1)), on: stage)
    switch way {
    case 0:
      list.send(PartInput(1, .save))
      list.commit(.set([]))
      list.commit(.set([Row(id: 1)]))
      try stage.perform("save 1")
    case 1:
      let save = sheet.send(.save)
      sheet.commit(.set(Row(id: 2)))
      save.cancel()
    case 2:
      sheet.send(.save)
      sheet.commit(.set(Row(id: 3)))
      sheet.send(.save)
      expectEqual(stage.waiting, ["save 1", "save 3"])
    default:
      let save = list.send(PartInput(1, .save))
      let version = list.version + 1
      let token = list.observe { snapshot in
        guard snapshot.version == version else { return }
        list.commit(.set([]))
        list.commit(.set([Row(id: 1)]))
        save.cancel()
      }
      list.commit(.modify { $0 })
      token.cancel()
    }
    expect(list.position.map(\.n) == [0] && sheet.position?.n == 0)
  }
}

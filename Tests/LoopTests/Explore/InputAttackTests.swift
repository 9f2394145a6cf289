import Pairings
import TestSupport
import Testing

/// Inputs and their effects, attacked: keys in transactions, in lists and in loops, what observers
/// send meanwhile, and streams after their end.
@Suite("Inputs, attacked")
@MainActor
struct InputAttackTests {
  struct Boom: Error, Equatable {}

  typealias Effect = RehearsalOf<Never>
  typealias Going = Effects<Effect, StateOf<[String]>, Input>
  typealias Key = RequestKey<Effect>

  indirect enum Input {
    case log(String)
    case run(Going)

    /// Logs the input and then begins effects.
    case logAndRun(String, Going)
  }

  /// Creates an explorer that logs each input.
  func explorer(on stage: Stage<Never>, view: @escaping () -> Void = {}) -> Explorer<
    Effect, StateStore<[String]>, Input, [String]
  > {
    Explorer(
      .store(
        [],
        on: .update { log, input in
          switch input {
          case .log(let line):
            log.append(line)
            return .none
          case .run(let going): return .unchanged.combined(with: going)
          case .logAndRun(let line, let going):
            log.append(line)
            return going
          }
        }
      ) { log, _ in
        view()
        return log
      }, on: stage)
  }

  func load(_ name: String, under key: Key?) -> Going {
    .run(.step(name) { name }, under: key, cancelled: .log("no \(name)")) { .log($0) }
  }

  // MARK: Keys in transactions

  @Test("a request in a transaction that fails replaces no other", arguments: [true, false])
  func replaced(isDebounced: Bool) {
    let stage = Stage<Never>()
    let explorer = explorer(on: stage)
    let first = explorer.run(load("a", under: .latest(1)))
    let key: Key = isDebounced ? .debounced(1, by: .seconds(1)) : .latest(1)
    transaction(explorer) { () throws(Boom) in
      explorer.run(load("b", under: key))
      throw Boom()
    }
    #expect(first.isActive && explorer.view == [])
    stage.performAll()
    #expect(first.outcome == .success && explorer.view == ["a"])
  }

  @Test("a request in a committed transaction replaces earlier requests under its key")
  func replacedAndKept() {
    let stage = Stage<Never>()
    let explorer = explorer(on: stage)
    var sent = [explorer.run(load("a", under: .latest(1)))]
    transaction(explorer) { () throws(Never) in
      sent.append(explorer.run(load("b", under: .latest(1))))
      sent.append(explorer.run(load("c", under: .latest(1))))
      transaction(explorer) { () throws(Boom) in
        sent.append(explorer.run(load("d", under: .latest(1))))
        throw Boom()
      }
      #expect(sent.map { $0.isActive } == [true, true, true, false])
    }
    #expect(sent.map { $0.outcome } == [.cancelled, .cancelled, nil, .cancelled])
    stage.performAll()
    #expect(explorer.view == ["c"])
  }

  @Test("a throttled request in a transaction that fails takes no interval")
  func throttled() {
    let stage = Stage<Never>()
    let explorer = explorer(on: stage)
    func run(_ name: String) -> Request<Never> {
      explorer.run(
        .run(.pure(name), under: .throttled(1, by: .seconds(1)), cancelled: .log("no \(name)")) {
          .log($0)
        })
    }
    _ = run("a")
    let second = run("b")
    transaction(explorer) { () throws(Boom) in
      _ = run("c")
      throw Boom()
    }
    #expect(second.isActive)
    // The interval may end within one of them, which counts all the same.
    transaction(explorer) { () throws(Boom) in
      stage.advance(by: .seconds(1))
      throw Boom()
    }
    #expect(second.outcome == .success && explorer.view == ["a", "b"])
  }

  @Test("a request from a view in a transaction that fails is cancelled")
  func inAView() {
    let stage = Stage<Never>()
    var body: () -> Void = {}
    let explorer = explorer(on: stage) { body() }
    let first = explorer.run(load("a", under: .queued(1)))
    var sent: [Request<Never>] = []
    transaction(explorer) { () throws(Boom) in
      explorer.send(.log("x"))
      body = { [unowned explorer, self] in
        sent = [
          explorer.run(load("b", under: .queued(1))), explorer.run(load("c", under: .latest(1))),
        ]
      }
      _ = explorer.view
      body = {}
      throw Boom()
    }
    #expect(sent.map { $0.outcome } == [.cancelled, .cancelled] && first.isActive)
    stage.performAll()
    #expect(explorer.view == ["a"])
  }

  // MARK: Keys in loops

  @Test("an effect may end in the input that begins it anew, under every key")
  func anew() throws {
    let keys: [Key] = [
      .latest(1), .once(1), .queued(1), .debounced(1, by: .seconds(1)),
      .throttled(1, by: .seconds(1)),
    ]
    for key in keys {
      let stage = Stage<Never>()
      let ticks = Explorer(
        .store(
          0,
          on: Dispatcher<Effect, StateOf<Int>, Bool>.update { count, isNext in
            count += 1
            return .run(.step("tick") {}, under: key, cancelled: false) { true }
          }
        ) { count, _ in count }, on: stage)
      let first = ticks.send(true)
      for _ in 0..<3 {
        stage.advance(by: .seconds(1))
        try stage.perform("tick")
      }
      #expect(first.outcome == .success && ticks.view >= 4)
      ticks.cancelAll()
    }
  }

  // MARK: Keys in lists

  @Test("copies in a list have keys of their own")
  func copies() {
    enum Row { case load, loaded, stop }
    let stage = Stage<Never>()
    let row = Component<Effect, StateStore<Int>, Row, Int>.store(
      0,
      on: .update { count, input in
        switch input {
        case .load: return .run(.step("load") {}, under: .latest("key")) { .loaded }
        case .stop: return .cancel("key")
        case .loaded:
          count += 1
          return .none
        }
      }
    ) { count, _ in count }
    let rows = Explorer(
      row.list(ids: ["a", "b", "c", "d"], moving: { (_: Bool) in nil }) { rows, _ in
        rows.map { $0.view }
      }, on: stage)
    for id in ["a", "a", "b", "c", "d"] { rows.send(.part(PartInput(id, .load))) }
    rows.send(.part(PartInput("c", .stop)))
    rows.cancel(key: PartKey("d", "key"))
    rows.cancel(key: "key")
    stage.performAll()
    #expect(rows.view == [1, 1, 0, 0])
  }

  @Test("copies of elements have keys of their own, also in lists of lists")
  func elements() {
    struct Element: Identifiable {
      var id: Int
      var count = 0
    }
    struct Group: Identifiable {
      var id: Int
      var elements = [Element(id: 1), Element(id: 2)]
    }
    let stage = Stage<Never>()
    let row = Component<Effect, StateStore<Element>, Bool, Int>.store(
      Element(id: 0),
      on: .update { element, isLoaded in
        if isLoaded {
          element.count += 1
          return .none
        }
        return .run(.step("load") {}, under: .latest("key")) { true }
      }
    ) { element, _ in element.count }
    let groups = Explorer(
      row.list([Element(id: 1), Element(id: 2)])
        .placed(in: Group(id: 0), at: Lens(\.elements)).list([Group(id: 1), Group(id: 2)]),
      on: stage)
    for group in 1...2 {
      for id in 1...2 { groups.send(PartInput(group, PartInput(id, false))) }
    }
    groups.cancel(key: PartKey(2, PartKey(2, "key")))
    stage.performAll()
    #expect(groups.view == [[1, 1], [1, 0]])
  }

  @Test("an input of a missing copy is no commit")
  func missing() {
    let counter = Component<IdentityOf, StateStore<Int>, Int, Int>.store(
      0, on: .reduce { $0 += $1 }
    ) { count, _ in count }
    let rows = Explorer(
      counter.list(ids: ["a"], moving: { (_: Bool) in nil }) { rows, _ in rows.map { $0.view } })
    rows.send(.part(PartInput("b", 1)))
    #expect(rows.version == 0)
    rows.send(.part(PartInput("a", 1)))
    #expect(rows.version == 1 && rows.view == [1])
  }
}

import Pairings
import PairingsAtlas
import PairingsTesting
import Testing

@testable import Notes

/// Two persons and a server. The first one is often offline: a request of it fails before the
/// server has it, or after, or the server has it much later; and the program is started anew. The
/// model is every order of the acts, the requests, the answers and the failures.
struct TwoClients: Model, Sendable {
  enum Person: Int, CaseIterable, Hashable, Sendable {
    case mine, theirs

    /// The title of the note of the person.
    var title: String { "\(self)" }
  }

  /// The end of a request.
  enum Outcome: CaseIterable, Hashable, Sendable {
    case answered
    case notSent
    case notAnswered
    case sentLater
  }

  enum Action: Hashable, Sendable {
    case person(Person, [Input])
    case news(Person)
    case request(Person, Work, Outcome)
    case restart
    case sent
  }

  struct State: Hashable, Sendable {
    var server = ServerModel()
    var clients: [Notes] = []

    /// The persons whose notes were added, and of these, deleted or edited.
    var (added, deleted, edited): (Set<Person>, Set<Person>, Set<Person>) = ([], [], [])

    /// The failures and restarts so far.
    var (failures, starts) = (0, 0)

    /// A request that failed, and that the server has later.
    var later: Call?

    /// True if a person has changed the note of the other one.
    var isHarmed = false

    /// True if no client waits for the server, or has anything to tell it.
    var isQuiet: Bool {
      later == nil
        && clients.allSatisfy {
          $0.pending.isEmpty && $0.work.keys.allSatisfy { $0 == .feed }
            && $0.list.revision == server.revision
        }
    }

    /// The titles that the server has in the end.
    var wanted: Set<String> { Set(added.subtracting(deleted).map(\.title)) }

    /// True if the server has a note twice.
    var isDoubled: Bool { Set(server.titles).count < server.titles.count }

    /// True if a note is neither at the server nor on its way there.
    var isLost: Bool {
      let adding = clients.flatMap { $0.pending.compactMap(\.title) }
      return !wanted.isSubset(of: server.titles + adding)
    }

    /// True if the server and each client have the notes that the persons want.
    var isRight: Bool {
      let lists = clients.map { $0.all.map(\.title) } + [server.titles]
      return lists.allSatisfy { $0.count == wanted.count && Set($0) == wanted }
        && clients.allSatisfy { $0.all.allSatisfy { $0.id > 0 } }
    }

    mutating func take(_ input: Input, _ person: Person) {
      _ = clients[person.rawValue].take(input, Services.rehearsed())
    }

    mutating func send(_ call: Call, _ person: Person?) -> Reply {
      if let person, let note = server.subject(of: call), note.words.title != person.title {
        isHarmed = true
      }
      return server.reply(to: call)
    }
  }

  /// True if the first person edits a note, without a restart; otherwise, both persons delete theirs.
  let isEditing: Bool

  /// The number of requests of the first person that fail.
  var failures: Int { isEditing ? 1 : 2 }

  var initial: State {
    var state = State()
    for person in Person.allCases {
      state.clients.append(Notes())
      state.take(.start(kept: nil, client: person.title), person)
    }
    return state
  }

  func identify(_ state: State) -> UInt64? { Fingerprint(of: state).value }
  func view(of state: State) -> State { state }

  func forEachAction<Stop: Error>(
    from state: State, _ visit: (Action, State) throws(Stop) -> Void
  ) throws(Stop) {
    for action in actions(in: state) {
      var next = state
      take(action, &next)
      try visit(action, next)
    }
  }

  private func actions(in state: State) -> [Action] {
    var actions: [Action] = []
    for person in Person.allCases {
      let notes = state.clients[person.rawValue]
      actions += acts(of: person, state).map { .person(person, $0) }
      if notes.path.isEmpty, notes.list.revision < state.server.revision, notes.work[.list] == nil {
        actions.append(.news(person))
      }
      for (work, progress) in notes.work.sorted(by: { "\($0.key)" < "\($1.key)" })
      where work != .feed {
        guard progress == .going else {
          actions.append(.person(person, [.retry(work)]))
          continue
        }
        let mayFail = person == .mine && state.failures < failures && !work.isReading
        for outcome in mayFail ? Outcome.allCases : [.answered] {
          actions.append(.request(person, work, outcome))
        }
      }
    }
    if !isEditing, state.starts < 1, state.added.contains(.mine) { actions.append(.restart) }
    if state.later != nil { actions.append(.sent) }
    return actions
  }

  /// Returns the inputs that a person has: to add a note, and to delete or to edit it where it is
  /// seen.
  private func acts(of person: Person, _ state: State) -> [[Input]] {
    let notes = state.clients[person.rawValue]
    if let editor = notes.editor {
      guard let note = editor.note, notes.work[.load(editor.id)] == nil else { return [] }
      if editor.isDirty { return notes.work[.save(editor.id)] == nil ? [[.save]] : [[.go([])]] }
      let edit = Input.edit(Words(note.words.title, "edited"))
      return (state.edited.contains(person) ? [] : [[edit]]) + [[.go([])]]
    }
    guard state.added.contains(person) else { return [[.draft(person.title), .add]] }
    return notes.rows.filter { $0.title == person.title }.flatMap { row -> [[Input]] in
      if isEditing, person == .mine { return row.id > 0 ? [[.go([row.id])]] : [] }
      return state.deleted.contains(person) ? [] : [[.delete(row.id)]]
    }
  }

  private func take(_ action: Action, _ state: inout State) {
    switch action {
    case .person(let person, let inputs):
      for input in inputs {
        if case .add = input { state.added.insert(person) }
        if case .delete = input { state.deleted.insert(person) }
        if case .edit = input { state.edited.insert(person) }
        state.take(input, person)
      }
    case .news(let person): state.take(.revised(state.server.revision), person)
    case .request(let person, let work, let outcome):
      guard let question = question(of: work, state.clients[person.rawValue]) else { return }
      if outcome != .answered { state.failures += 1 }
      switch outcome {
      case .sentLater where state.later == nil: state.later = question.call
      case .notSent, .sentLater: break
      case .answered, .notAnswered:
        let reply = state.send(question.call, person)
        guard outcome == .answered else { break }
        switch question.answer(in: reply) {
        case .success(let answer): state.take(.answered(work, answer), person)
        case .failure(let trouble): state.take(.failed(work, trouble), person)
        }
        return
      }
      state.take(.failed(work, .unreachable), person)
    case .restart:
      state.starts += 1
      let kept = state.clients[0].kept
      state.clients[0] = Notes()
      state.take(.start(kept: kept, client: "mine again"), .mine)
    case .sent:
      if let call = state.later { _ = state.send(call, .mine) }
      state.later = nil
    }
  }

  /// Returns the request of work that goes on.
  private func question(of work: Work, _ notes: Notes) -> Question? {
    switch work {
    case .list: .list
    case .load(let id): .load(id)
    case .save(let id):
      notes.editors.first { $0.id == id }.flatMap { editor in
        editor.note.map { .save(Note(id: id, version: $0.version, words: editor.words)) }
      }
    case .change: notes.pending.first.map { .change($0) }
    case .feed, .find: nil
    }
  }
}

extension Patch {
  fileprivate var title: String? { if case .add(_, let title, _) = self { title } else { nil } }
}

@Suite("Two clients, one of them offline")
struct TwoClientsTests {
  @Test(
    "no note of another is changed, none is lost, and none is doubled", arguments: [false, true])
  func everyOrder(isEditing: Bool) {
    let result = expectAll(
      TwoClients(isEditing: isEditing),
      .always(Proposition("no note of another is changed") { !$0.isHarmed }),
      .always(Proposition("none is doubled") { !$0.isDoubled }),
      .always(Proposition("none is lost") { !$0.isLost }),
      .always(
        Proposition("once all is told, each has the notes of the persons") {
          !$0.isQuiet || $0.isRight
        }),
      .everyStateCanReach(Proposition("all is told") { $0.isQuiet && $0.added.count == 2 }),
      showing: { state in
        state.clients.map { "\(line($0)) \($0.pending)" }.joined(separator: "; ")
          + " server: \(state.server.notes.map { "\($0.id) \($0.words.title)" })"
      })
    #expect(result.states > 1_000)
  }
}

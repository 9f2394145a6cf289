import Pairings
import PairingsAtlas
import PairingsTesting
import Testing

@testable import Notes

/// All that can happen to two notes, in every order of inputs, answers, failures and time.
@Suite("The whole space of two notes")
struct SpaceTests {
  typealias Space = Schedules<Trouble, StateStore<Notes>, Input, Notes>
  typealias View<History: Hashable> = HistoryVariable<Space, History>.View

  /// Returns the model of the application as it ships, with the inputs that a person has in a state.
  /// A step has its whole request as its name, so that equal names are equal steps. A step that fails
  /// is one that is not retried: its attempts would have one name and different successors.
  static func model(
    isContended: Bool = false, failing name: String? = nil, inputs: @escaping (Notes) -> [Input]
  ) -> Space {
    var services = Services.rehearsed(isContended: isContended) { "\($0.name): \($0)" }
    services.feed = { receive in
      Rehearsal<Trouble, Void>.script("feed", [2]) { receive($0) }.then(.never())
    }
    return Space(
      notes(services),
      inputs: { schedule in
        let failed = schedule.view.work.filter { $0.value != .going }.keys.map(Input.retry)
        return inputs(schedule.view) + failed.sorted { "\($0)" < "\($1)" }
      }, failures: { step in name.map(step.hasPrefix) == true ? [.unreachable] : [] },
      isForgetful: true)
  }

  /// Each request that waits is shown to go on, and waits once. A screen that is left has none.
  static func honest<History>() -> Property<View<History>> {
    .always(
      Proposition("each request waits once, for the screen that shows it") { seen in
        let (notes, waiting) = (seen.view.view, seen.view.waiting.map { $0.prefix { $0 != ":" } })
        let shown = notes.work.filter { $0.value == .going }.keys.map { name(of: $0, in: notes) }
        return seen.view.isPassing
          || Set(waiting).count == waiting.count && waiting.allSatisfy { shown.contains("\($0)") }
            && notes.work.keys.allSatisfy { isOwn($0, of: notes.path.last) }
      })
  }

  /// Returns the name of the step that work waits for.
  static func name(of work: Work, in notes: Notes) -> String {
    switch work {
    case .find: "find \(notes.query)"
    case .list, .feed, .change: "\(work)"
    case .load(let id): "load \(id)"
    case .save(let id): "save \(id)"
    }
  }

  /// Returns true if work is of the topmost screen, or of none.
  static func isOwn(_ work: Work, of top: Int?) -> Bool {
    switch work {
    case .list, .feed, .find: top == nil
    case .load(let id): top == id
    case .save, .change: true
    }
  }

  static func text<History>(_ seen: View<History>) -> String {
    "\(line(seen.view.view)) (\(seen.view.waiting.joined(separator: ", ")))"
  }

  @Test("what is deleted does not come back, unless the person gives up")
  func list() {
    let space = Self.model(failing: "change") { notes in
      if notes == Notes() { return [.start(kept: nil, client: "test")] }
      guard notes.path.isEmpty else { return [.go([])] }
      let isNew = notes.pending.isEmpty && notes.list == .two
      return [.go([2])] + (isNew ? [.delete(1)] : [])
        + (notes.work[.change] == .failed(.unreachable) ? [.discard] : [])
    }
    let deleting = space.withHistory(false) { isDeleted, _, action, _ in
      if action == .input(.delete(1)) { isDeleted = true }
      if action == .input(.discard) { isDeleted = false }
    }
    expectAll(
      deleting,
      .always(
        Proposition("what is deleted does not come back") {
          !$0.history || !$0.view.view.rows.contains { $0.id == 1 }
        }), Self.honest(),
      .everyStateCanReach(
        Proposition("it is deleted") { $0.view.view.list == .two(after: .delete(1)) }),
      showing: Self.text)
  }

  @Test("without a text, all notes are shown, and no search outlives its text or the list")
  func search() {
    let space = Self.model { notes in
      if notes == Notes() { return [.start(kept: nil, client: "test")] }
      guard notes.path.isEmpty else { return [.go([])] }
      return [.go([2]), .search(""), .search("a"), .search("b")].filter {
        $0 != .search(notes.query)
      }
    }
    expectAll(
      space.withHistory(false) { isWatched, _, _, _ in isWatched = false },
      .always(
        Proposition("no text, no search") {
          !$0.view.view.query.isEmpty || $0.view.view.rows.count == $0.view.view.all.count
        }), Self.honest(), showing: Self.text)
  }

  @Test("no edit is lost", arguments: [false, true])
  func edits(isContended: Bool) {
    let space = Self.model(isContended: isContended, failing: "save 1") { notes in
      guard notes.path == [1] else { return [.go([1])] }
      guard let editor = notes.editor, let note = editor.note else {
        return []  // The person waits for the note.
      }
      var inputs: [Input] = isContended ? [.undo] : [.undo, .go([2])]
      if note.version < 3 { inputs.append(.save) }
      if !editor.isDirty, editor.past.isEmpty { inputs.append(.edit(Words("note 1", "mine"))) }
      if editor.theirs != nil, editor.past.count < 2 { inputs += [.keepMine, .keepTheirs] }
      return inputs
    }
    let editing = space.withHistory(false) { isTyped, _, action, after in
      if case .input(.edit) = action { isTyped = true }
      if [.input(.undo), .input(.keepTheirs)].contains(action) { isTyped = false }
      let isSaved = after.view.editors.allSatisfy { $0.theirs == nil }
      if isSaved, case .stage(.perform(let step)) = action, step.name.hasPrefix("save 1") {
        isTyped = false
      }
    }
    expectAll(
      editing,
      .always(
        Proposition("what was typed is there until it is saved or taken back") { seen in
          !seen.history || seen.view.view.editors.contains { $0.words.text == "mine" }
        }), Self.honest(), showing: Self.text)
  }
}

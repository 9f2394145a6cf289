import Pairings
import PairingsTesting
import Testing

@testable import Notes

extension Services where Eff == RehearsalOf<Trouble> {
  /// A server whose every answer is a step of a test. It has two notes, and stays as it is.
  ///
  /// - Parameters:
  ///   - isContended: True if another person saves before the first save.
  ///   - name: Returns the name of the step that answers a question.
  static func rehearsed(
    isContended: Bool = false, naming name: @escaping (Question) -> String = { $0.name }
  ) -> Services {
    Services(
      ask: { question in
        .step(name(question)) {
          switch question {
          case .list: .list(.two)
          case .find(let text): .found(text, [2])
          case .load(let id): .note(Note(id: id, words: Words("note \(id)")))
          case .save(let note) where isContended && note.version == 1:
            .conflict(Note(id: note.id, version: 2, words: Words("note 1", "mine2")))
          case .save(let note):
            .note(Note(id: note.id, version: note.version + 1, words: note.words))
          case .change(.add(_, let title, let key)):
            .added(3, .two(after: .add(3, title: title, key: key)))
          case .change(let patch): .list(.two(after: patch))
          }
        }
      }, feed: { receive in .script("feed", 1...) { receive($0) } }, keep: { _ in .pure(()) })
  }
}

extension Question {
  /// A short name.
  var name: String {
    switch self {
    case .list: "list"
    case .find(let text): "find \(text)"
    case .load(let id): "load \(id)"
    case .save(let note): "save \(note.id)"
    case .change: "change"
    }
  }
}

extension Listing {
  static let two = Listing(revision: 1, notes: [Headline(1, "note 1"), Headline(2, "note 2")])

  static func two(after change: Patch) -> Listing {
    var listing = two
    listing.revision += 1
    change.apply(to: &listing.notes)
    return listing
  }
}

/// Returns the state as a line: the top screen, and the work.
func line(_ notes: Notes) -> String {
  var parts = [notes.rows.map(\.title).joined(separator: ", ")]
  if let id = notes.path.last { parts = ["\(id)"] }
  if let editor = notes.editor {
    parts.append("\(editor.words.title)/\(editor.words.text)")
    if let theirs = editor.theirs { parts.append("theirs: \(theirs.words.text)") }
  }
  for (work, progress) in notes.work.sorted(by: { "\($0.key)" < "\($1.key)" }) {
    parts.append(progress == .going ? "\(work) …" : "\(work) failed")
  }
  return parts.joined(separator: " | ")
}

typealias NotesTest = ComponentTest<Trouble, StateStore<Notes>, Input, Notes, String>

extension NotesTest {
  /// Advances the time to the end of one pause.
  func pass(_ time: Duration) {
    advance(by: time)
    expectSlept(for: time)
  }
}

/// Rehearses the application with its list open. At the end, the list is left, which ends what it
/// has begun.
func rehearseList(
  _ services: Services<RehearsalOf<Trouble>> = .rehearsed(), leaving left: [String] = ["feed"],
  _ body: (NotesTest) throws -> Void
) rethrows {
  try rehearse(notes(services), showing: line) { test in
    test.send(.start(kept: nil, client: "test"))
    test.expect(" | feed … | list …")
    try test.perform("list")
    test.expect("note 1, note 2 | feed …")
    try body(test)
    test.send(.go([7]))
    test.expect("7 | / | load(7) …")
    for step in left { test.expectCancelled(step) }
    try test.perform("load 7")
    test.expect("7 | note 7/")
  }
}

/// Rehearses the application with a note open.
func rehearseNote(
  _ services: Services<RehearsalOf<Trouble>> = .rehearsed(), _ body: (NotesTest) throws -> Void
) rethrows {
  try rehearse(notes(services), showing: line) { test in
    test.send(.go([1]))
    test.expect("1 | / | load(1) …")
    try test.perform("load 1")
    test.expect("1 | note 1/")
    try body(test)
  }
}

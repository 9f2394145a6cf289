import Pairings
import PairingsTesting
import Testing

@testable import Notes

@Suite("The list, rehearsed")
struct ListTests {
  @Test("a search waits for a pause, and an answer to an older text is not shown")
  func search() throws {
    try rehearseList { test in
      test.send(.search("n"))
      test.expect("note 1, note 2 | feed … | find …")
      test.advance(by: .milliseconds(200))  // Not yet.
      test.send(.search("no"))
      test.expect("note 1, note 2 | feed … | find …")
      test.pass(.milliseconds(300))
      test.send(.search("not"))
      test.expect("note 1, note 2 | feed … | find …")
      test.expectCancelled("find no")
      test.pass(.milliseconds(300))
      test.send(.answered(.find, .found("no", [1])))  // It means nothing: its text is older.
      try test.perform("find not")
      test.expect("note 2 | feed …")
      test.send(.move(2, to: 0))  // It means nothing: only some notes are shown.
      test.send(.search(""))
      test.expect("note 1, note 2 | feed …")
    }
  }

  @Test("a load from before a save is not shown, and no words are typed without a note")
  func lateLoad() {
    var notes = Notes()
    let services = Services<RehearsalOf<Trouble>>.rehearsed()
    func note(_ version: Int, _ text: String) -> Answer {
      .note(Note(id: 1, version: version, words: Words("note 1", text)))
    }
    for input: Input in [
      .start(kept: nil, client: "test"), .answered(.list, .list(.two)), .go([1]),
      .edit(Words("note 1", "too soon")), .answered(.load(1), note(1, "old")),
      .edit(Words("note 1", "mine")), .go([]), .go([1]), .save,
      .answered(.save(1), note(2, "mine")), .answered(.load(1), note(1, "old")),
    ] { _ = notes.take(input, services) }
    #expect(notes.editor?.words.text == "mine" && notes.editor?.note?.version == 2)
  }

  @Test("a slow answer to a save does not give a newer list its title")
  func lateSave() {
    var notes = Notes()
    let services = Services<RehearsalOf<Trouble>>.rehearsed()
    func note(_ version: Int, _ title: String) -> Answer {
      .note(Note(id: 1, version: version, words: Words(title)))
    }
    for input: Input in [
      .start(kept: nil, client: "test"), .answered(.list, .list(.two)), .go([1]),
      .answered(.load(1), note(1, "note 1")), .edit(Words("mine")), .save, .go([]), .revised(9),
      .answered(.list, .list(Listing(revision: 9, notes: [Headline(1, "theirs")]))),
      .answered(.save(1), note(2, "mine")),
    ] { _ = notes.take(input, services) }
    #expect(notes.rows == [Headline(1, "theirs")])
  }

  @Test("a slow answer to a save does not end a conflict with a newer note")
  func lateSaveInConflict() {
    func note(_ version: Int, _ title: String) -> Answer {
      .note(Note(id: 1, version: version, words: Words(title)))
    }
    for isKept in [true, false] {
      var notes = Notes()
      let services = Services<RehearsalOf<Trouble>>.rehearsed()
      for input: Input in [
        .start(kept: nil, client: "test"), .answered(.list, .list(.two)), .go([1]),
        .answered(.load(1), note(1, "note 1")), .edit(Words("mine")), .save, .go([]), .go([1]),
        .answered(.load(1), note(3, "theirs")),
      ] + (isKept ? [.keepMine] : []) + [.answered(.save(1), note(2, "mine"))] {
        _ = notes.take(input, services)
      }
      if !isKept { _ = notes.take(.keepMine, services) }
      #expect(notes.editor?.note?.version == 3 && notes.editor?.isDirty == true)
    }
  }

  @Test("mine is kept without a save, if it is the same as theirs")
  func keepEqual() {
    var notes = Notes()
    let services = Services<RehearsalOf<Trouble>>.rehearsed()
    let theirs = Note(id: 1, version: 2, words: Words("note 1", "theirs"))
    for input: Input in [
      .start(kept: nil, client: "test"), .answered(.list, .list(.two)), .go([1]),
      .answered(.load(1), .note(Note(id: 1, version: 1, words: Words("note 1", "old")))),
      .edit(Words("note 1", "mine")), .save, .answered(.save(1), .conflict(theirs)),
      .edit(theirs.words),
    ] { _ = notes.take(input, services) }
    #expect(notes.editor?.theirs != nil && notes.take(.keepMine, services) != nil)
    #expect(notes.editor?.theirs == nil && notes.editor?.note == theirs)
  }

  @Test("an event of the feed may come in parts")
  func parts() {
    var lines = EventLines()
    #expect(lines.read("data: 1\n\nda".utf8) == ["1"] && lines.read("ta: 2".utf8) == [])
    #expect(lines.read("\n\n: rest\ndata: 3\n".utf8) == ["2", "3"])
  }

  @Test("a failed search is tried twice more, then shown, and then tried by the person")
  func retry() throws {
    try rehearseList { test in
      test.send(.search("tea"))
      test.expect("note 1, note 2 | feed … | find …")
      test.pass(.milliseconds(300))
      try test.fail("find tea", with: .unreachable)
      test.pass(.seconds(1))
      try test.fail("find tea", with: .refused(500))
      test.pass(.seconds(1))
      try test.fail("find tea", with: .nonsense)
      test.expect("note 1, note 2 | feed … | find failed")
      #expect(test.view.work[.find] == .failed(.nonsense))
      test.send(.retry(.find))
      test.expect("note 1, note 2 | feed … | find …")
      test.pass(.milliseconds(300))
      try test.perform("find tea")
      test.expect("note 2 | feed …")
    }
  }

  @Test("a server that was restored has a lower revision, and its list is shown")
  func restored() throws {
    var notes = Notes()
    let services = Services<RehearsalOf<Trouble>>.rehearsed()
    _ = notes.take(.start(kept: nil, client: "test"), services)
    _ = notes.take(.answered(.list, .list(.two)), services)
    #expect(notes.take(.revised(1), services) == nil)
    #expect(notes.take(.revised(0), services) != nil)
    #expect(notes.rows.count == 2)
    _ = notes.take(.answered(.list, .list(Listing(revision: 0))), services)
    #expect(notes.rows.isEmpty)
  }

  @Test("the feed loads the list again, unless this has come already")
  func feed() throws {
    try rehearseList { test in
      try test.perform("feed")  // Revision 1 is known.
      try test.perform("feed")  // Revision 2 is new.
      test.expect("note 1, note 2 | feed … | list …")
      try test.perform("feed")  // Revision 3 replaces the request for revision 2.
      test.expect("note 1, note 2 | feed … | list …")
      test.expectCancelled("list")
      try test.perform("list")
      test.expect("note 1, note 2 | feed …")
      try test.fail("feed", with: .unreachable)
      test.expect("note 1, note 2 | feed failed")
      test.send(.retry(.feed))
      test.expect("note 1, note 2 | feed …")
    }
  }

  @Test("a change is shown at once, made after those before, and not undone by an older list")
  func changes() throws {
    try rehearseList { test in
      test.send(.draft("tea"))
      test.expect("note 1, note 2 | feed …")
      test.send(.add)
      test.expect("note 1, note 2, tea | change … | feed …")
      #expect(test.view.pending == [.add(-1, title: "tea", key: "test/1")])
      test.send(.go([-1]))  // Has no meaning before the server has given it an identity.
      test.send(.move(-1, to: 0))
      test.expect("tea, note 1, note 2 | change … | feed …")
      test.send(.delete(1))
      test.expect("tea, note 2 | change … | feed …")
      test.send(.delete(7))  // Has no meaning: it is not shown.
      try test.perform("change")  // The server has added tea as 3, and has not heard of the others.
      test.expect("tea, note 2 | change … | feed …")
      #expect(test.view.pending == [.move(3, to: 0), .delete(1)])
      try test.fail("change", with: .unreachable)
      test.expect("tea, note 2 | change failed | feed …")
      test.send(.discard)
      test.expect("note 1, note 2, tea | feed … | list …")
      try test.perform("list")  // An older list.
      test.expect("note 1, note 2, tea | feed …")
    }
  }

  @Test("a start goes on where the one before ended")
  func restart() throws {
    var before = Notes()
    (before.list, before.pending, before.query) = (.two, [.delete(1)], "te")
    try rehearse(notes(.rehearsed()), showing: line) { test in
      test.send(.start(kept: before.kept, client: "test"))
      test.expect("note 2 | change … | feed … | find … | list …")
      try test.perform("change")
      test.expect("note 2 | feed … | find … | list …")
      test.send(.go([1]))
      test.expect("1 | / | load(1) …")
      for step in ["list", "feed"] { test.expectCancelled(step) }
      try test.perform("load 1")
      test.expect("1 | note 1/")
    }
  }

  @Test("a screen that is left ends what it has begun, and begins it again")
  func dismissal() throws {
    rehearseList(leaving: ["list", "feed"]) { test in
      test.send(.go([2]))
      test.expect("2 | / | load(2) …")
      test.expectCancelled("feed")
      test.send(.go([2, 1]))  // A link in a note.
      test.expect("1 | / | load(1) …")
      test.expectCancelled("load 2")
      test.send(.go([]))
      test.expect("note 1, note 2 | feed … | list …")
      test.expectCancelled("load 1")
    }
  }
}

@Suite("A note, rehearsed")
struct EditorTests {
  @Test("edits are undone by words, and a saved note stays under them")
  func undo() throws {
    try rehearseNote { test in
      for text in ["h", "hi", "hi ", "hi y", "hi yo"] {
        test.send(.edit(Words("note 1", text)))
        test.expect("1 | note 1/\(text)")
      }
      test.send(.save)
      test.expect("1 | note 1/hi yo | save(1) …")
      test.send(.save)  // Has no meaning while the first one goes on.
      test.send(.undo)
      test.expect("1 | note 1/hi | save(1) …")
      try test.perform("save 1")
      test.expect("1 | note 1/hi")
      #expect(test.view.editor?.note?.words.text == "hi yo")
      test.send(.redo)
      test.expect("1 | note 1/hi yo")
      #expect(test.view.editor?.isDirty == false)
    }
  }

  @Test("a conflict is shown, and either side is kept")
  func conflict() throws {
    try rehearseNote(.rehearsed(isContended: true)) { test in
      test.send(.edit(Words("note 1", "mine")))
      test.expect("1 | note 1/mine")
      test.send(.save)
      test.expect("1 | note 1/mine | save(1) …")
      try test.perform("save 1")
      test.expect("1 | note 1/mine | theirs: mine2")
      test.send(.keepTheirs)
      test.expect("1 | note 1/mine2")
      test.send(.undo)
      test.expect("1 | note 1/mine")
      test.send(.save)  // Over the version of the other person.
      test.expect("1 | note 1/mine | save(1) …")
      try test.fail("save 1", with: .unreachable)
      test.expect("1 | note 1/mine | save(1) failed")
    }
  }

  @Test("edits that are not saved outlive their screen, and a save goes on without it")
  func leaving() throws {
    try rehearseNote { test in
      test.send(.edit(Words("note 1", "x")))
      test.expect("1 | note 1/x")
      test.send(.go([2]))
      test.expect("2 | / | load(2) …")
      try test.perform("load 2")
      test.expect("2 | note 2/")
      test.send(.go([1]))
      test.expect("1 | note 1/x | load(1) …")
      try test.perform("load 1")
      test.expect("1 | note 1/x")
      test.send(.save)
      test.expect("1 | note 1/x | save(1) …")
      test.send(.go([2]))
      test.expect("2 | / | load(2) … | save(1) …")
      try test.perform("save 1")
      test.expect("2 | / | load(2) …")
      #expect(test.view.editors.map(\.id) == [2])
      try test.perform("load 2")
      test.expect("2 | note 2/")
    }
  }
}

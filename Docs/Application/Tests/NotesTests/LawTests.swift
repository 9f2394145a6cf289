import Foundation
import Testing

@testable import Notes

@Suite("Texts of the application")
struct LawTests {
  @Test(
    "a path and its address are the same: path(of: address(of: p)) == p",
    arguments: [[], [1], [3, 5], [1, 1, 12]])
  func address(path: [Int]) { #expect(Address.path(of: Address.address(of: path)) == path) }

  @Test("an address without a meaning is the list", arguments: ["", "/", "about", "/x/1"])
  func nowhere(address: String) { #expect(Address.path(of: address) == []) }

  @Test("JSON is read as it was written: JSON(j.text) == j")
  func json() {
    let json = JSON.object([
      ("a\"\\\n", .array([.null, .bool(true), .number(-3), .text("ü🐈\u{1}")])), ("b", .object([])),
    ])
    #expect(JSON(json.text) == json)
    for number in [Int32.min, -1, 0, .max].map({ JSON.number(Int($0)) }) {
      #expect(JSON(number.text) == number)
    }
    for text in ["\"\\ud83d \\ude00\"", "01", "-", "00"] { #expect(JSON(text) == nil) }
    let other = Reply(status: 200, body: "{\"id\":5,\"version\":1,\"title\":\"\",\"text\":\"\"}")
    #expect(Question.load(3).answer(in: other) == .failure(.nonsense))
    #expect(JSON(" [ 1 , \"\\ud83d\\udc08\\u00fc\" ] ") == .array([.number(1), .text("🐈ü")]))
  }

  @Test(
    "nonsense is no JSON",
    arguments: [
      "", "[", "[1", "{\"a\"}", "nul", "\"\\x\"", "1.5", "[1,]", "<html>",
      "2147483648", "-2147483649", "9999999999", "99999999999999999999", "[1e9]",
    ])
  func nonsense(text: String) { #expect(JSON(text) == nil) }

  @Test("a reply is an answer, a conflict or a reason")
  func replies() {
    let note = Note(id: 1, version: 2, words: Words("tea"))
    func answer(_ question: Question, _ status: Int, _ body: String) -> Result<Answer, Trouble> {
      question.answer(in: Reply(status: status, body: body))
    }
    #expect(answer(.load(1), 200, note.json.text) == .success(.note(note)))
    #expect(answer(.save(note), 409, note.json.text) == .success(.conflict(note)))
    #expect(answer(.load(1), 409, note.json.text) == .failure(.refused(409)))
    #expect(answer(.list, 200, "<html>") == .failure(.nonsense))
    #expect(answer(.list, 200, note.json.text) == .failure(.nonsense))
    #expect(answer(.find("tea"), 200, "[2,1]") == .success(.found("tea", [2, 1])))
    let add = Question.change(.add(-1, title: "t", key: "c/1"))
    #expect(add.call == Call("POST", "/notes", JSON("{\"key\":\"c/1\",\"title\":\"t\"}")))
    let list = Listing(revision: 1, notes: [])
    let added = "{\"revision\":1,\"notes\":[],\"id\":3}"
    #expect(answer(add, 200, added) == .success(.added(3, list)))
    #expect(answer(add, 200, list.json.text) == .failure(.nonsense))
    #expect(Question.list.answer(in: nil) == .failure(.unreachable))
    #expect(
      Question.change(.move(3, to: 0)).call == Call("POST", "/notes/3/move", JSON("{\"to\":0}")))
  }

  @Test(
    "an input is written as Codable reads it: decode(i.json) == i",
    arguments: [
      .start(kept: nil, client: nil), .start(kept: "{\"a\":1}", client: "c"), .go([]), .go([3, 5]),
      .draft("ü\n\u{1}"), .add,
      .delete(1), .move(1, to: 0), .search(""), .edit(Words("t", "x")), .undo, .redo, .revert,
      .save, .keepMine, .keepTheirs, .retry(.list), .retry(.find), .retry(.save(2)), .discard,
      .revised(7), .answered(.list, .list(.two)), .answered(.change, .list(Listing())),
      .answered(.change, .added(3, .two)),
      .answered(.find, .found("t", [2, 1])),
      .answered(.load(1), .note(Note(id: 1, version: 2, words: Words("t", "x")))),
      .answered(.save(1), .conflict(Note(id: 1, words: Words("t")))), .failed(.feed, .unreachable),
      .failed(.load(1), .refused(404)), .failed(.find, .nonsense),
    ] as [Input])
  func recorded(input: Input) throws {
    #expect(try JSONDecoder().decode(Input.self, from: Data(input.json.text.utf8)) == input)
  }

  @Test("the state survives a restart")
  func kept() throws {
    var notes = Notes()
    notes.list = .two
    (notes.client, notes.added) = ("c", 1)
    notes.pending = [.add(-1, title: "tea", key: "b/7"), .move(-1, to: 0), .delete(1)]
    (notes.draft, notes.query, notes.path) = ("next", "te", [2, 1])
    var editor = Editor(2)
    editor.load(Note(id: 2, version: 4, words: Words("note 2")))
    editor.edit(Words("note 2", "text"))
    notes.editors = [editor]
    #expect(Self.restored(notes.kept) == notes)
    var before = Notes()
    before.client = "c"
    #expect(Self.restored("[]") == before)
  }

  /// Returns the state that a client restores from a text.
  static func restored(_ kept: String) -> Notes {
    var notes = Notes()
    notes.client = "c"
    notes.restore(kept)
    return notes
  }

  @Test("the notes that wait to be added are told apart after a restart, also of an older text")
  func names() {
    var notes = Self.restored(
      """
      {"list":{"revision":2,"notes":[{"id":1,"title":"a"},{"id":3,"title":"theirs"}]},"draft":"",
      "query":"","path":[],"editors":[],"pending":[{"id":3,"title":"mine"},{"id":3},{"id":1},
      {"id":-5,"title":"x","key":"b/5"},{"id":-1,"title":"y","key":"b/1"},{"id":-5},
      {"id":-1,"to":0}]}
      """)
    let pending: [Patch] = [
      .add(-6, title: "mine", key: "c/6"), .delete(-6), .delete(1),
      .add(-5, title: "x", key: "b/5"), .add(-1, title: "y", key: "b/1"), .delete(-5),
      .move(-1, to: 0),
    ]
    #expect(notes.pending == pending)
    notes.restore(notes.kept)
    #expect(notes.pending == pending && notes.added == 6)  // No identity is used again.
  }
}

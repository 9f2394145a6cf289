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
    #expect(JSON(" [ 1 , \"\\ud83d\\udc08\\u00fc\" ] ") == .array([.number(1), .text("🐈ü")]))
  }

  @Test(
    "nonsense is no JSON",
    arguments: ["", "[", "[1", "{\"a\"}", "nul", "\"\\x\"", "1.5", "[1,]", "<html>"])
  func nonsense(text: String) { #expect(JSON(text) == nil) }

  @Test("the state survives a restart")
  func kept() throws {
    var notes = Notes()
    notes.list = .two
    notes.pending = [.add(3, title: "tea"), .move(3, to: 0), .delete(1)]
    (notes.draft, notes.query, notes.path) = ("next", "te", [2, 1])
    var editor = Editor(2)
    editor.load(Note(id: 2, version: 4, words: Words("note 2")))
    editor.edit(Words("note 2", "text"))
    notes.editors = [editor]
    #expect(Notes(kept: notes.kept) == notes)
    #expect(Notes(kept: "[]") == nil)
  }
}

import Foundation
import PairingsTimeline
import Testing

@testable import Notes

/// Each reader of the application, with random bytes and with valid texts that were changed at
/// random. A reader refuses a text, or its value is one that the application goes on with.
@Suite("Random texts")
struct FuzzTests {
  /// A source of random numbers that repeats itself (SplitMix64).
  struct Noise: RandomNumberGenerator {
    var state: UInt64 = 1

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var word = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
      word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
      return word ^ word >> 31
    }

    /// Returns random bytes.
    mutating func bytes() -> [UInt8] {
      (0..<Int.random(in: 0..<40, using: &self)).map { _ in .random(in: 0...255, using: &self) }
    }

    /// Returns bytes that were changed in a few places.
    mutating func changed(_ valid: [UInt8]) -> [UInt8] {
      var bytes = valid
      for _ in 0..<Int.random(in: 1..<5, using: &self) {
        let start = Int.random(in: 0...bytes.count, using: &self)
        let end = min(start + Int.random(in: 0..<4, using: &self), bytes.count)
        bytes.replaceSubrange(start..<end, with: part())
      }
      return bytes
    }

    private mutating func digit() -> UInt8 { .random(in: 48...57, using: &self) }

    private mutating func part() -> [UInt8] {
      switch Int.random(in: 0..<6, using: &self) {
      case 0: []
      case 1: (0..<Int.random(in: 1..<40, using: &self)).map { _ in digit() }
      case 2: ["-", "2147483647", "-2147483648", "2147483648"].shuffled(using: &self)[0].bytes
      case 3: Array(repeating: "[{\"\\".bytes.shuffled(using: &self)[0], count: 300)
      case 4: Array("{}[]\",:\\u0e+- /".utf8.shuffled(using: &self).prefix(2))
      default: [.random(in: 0...255, using: &self)]
      }
    }
  }

  /// Calls a function with random texts, and with changes of valid ones.
  static func each(changing valid: [String], _ body: ([UInt8]) throws -> Void) rethrows {
    var noise = Noise()
    for _ in 0..<100 { try body(noise.bytes()) }
    for text in valid {
      try body(text.bytes)
      for _ in 0..<200 { try body(noise.changed(text.bytes)) }
    }
  }

  /// Goes on with a state: everything that a person and the server may do next.
  static func go(on notes: Notes) {
    var notes = notes
    for row in notes.all { _ = Address.address(of: [row.id]) }
    let ids = notes.all.prefix(3).map(\.id)
    let acts: [Input] = [
      .draft("x"), .add, .search("x"), .revised(.max), .retry(.change), .save, .undo, .keepMine,
      .keepTheirs, .go([]), .go([1]), .answered(.change, .added(7, .two)), .discard,
    ]
    for input in acts + ids.flatMap({ [.move($0, to: .max), .move($0, to: .min), .delete($0)] }) {
      _ = notes.take(input, Services.rehearsed())
    }
    _ = notes.kept
  }

  static let list =
    #"{"revision":3,"notes":[{"id":1,"title":"tea"},{"id":2,"title":"ü\n"}],"id":2}"#
  static let note = #"{"id":1,"version":2,"title":"tea","text":"\ud83d\udc08 green"}"#

  static var kept: String {
    var notes = LawTests.restored("")
    (notes.list, notes.draft, notes.query, notes.path) = (.two, "d", "q", [1, 2])
    _ = notes.take(.draft("tea"), Services.rehearsed())
    _ = notes.take(.add, Services.rehearsed())
    _ = notes.take(.move(-1, to: 0), Services.rehearsed())
    var editor = Editor(2)
    editor.load(Note(id: 2, version: 4, words: Words("note 2")))
    editor.edit(Words("note 2", "text"))
    notes.editors = [editor]
    return notes.kept
  }

  @Test("JSON: a value is written as it is read: JSON(JSON(t).text) == JSON(t)")
  func json() {
    Self.each(changing: [Self.list, Self.note, Self.kept, "[-2147483648,2147483647,null,true]"]) {
      guard let value = JSON(String(decoding: $0, as: UTF8.self)) else { return }
      #expect(JSON(value.text) == value)
    }
  }

  @Test("an answer is refused, or the application goes on with it")
  func answers() {
    let words = Note(id: 1, words: Words("t"))
    let questions: [(Question, Work)] = [
      (.list, .list), (.change(.add(-1, title: "t", key: "k")), .change),
      (.change(.delete(1)), .change), (.find("q"), .find), (.load(1), .load(1)),
      (.save(words), .save(1)),
    ]
    Self.each(changing: [Self.list, Self.note, "[1,2]"]) { bytes in
      for (question, work) in questions {
        for status in [200, 409] {
          let reply = Reply(status: status, body: String(decoding: bytes, as: UTF8.self))
          guard case .success(let answer) = question.answer(in: reply) else { continue }
          var notes = LawTests.restored(Self.kept)
          _ = notes.take(.answered(work, answer), Services.rehearsed())
          Self.go(on: notes)
        }
      }
    }
  }

  @Test("a number of an answer has 32 bits, or the answer is nonsense")
  func numbers() {
    for digits in [1, 9, 10, 11, 15, 16, 19, 20, 21, 400] {
      for digit in ["1", "9"] {
        let number = String(repeating: digit, count: digits)
        for body in [
          #"{"revision":\#(number),"notes":[]}"#,
          #"{"revision":1,"notes":[{"id":\#(number),"title":"x"}]}"#,
        ] {
          let answer = Question.list.answer(in: Reply(status: 200, body: body))
          #expect((answer == .failure(.nonsense)) == (Int32(number) == nil))
        }
        #expect(Address.path(of: "/\(number)") == (Int32(number).map { [Int($0)] } ?? []))
      }
    }
  }

  @Test("a link leads to a path, of which it is the address or the beginning has one")
  func links() {
    Self.each(changing: ["/3/5", "/2147483647/1", "/1/1/12"]) { bytes in
      let path = Address.path(of: String(decoding: bytes, as: UTF8.self))
      #expect(Address.path(of: Address.address(of: path)) == path)
      var notes = LawTests.restored(Self.kept)
      _ = notes.take(.go(path), Services.rehearsed())
      Self.go(on: notes)
    }
  }

  @Test("a kept state is refused, or it is kept again, and the application goes on with it")
  func storage() {
    Self.each(changing: [Self.kept]) { bytes in
      let notes = LawTests.restored(String(decoding: bytes, as: UTF8.self))
      var again = Notes()
      again.client = notes.client
      again.restore(notes.kept)
      #expect(again.kept == notes.kept)
      Self.go(on: notes)
    }
  }

  @Test("a recording is refused, or it is replayed")
  func recordings() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Recordings/notes.jsonl")
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for line in lines.indices {
      var noise = Noise(state: UInt64(line))
      for _ in 0..<10 {
        var parts = lines.map(\.bytes)
        parts[line] = noise.changed(parts[line])
        let data = Data(parts.joined(separator: [0x0A]))
        guard
          let recording = try? Recording<Recorded<Input>>(data, subject: "notes")
        else { continue }
        var notes = Notes()
        for input in recording.inputs() { _ = notes.take(input, Services.rehearsed()) }
        _ = notes.kept
      }
    }
  }
}

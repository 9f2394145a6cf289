import Foundation
import PairingsTimeline
import TestSupport
import Testing

@Suite("Recordings")
struct RecordingTests {
  struct Step: Codable, Equatable {
    var amount: Int
    var note: String?
  }

  private let folder: Folder

  init() throws { folder = try Folder() }

  private func written(_ steps: [Step]) throws -> URL {
    let writer = try RecordingWriter<Step>(to: folder.file(), .init(subject: "sum", events: "step"))
    for step in steps { try writer.append(step) }
    return folder.file()
  }

  @Test("a reader of a pipe reads all of it")
  func pipe() async throws {
    for number in 0..<10 {
      let pipe = folder.file("\(number)")
      expectEqual(mkfifo(pipe.path, 0o600), 0)
      let reader = Task.detached {
        try Recording<Step>(contentsOf: pipe, events: "step").events.map(\.amount)
      }
      let writer = Task.detached {
        let writer = try RecordingWriter<Step>(to: pipe, .init(subject: "sum", events: "step"))
        for amount in 0..<3 { try writer.append(Step(amount: amount)) }
      }
      try await writer.value
      try await expectEqual(reader.value, [0, 1, 2])
    }
  }

  @Test("a second writer of a file is refused for as long as the first exists, and changes nothing")
  func taken() throws {
    func writer(_ file: URL) throws -> RecordingWriter<Step> {
      try RecordingWriter(to: file, .init(subject: "sum", events: "step"))
    }
    let file = try written([])
    var first: RecordingWriter<Step>? = try writer(file)
    try first?.append(Step(amount: 7))
    #expect(throws: RecordingError.taken) { try writer(file) }
    try expectEqual(Recording<Step>(contentsOf: file, events: "step").events, [Step(amount: 7)])
    first = nil
    _ = try writer(file)
  }

  @Test("a file that is cut anywhere is read to its last whole line, and the line is named")
  func cuts() throws {
    let file = try written((1...4).map { Step(amount: $0, note: "n") })
    let data = try Data(contentsOf: file)
    let header = data.firstIndex(of: 0x0A) ?? 0
    for end in header + 1...data.count {
      let recording = try Recording<Step>(data.prefix(end), events: "step")
      let whole = data.prefix(end).count { $0 == 0x0A } - 1
      let isCut = data[end - 1] != 0x0A && data[end - 1] != UInt8(ascii: "}")
      expect(recording.events.count >= whole)
      expect((recording.damage == nil) == !isCut || !isCut)
      if let damage = recording.damage { expect("\(damage)".contains("line \(whole + 2)")) }
    }
  }

  @Test("another subject, other events and an older version are refused; a migration is asked")
  func headers() throws {
    let file = try written([Step(amount: 1)])
    #expect(throws: RecordingError.otherSubject("sum", expected: "other")) {
      try Recording<Step>(contentsOf: file, subject: "other", events: "step")
    }
    #expect(throws: RecordingError.otherEvents("step", expected: "else")) {
      try Recording<Step>(contentsOf: file, events: "else")
    }
    #expect(throws: RecordingError.otherVersion(1, expected: 2)) {
      try Recording<Step>(contentsOf: file, version: 2, events: "step")
    }
    let migrated = try Recording<Step>(contentsOf: file, version: 2, events: "step") { _, from in
      try JSONEncoder().encode(Step(amount: from + 41))
    }
    expectEqual(migrated.events, [Step(amount: 42)])
    #expect(throws: RecordingError.self) { try Recording<Step>(contentsOf: folder.file("nowhere")) }
    #expect(throws: RecordingError.empty) { try Recording<Step>(Data()) }
  }
}

import Foundation
import Pairings
import PairingsTimeline
import TestSupport
import Testing

private struct Failed: Error {}

/// Files that are damaged, have other contents, or are links.
extension PersistedTests {
  @Test("a file with any damaged byte or any cut is reported and kept aside")
  func damage() throws {
    let kept = keep()
    explorer.send(.add(123.5))
    kept.stop()
    let whole = try Data(contentsOf: folder.file())
    let places = whole.indices.filter { $0.isMultiple(of: many(1, inDebug: 3)) }
    var damaged = places.map { whole.prefix($0) }
    for index in places {
      var other = whole
      other[index] ^= 1
      damaged.append(other)
    }
    for data in damaged {
      try data.write(to: folder.file())
      do throws(PersistedError) {
        let read = try load()
        Issue.record("\(String(decoding: data, as: UTF8.self)) is \(String(describing: read))")
      } catch {
        guard case .damaged(_, let place?) = error else {
          Issue.record("\(error)")
          return
        }
        try expect(Data(contentsOf: place) == data && load() == nil)
        try expectEqual(folder.names, ["file.damaged"])
        try FileManager.default.removeItem(at: place)
      }
    }
    try whole.write(to: folder.file())
    try expectEqual(load(), 123.5)
  }

  /// A reading of the file of a sum, with the reason for which it is refused.
  struct Refusal: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let error: RecordingError
    var version = 1
    var migrate: (@Sendable (Data, Int) throws -> Data)?

    /// Changes the bytes before the file is read.
    var change: @Sendable (Data) -> Data = { $0 }
  }

  static let refusals = [
    Refusal(
      testDescription: "an older version, without a migration",
      error: .otherVersion(1, expected: 2), version: 2),
    Refusal(
      testDescription: "a newer version, with a migration",
      error: .otherVersion(1, expected: 0), version: 0
    ) { line, _ in
      Issue.record("There is no way back.")
      return line
    },
    Refusal(
      testDescription: "a migration that fails",
      error: .damaged(line: 2, field: "", "\(Failed())"), version: 2
    ) { _, _ in throw Failed() },
    Refusal(
      testDescription: "a header of another version than the one that was written",
      error: .damaged(line: 2, field: "", "its contents have another checksum"), version: 2,
      change: {
        let text = String(decoding: $0, as: UTF8.self)
        return Data(text.replacing(#""version":1"#, with: #""version":2"#).utf8)
      }),
    Refusal(testDescription: "an empty file", error: .empty, change: { _ in Data() }),
  ]

  @Test("a refused file has its reason, and its bytes stay", arguments: refusals)
  func refused(refusal: Refusal) throws {
    let kept = keep()
    explorer.send(.add(1))
    kept.stop()
    let data = refusal.change(try Data(contentsOf: folder.file()))
    try data.write(to: folder.file())
    let aside = folder.file("file.damaged")
    #expect(throws: PersistedError.damaged(refusal.error, keptAs: aside)) {
      try Persisted<Double>.load(
        from: folder.file(), subject: "sum", version: refusal.version, migrate: refusal.migrate)
    }
    try expect(Data(contentsOf: aside) == data && folder.names == ["file.damaged"])
  }

  @Test("an older version is migrated, and the file stays")
  func migrated() throws {
    let kept = keep()
    explorer.send(.add(1))
    kept.stop()
    let data = try Data(contentsOf: folder.file())
    let migrated = try Persisted<Double>.load(from: folder.file(), subject: "sum", version: 2) {
      expectEqual($1, 1)
      return $0 + Data("0".utf8)
    }
    expectEqual(migrated, 10)
    try expect(Data(contentsOf: folder.file()) == data && folder.names == ["file"])
  }

  @Test("a file and a link are found as the system finds them, also above the target of a link")
  func above() throws {
    let files = FileManager.default
    try files.createDirectory(at: folder.file("real/sub"), withIntermediateDirectories: true)
    for (link, target) in [("d", "real/sub"), ("real/sub/link", "../file")] {
      try files.createSymbolicLink(
        atPath: folder.file(link).path, withDestinationPath: target)
    }
    try Data("other".utf8).write(to: folder.file())
    for name in ["d/link", "d/../new"] {
      let kept = Persisted(positionOf: explorer, in: folder.file(name), subject: "sum") {
        Issue.record("\($0)")
      }
      explorer.send(.add(1))
      let read = try Persisted<Double>.load(from: folder.file(name), subject: "sum")
      expectEqual(read, explorer.position)
      kept.stop()
    }
    try expectEqual(Data(contentsOf: folder.file()), Data("other".utf8))
    try expectEqual(
      files.contentsOfDirectory(atPath: folder.file("real").path).sorted(),
      [
        "file", "new", "sub",
      ])
  }
}

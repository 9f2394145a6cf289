import Foundation
import Pairings
import PairingsTimeline
import TestSupport
import Testing

@Suite("A position that is kept in a file")
struct PersistedTests {
  let folder: Folder
  let stage = Stage<Never>()
  let explorer: SumExplorer

  init() throws {
    folder = try Folder()
    explorer = Explorer(.sum(), on: stage)
  }

  func load() throws(PersistedError) -> Double? {
    try Persisted.load(from: folder.file(), subject: "sum")
  }

  func keep(
    whenFailed failed: @escaping (PersistedError) -> Void = { Issue.record("\($0)") }
  ) -> Persisted<Double> {
    Persisted(
      positionOf: explorer, in: folder.file(), subject: "sum", isSynchronized: false,
      whenFailed: failed)
  }

  @Test("the position is in the file after every commit of every kind")
  func positions() throws {
    try expectEqual(load(), nil)
    let kept = keep()
    try expectEqual(load(), nil)
    explorer.send(.add(2))
    try expectEqual(load(), 2)
    explorer.send(.ask)
    try stage.perform("ask")
    try expectEqual(load(), 9)
    explorer.commit(.set(0.5))
    try expectEqual(load(), 0.5)
    let timeline = Timeline(explorer)
    explorer.send(.double)
    timeline.undo()
    try expectEqual(load(), 0.5)
    kept.stop()
    explorer.send(.double)
    try expect(load() == 0.5 && folder.names == ["file"])
  }

  // MARK: - Crashes

  @Test("a reader during a write finds the whole of one version")
  func torn() async throws {
    let file = folder.file()
    let count = many(2_000, inDebug: 400)
    let kept = Persisted<[Int]>.self
    let rows = Explorer(
      MovedComponent<StateStore<[Int]>, Int>(
        StateStore(), Store([]) { rows in UI { _ in rows.count } }))
    let keeper = Persisted(positionOf: rows, in: file, subject: "rows", isSynchronized: false) {
      Issue.record("\($0)")
    }
    rows.commit(.set([0]))
    let reader = Task.detached {
      var last = 0
      while last < count {
        let read = try kept.load(from: file, subject: "rows") ?? []
        try #require(read.count >= last)
        try #require(read == Array(0..<read.count))
        last = read.count
      }
    }
    for row in 1..<count { rows.commit(.modify(inPlace: { $0.append(row) })) }
    try await reader.value
    try expectEqual(folder.names, ["file"])
    withExtendedLifetime(keeper) {}
  }

  @Test("a file keeps its permissions, and no other file is left after a failed rename")
  func permissions() throws {
    let files = FileManager.default
    var failures: [PersistedError] = []
    let kept = keep { failures.append($0) }
    explorer.send(.add(1))
    for mode in [0o600, 0o666, 0o640] {
      try files.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.file().path)
      explorer.send(.add(1))
      let attributes = try files.attributesOfItem(atPath: folder.file().path)
      expectEqual(attributes[.posixPermissions] as? Int, mode)
    }
    try files.removeItem(at: folder.file())
    try files.createDirectory(at: folder.file("file/full"), withIntermediateDirectories: true)
    explorer.send(.add(1))
    try expect(failures.count == 1 && folder.names == ["file"])
    withExtendedLifetime(kept) {}
  }

  @Test("a failed write is reported, the file stays, and the next position is written")
  func unwritable() throws {
    var failures: [PersistedError] = []
    let kept = keep { failures.append($0) }
    explorer.send(.add(1))
    let (files, elsewhere) = (FileManager.default, folder.url.appendingPathExtension("moved"))
    try files.moveItem(at: folder.url, to: elsewhere)
    explorer.send(.add(1))
    expectEqual(failures.count, 1)
    try files.moveItem(at: elsewhere, to: folder.url)
    try expectEqual(load(), 1)
    explorer.commit(.set(.nan))
    expectEqual(failures.count, 2)
    try expectEqual(load(), 1)
    explorer.commit(.set(5))
    expectEqual(failures.count, 2)
    try expectEqual(load(), 5)
    withExtendedLifetime(kept) {}
  }

  @Test("an explorer whose position is kept ends its effects when it is dropped")
  func dropped() throws {
    var other: SumExplorer? = Explorer(.sum(), on: stage)
    let kept = try Persisted(
      positionOf: #require(other), in: folder.file(), subject: "sum", isSynchronized: false
    ) { Issue.record("\($0)") }
    other?.send(.ask)
    expectEqual(stage.waiting, ["ask"])
    other = nil
    expect(stage.waiting.isEmpty)
    withExtendedLifetime(kept) {}
  }
}

import Foundation
import Pairings
import PairingsTimeline
import TestSupport
import Testing

private struct Failed: Error {}

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
    #expect(try load() == nil)
    let kept = keep()
    #expect(try load() == nil)
    explorer.send(.add(2))
    #expect(try load() == 2)
    explorer.send(.ask)
    try stage.perform("ask")
    #expect(try load() == 9)
    explorer.commit(.set(0.5))
    #expect(try load() == 0.5)
    let timeline = Timeline(explorer)
    explorer.send(.double)
    timeline.undo()
    #expect(try load() == 0.5)
    kept.stop()
    explorer.send(.double)
    #expect(try load() == 0.5 && folder.names == ["file"])
  }

  @Test("a transaction is kept as a whole, and not if it fails")
  func transactions() throws {
    let kept = keep()
    explorer.send(.add(1))
    transaction(explorer) {
      explorer.send(.add(1))
      explorer.send(.double)
      #expect((try? load()) == 1)
    }
    #expect(try load() == 4)
    transaction(explorer) { () throws(Failed) in
      explorer.send(.double)
      throw Failed()
    }
    #expect(try load() == 4)
    explorer.run(
      .workflow([.step("a") { .set(1) }, .step("b") { .set(2) }], refresh: .coalesce))
    try stage.perform("a")
    #expect(try load() == 4)
    try stage.perform("b")
    #expect(try load() == 2)
    withExtendedLifetime(kept) {}
  }

  @Test("saving ends with the Persisted object, which does not keep the explorer")
  func ownership() throws {
    weak var freed: SumExplorer?
    do {
      let explorer = SumExplorer(.sum(), on: stage)
      freed = explorer
      let kept = Persisted(positionOf: explorer, in: folder.file(), subject: "sum") { _ in }
      explorer.send(.add(3))
      withExtendedLifetime(kept) {}
    }
    #expect(try load() == 3 && freed == nil)
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
    #expect(try folder.names == ["file"])
    withExtendedLifetime(keeper) {}
  }

  @Test("the rest of an interrupted write does no harm")
  func leftOver() throws {
    try Data("half a fi".utf8).write(to: folder.file("file.new"))
    let kept = keep()
    #expect(try load() == nil)
    explorer.send(.add(1))
    #expect(try load() == 1 && folder.names == ["file"])
    withExtendedLifetime(kept) {}
  }

  @Test("a failed write is reported, the file stays, and the next position is written")
  func unwritable() throws {
    var failures: [PersistedError] = []
    let kept = keep { failures.append($0) }
    explorer.send(.add(1))
    let obstacle = folder.file("file.new")
    try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: false)
    explorer.send(.add(1))
    #expect(failures.count == 1)
    #expect(try load() == 1)
    try FileManager.default.removeItem(at: obstacle)
    explorer.commit(.set(.nan))
    #expect(failures.count == 2)
    #expect(try load() == 1)
    explorer.commit(.set(5))
    #expect(failures.count == 2)
    #expect(try load() == 5)
    withExtendedLifetime(kept) {}
  }
}

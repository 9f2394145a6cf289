import Foundation
import Pairings
import PairingsTimeline
import TestSupport
import Testing

@Suite("Inputs that are kept in a file")
struct PersistedInputsTests {
  private let folder: Folder
  private let stage = Stage<Never>()

  init() throws { folder = try Folder() }

  @Test("inputs lead to where it was", arguments: [3, .max])
  func inputs(limit: Int) throws {
    var gaps: [PersistedError] = []
    func start() throws -> (SumExplorer, Persisted<[SumInput]>, [SumInput]) {
      let inputs = try Persisted<[SumInput]>.load(from: folder.file(), subject: "sum") ?? []
      let explorer = SumExplorer(SumComponent.sum().replaying(inputs), on: stage)
      let kept = Persisted(inputs, of: explorer, limit: limit, in: folder.file(), subject: "sum") {
        gaps.append($0)
      }
      return (explorer, kept, inputs)
    }
    do {
      let (explorer, kept, inputs) = try start()
      expect(inputs.isEmpty && explorer.view == 0)
      for input: SumInput in [.add(1), .double, .ask] { explorer.send(input) }
      try stage.perform("ask")
      expectEqual(explorer.view, 9)
      withExtendedLifetime(kept) {}
    }
    let (explorer, kept, inputs) = try start()
    expectEqual(inputs, Array([.add(1), .double, .ask, .add(7)].suffix(limit)))
    expect(explorer.view == (limit == 3 ? 7 : 9) && stage.cues.isEmpty)
    explorer.send(.double)
    let before = try start().2
    expect(before.last == .double && gaps.isEmpty)
    explorer.commit(.set(0))
    explorer.send(.double)
    try expect(start().2 == before && gaps.count == 1)
    guard case .gap(let gap) = gaps[0] else {
      Issue.record("\(gaps)")
      return
    }
    expect(gap.kind == .move && gap.version == 2)
    withExtendedLifetime(kept) {}
  }
}

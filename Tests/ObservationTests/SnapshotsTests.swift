import Pairings
import PairingsObservation
import TestSupport
import Testing

@Suite("The snapshots of an explorer as a sequence")
@MainActor
struct SnapshotsTests {
  @Test("a sequence keeps no explorer and, once dropped, no snapshot")
  func dropping() async {
    final class Witness {}
    weak var kept: Witness?
    let explorer = Explorer<IdentityOf, StateStore<Int>, Never, Witness>(
      .store(0, on: .empty) { _, _ in Witness() })
    var snapshots: Snapshots<Witness>? = explorer.snapshots()
    var iterator = snapshots?.makeAsyncIterator()
    snapshots = nil
    explorer.commit(.set(1))
    kept = explorer.view
    explorer.commit(.set(2))
    expect(kept != nil)
    await expectEqual(iterator?.next()?.version, 1)
    expect(kept == nil)
    explorer.commit(.set(3))
    kept = explorer.view
    iterator = nil
    explorer.commit(.set(4))
    _ = explorer.view  // In the place of the one before.
    expect(kept == nil)
  }

  @Test("a part that is Sendable is streamed to any isolation, now and when it changes")
  func values() async {
    var explorer: Panels? = panels()
    guard let values = explorer?.values(of: \.numbers) else { return }
    let consumer = Task.detached { await values.reduce(into: []) { $0.append($1.a) } }
    explorer?.set(\.a, 1)
    explorer?.set(\.a, 1)
    explorer?.set(\.a, 2)
    explorer = nil
    await expectEqual(consumer.value, [0, 1, 2])
  }
}

import Pairings
import PairingsObservation
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
    #expect(kept != nil)
    #expect(await iterator?.next()?.version == 1)
    #expect(kept == nil)
    explorer.commit(.set(3))
    kept = explorer.view
    iterator = nil
    explorer.commit(.set(4))
    _ = explorer.view  // In the place of the one before.
    #expect(kept == nil)
  }
}

import Pairings
import PairingsObservation
import Testing

@Suite("The snapshots of an explorer as a sequence")
@MainActor
struct SnapshotsTests {
  @Test("a waiting task can be cancelled: it ends, and the explorer continues")
  func cancellation() async {
    let explorer = panels()
    let snapshots = explorer.snapshots()
    var seen = 0
    let consumer = Task { for await _ in snapshots { seen += 1 } }
    explorer.set(\.a, 1)
    while seen == 0 { await Task.yield() }
    consumer.cancel()
    await consumer.value
    explorer.set(\.a, 2)
    #expect(seen == 1)
    for await _ in snapshots { Issue.record("It has ended.") }
  }

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

  @Test("several consumers share all snapshots")
  func several() async {
    var explorer: Panels? = panels()
    guard let snapshots = explorer?.snapshots() else { return }
    var seen: [Int] = []
    let consumers = (0..<3).map { _ in
      Task { for await snapshot in snapshots { seen.append(snapshot.version) } }
    }
    for n in 1...60 {
      explorer?.set(\.a, n)
      if n.isMultiple(of: 7) { await Task.yield() }
    }
    explorer = nil
    for consumer in consumers { await consumer.value }
    #expect(seen.sorted() == Array(1...60))
  }
}

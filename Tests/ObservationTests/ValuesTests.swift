import Pairings
import PairingsObservation
import Testing

@Suite("A part of the view of an explorer as a stream")
@MainActor
struct ValuesTests {
  @Test("a part that is Sendable is streamed to any isolation, now and when it changes")
  func values() async {
    var explorer: Panels? = panels()
    guard let values = explorer?.values(of: \.numbers) else { return }
    let consumer = Task.detached { await values.reduce(into: []) { $0.append($1.a) } }
    explorer?.set(\.a, 1)
    explorer?.set(\.a, 1)
    explorer?.set(\.a, 2)
    explorer = nil
    #expect(await consumer.value == [0, 1, 2])
  }
}

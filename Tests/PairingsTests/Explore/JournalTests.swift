import Pairings
import Testing

@Suite("Journal and parts")
struct JournalTests {
  enum Roll: Equatable { case one }

  @Test("reactions and placed parts keep the input; the moves of effects have none")
  func origins() {
    let dispatcher = Dispatcher<IOOf<Never>, StateOf<Int>, Roll>.update { count, _ in
      count += 1
      return .workflow([IO.pure(.modify { $0 + 2 }), IO.pure(.modify { $0 + 4 })])
    }
    let component = Component.store(0, on: dispatcher) { _, send in send }
      .placed(in: (0, "side"), at: Lens(get: { $0.0 }, modify: { $1(&$0.0) }))
      .onEffect { _, _ in .move(.pure(.modify { ($0.0 * 10, $0.1) })) }
    let explorer = Explorer(component)
    var inputs: [Roll?] = []
    let token = explorer.record { inputs.append($0.input?.input) }
    explorer.view(.one)
    #expect(inputs == [.one, nil, nil, nil])
    #expect(explorer.position.0 == 70)
    token.cancel()
  }

  @Test("a part is shown at first, and then when it has changed")
  func parts() {
    let explorer = Explorer(counter(IOOf<Never>.self))
    explorer.commit(.set(9))
    var lengths: [Int] = []
    let token = explorer.observe(\.label.count) { lengths.append($0) }
    for n in [9, 8, 10, 11, 7] { explorer.commit(.set(n)) }
    #expect(lengths == [1, 2, 1])
    token.cancel()
    explorer.commit(.set(100))
    #expect(lengths == [1, 2, 1])
  }
}

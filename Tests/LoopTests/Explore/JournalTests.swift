import Pairings
import Testing

@Suite("Journal, return, parts")
struct JournalTests {
  enum Roll: Equatable { case one, twice(Int) }

  static func die() -> Explorer<IOOf<Never>, StateStore<Int>, Roll, Send<Roll>> {
    let dispatcher = Dispatcher<IdentityOf, StateOf<Int>, Roll>.moves { roll in
      switch roll {
      case .one: .modify { $0 + 1 }
      case .twice(let n): .modify { $0 + 2 * n }
      }
    }
    return Explorer(.store(0, on: dispatcher.under()) { _, send in send })
  }

  @Test("a journal has versions, inputs as data, and the places before and after")
  func entries() {
    let explorer = Self.die()
    explorer.view(.one)
    var lines: [String] = []
    var inputs: [Roll?] = []
    let token = explorer.record { entry in
      let (before, after) = (entry.before.position, entry.after.position)
      lines.append("\(entry.version): \(before) → \(after)")
      inputs.append(entry.input)
      #expect(entry.before.applying(entry.change).position == after)
    }
    explorer.view(.twice(5))
    explorer.commit(.set(3))
    explorer.commit(.set(0), from: .one)
    explorer.run(.move(.pure(.modify { $0 + 4 })))
    explorer.transform { Store($0.position * 2, $0.peek) }
    #expect(lines == ["2: 1 → 11", "3: 11 → 3", "4: 3 → 0", "5: 0 → 4", "6: 4 → 8"])
    #expect(inputs == [.twice(5), nil, .one, nil, nil])
    token.cancel()
    explorer.view(.one)
    #expect(lines.count == 5)
  }

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

  @Test("a journal sees coalesced commits one by one")
  func coalesced() {
    let explorer = Explorer(counter(IOOf<Never>.self))
    var versions: [Int] = []
    let token = explorer.record { versions.append($0.version) }
    explorer.run(.workflow([IO.pure(.set(1)), IO.pure(.set(2))], refresh: .coalesce))
    #expect(versions == [1, 2])
    token.cancel()
  }

  @Test("a restore is a commit, and the earlier places are unchanged")
  func returning() {
    let explorer = Explorer(counter(IOOf<Never>.self))
    let screen = Screen(explorer)
    var places = [explorer.component]
    for n in 1...3 {
      explorer.commit(.set(n))
      places.append(explorer.component)
    }
    var isPlace: [Bool] = []
    let token = explorer.record { isPlace.append($0.change.isPlace) }
    for place in places.reversed() { explorer.restore(place) }
    #expect(screen.shown == ["1: 1", "2: 2", "3: 3", "4: 3", "5: 2", "6: 1", "7: 0"])
    #expect(isPlace == [true, true, true, true])
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

  @Test("a part that is observed from an observer is shown at once, and its inputs wait")
  func nestedParts() {
    let explorer = Explorer(counter(IOOf<Never>.self))
    var trace: [String] = []
    var part: ObservationToken?
    let token = explorer.observe { snapshot in
      guard part == nil else { return }
      part = explorer.observe(\.label) { label in
        trace.append(label)
        if label == "1" { explorer.commit(.set(2)) }
      }
      trace.append("observed")
    }
    explorer.commit(.set(1))
    #expect(trace == ["1", "observed", "2"])
    token.cancel()
    part?.cancel()
  }
}

import Pairings
import PairingsAtlas
import PairingsTheory
import TestSupport
import Testing

/// Components beside their specifications; one that shows something else is in the article.
@Suite("Simulation")
struct SimulationTests {
  private enum Edit: Hashable { case add(Int), clear }

  private typealias List = Component<IdentityOf, StateStore<[Int]>, Edit, Int>

  /// A list of at most three numbers, which shows their sum.
  private func list(clears: Bool) -> List {
    .store(
      [],
      on: .moves { edit in
        switch edit {
        case .add(let item): .modify { $0.count < 3 ? $0 + [item] : $0 }
        case .clear: clears ? .set([]) : nil
        }
      }
    ) { items, _ in items.reduce(0, +) }
  }

  private let inputs: [Edit] = [.add(1), .add(2), .clear]

  @Test("an implementation shows what its specification shows, in every state")
  func lawful() {
    let result = list(clears: true)
      .simulates(list(clears: true), along: FocusSpaces(.identity), inputs: inputs)
    expect(result.isGood && result.extent == .everything && result.states == 15)
  }

  @Test("an input that only one of them accepts is found")
  func actions() {
    let result = list(clears: true)
      .simulates(list(clears: false), along: FocusSpaces(.identity), inputs: inputs).results[0]
    expect(result.reason == "not the same actions" && result.path?.actions == [])
    expectEqual(result.path?.end.onlyFirst, [.clear])
  }
}

import Pairings
import PairingsAtlas
import PairingsTheory
import Testing

/// Components beside their specifications.
@Suite("Simulation")
struct SimulationTests {
  private struct Counted: Hashable {
    var items: [Int] = []
    var sum = 0

    static var list: Lens<Counted, [Int]> {
      Lens(get: { $0.items }, set: { $0 = Counted(items: $1, sum: $1.reduce(0, +)) })
    }
  }

  private enum Edit: Hashable { case add(Int), removeLast, clear }

  private let inputs: [Edit] = [.add(1), .add(2), .removeLast, .clear]

  private static func edit(_ items: inout [Int], _ edit: Edit) {
    switch edit {
    case .add(let item): if items.count < 3 { items.append(item) }
    case .removeLast: _ = items.popLast()
    case .clear: items = []
    }
  }

  private let plain = Component<IdentityOf, StateStore<[Int]>, Edit, Int>.store(
    [], on: .reduce(edit)
  ) { items, _ in items.reduce(0, +) }

  private func counted(
    _ change: @escaping (inout Counted, Edit) -> Void
  ) -> Component<IdentityOf, StateStore<Counted>, Edit, Int> {
    .store(Counted(), on: .reduce(change)) { counted, _ in counted.sum }
  }

  private static func keepSum(_ counted: inout Counted, _ edit: Edit) {
    let (last, count) = (counted.items.last, counted.items.count)
    Self.edit(&counted.items, edit)
    switch edit {
    case .add(let item): if counted.items.count > count { counted.sum += item }
    case .removeLast: counted.sum -= last ?? 0
    case .clear: counted.sum = 0
    }
  }

  @Test("an implementation shows what its specification shows, in every state")
  func lawful() {
    let result = counted(Self.keepSum)
      .simulates(plain, along: FocusSpaces(Counted.list), inputs: inputs)
    #expect(result.isGood && result.extent == .everything && result.states == 15)
  }

  @Test("an input that only one of them accepts is found")
  func actions() {
    let refusing = Component<IdentityOf, StateStore<[Int]>, Edit, Int>.store(
      [],
      on: .moves { edit in
        edit == .clear
          ? nil
          : .modify {
            var items = $0; Self.edit(&items, edit); return items
          }
      }
    ) { items, _ in items.reduce(0, +) }
    let result = counted(Self.keepSum)
      .simulates(refusing, along: FocusSpaces(Counted.list), inputs: inputs).results[0]
    #expect(result.reason == "not the same actions" && result.path?.actions == [])
    #expect(
      result.path?.end.description == "0\nonly the first takes [SimulationTests.Edit.clear]"
        || result.path?.end.onlyFirst == [.clear])
  }
}

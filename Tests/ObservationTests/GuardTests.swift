import Observation
import Pairings
import PairingsObservation
import TestSupport
import Testing

/// Parts that are readable for some values only.
@Suite("A part that another one allows to be read")
@MainActor
struct GuardTests {
  struct List: Equatable {
    var items: [String]
    var index: Int?

    var hasSelected: Bool { index != nil }
    var selected: String {
      guard let index else { preconditionFailure("Nothing is selected.") }
      return items[index]
    }
  }

  let explorer = Explorer<IdentityOf, StateStore<List>, Never, List>(
    .store(List(items: ["a", "b"], index: 0), on: .empty) { list, _ in list })

  func show(_ items: [String], _ index: Int?) {
    explorer.commit(.set(List(items: items, index: index)))
  }

  @Test("a guarded part is not computed where other readers use another guard, in any order")
  func others() {
    let model = explorer.observed()
    let (one, other, third) = (Alarm(), Alarm(), Alarm())
    var seen: [[String?]] = [[], [], []]
    one.follow { seen[0].append(model.index != nil ? model.selected : nil) }
    other.follow { seen[1].append(model.hasSelected ? model.selected : nil) }
    third.follow { seen[2].append(model.items.isEmpty ? nil : model.selected) }
    show(["a", "b"], 1)
    show([], nil)
    show(["a"], 0)
    expect(seen.allSatisfy { $0 == ["a", "b", nil, "a"] })
    expectEqual([one.count, other.count, third.count], [3, 3, 3])
  }
}

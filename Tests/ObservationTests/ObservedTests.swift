import Observation
import Pairings
import PairingsObservation
import Testing

@Suite("A model of the view of an explorer")
@MainActor
struct ObservedTests {
  @Test("a model that is made in an observer has the view that is shown")
  func madeInAnObserver() {
    let explorer = panels()
    var models: [Observed<Panel>] = []
    let (alarm, all) = (Alarm(), Alarm())
    let token = explorer.observe { _ in
      guard models.isEmpty else { return }
      models = [explorer.observed()]
      alarm.read { models[0].a }
      all.follow { _ = models[0].value }
    }
    explorer.set(\.a, 1)
    #expect(models[0].a == 1 && alarm.count == 0 && all.count == 0)
    explorer.set(\.a, 2)
    #expect(models[0].a == 2 && alarm.count == 1 && all.count == 1)
    token.cancel()
  }

  @Test("an observer that commits when notified is notified of that commit in its turn")
  func committing() {
    let explorer = panels()
    let model = explorer.observed()
    var seen: [Int] = []
    let alarm = Alarm()
    alarm.follow {
      seen.append(model.a)
      if model.a == 1 { explorer.set(\.a, 2) }
    }
    explorer.set(\.a, 1)
    #expect(seen == [0, 1, 2] && alarm.count == 2)
  }

  @Test("a reader of one row is notified when that row has changed")
  func oneRow() {
    struct Row: Equatable, Identifiable { let id: Int, text: String }
    let explorer = Explorer(
      Component<IdentityOf, StateStore<[Row]>, Never, [Row]>.store(
        [Row(id: 3, text: "tea"), Row(id: 7, text: "milk")], on: .empty
      ) { rows, _ in rows })
    let row = explorer.observed().observed { rows in rows.first { $0.id == 7 } }
    var seen: [String?] = []
    let alarm = Alarm()
    alarm.follow { seen.append(row.value?.text) }
    explorer.commit(.modify { [Row(id: 3, text: "coffee"), $0[1]] })
    explorer.commit(.modify { [$0[0], Row(id: 7, text: "cream")] })
    explorer.commit(.modify { [$0[0]] })
    #expect(seen == ["milk", "cream", nil])
  }
}

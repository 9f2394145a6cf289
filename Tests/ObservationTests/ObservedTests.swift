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
}

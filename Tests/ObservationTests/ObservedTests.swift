import Observation
import Pairings
import PairingsObservation
import Testing

@Suite("A model of the view of an explorer")
@MainActor
struct ObservedTests {
  @Test("a change of a property notifies the readers of that property, the unit, only")
  func parts() {
    let explorer = panels()
    let model = explorer.observed()
    let (a, b, both, all) = (Alarm(), Alarm(), Alarm(), Alarm())
    let part = model.observed { $0.numbers.b }
    let only = Alarm()
    a.read { model.a }
    b.read { model.numbers.b }  // All of the numbers.
    only.read { part.value }
    both.read { (model.a, model.b) }
    all.read { model.value }
    explorer.set(\.c, 1)
    #expect([a.count, b.count, both.count, all.count, only.count] == [0, 1, 0, 1, 0])
    explorer.set(\.b, 1)
    #expect([a.count, b.count, both.count, all.count] == [0, 1, 1, 1])
    explorer.set(\.a, 0)  // What it is already.
    #expect(a.count == 0)
    explorer.set(\.a, 1)
    explorer.set(\.a, 2)
    #expect(a.count == 1 && model.a == 2 && model.value.a == 2)
  }

  @Test("a move of several steps is one commit, of which observers are notified once")
  func steps() {
    let explorer = panels()
    let model = explorer.observed()
    var seen: [Int] = []
    let (a, all) = (Alarm(), Alarm())
    a.follow { seen.append(model.a) }
    all.follow { _ = model.value }
    let step = State<Numbers, Void>.modify(inPlace: { $0.a += 1 })
    explorer.commit(step.then(step).then(step))
    #expect(seen == [0, 3] && a.count == 1 && all.count == 1)
  }

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

  @Test("an earlier observer reads the old value; readers that return do not pile up")
  func order() {
    let explorer = panels()
    var seen: [Int] = []
    var models: [Observed<Panel>] = []
    let token = explorer.observe { _ in seen.append(models[0].a) }
    models = [explorer.observed()]
    for n in 1...3 {
      for _ in 1...100 { _ = models[0].a }
      explorer.set(\.a, n)
    }
    #expect(seen == [0, 1, 2] && models[0].a == 3)
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

  @Test("in an actor of the program")
  func inAnActor() async {
    actor Place {
      func run() async -> Int {
        let explorer = panels()
        let model = explorer.observed()
        let (wakes, source) = AsyncStream<Int>.makeStream()
        withObservationTracking {
          _ = model.a
        } onChange: {
          source.yield(1)
        }
        explorer.set(\.b, 1)
        explorer.set(\.a, 1)
        explorer.set(\.a, 2)
        source.finish()
        return await wakes.reduce(0, +)
      }
    }
    #expect(await Place().run() == 1)
  }
}

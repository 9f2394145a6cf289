import Observation
import Pairings
import PairingsObservation
import TestSupport
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
    expect(models[0].a == 1 && alarm.count == 0 && all.count == 0)
    explorer.set(\.a, 2)
    expect(models[0].a == 2 && alarm.count == 1 && all.count == 1)
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
    expect(seen == [0, 1, 2] && alarm.count == 2)
  }

  @Test("an observer that commits while it reads is notified of each later change")
  func committingWhileReading() {
    let explorer = panels()
    let model = explorer.observed()
    var (parts, wholes): ([Int], [Int]) = ([], [])
    Alarm().follow {
      parts.append(model.a)
      if model.a == 0 { explorer.set(\.a, 1) }
    }
    Alarm().follow {
      wholes.append(model.value.a)
      if model.a == 1 { explorer.set(\.a, 2) }
    }
    for number in 3...5 { explorer.set(\.a, number) }
    expect(parts == [0, 2, 3, 4, 5] && wholes == [1, 3, 4, 5])
  }

  struct Person: Equatable {
    var name = ""
    var age = 0
  }

  enum Edit: Equatable { case rename(String), grow(Int) }

  @Test("a value that is edited reads the part that is shown, and each new value is one input")
  func edited() {
    let edits = Dispatcher.reduce { (person: inout Person, edit: Edit) in
      switch edit {
      case .rename(let name): person.name = String(name.prefix(3))
      case .grow(let age): person.age = age
      }
    }
    let people = Explorer(.store(Person(), on: edits) { person, _ in person })
    var inputs: [Edit?] = []
    let token = people.record { inputs.append($0.input) }
    let name = people.bind(get: \.name, send: { .rename($0) })
    let isAdult = people.bind(get: { $0.age >= 18 }, send: { .grow($0 ? 18 : 0) })
    expect(name.value == "" && !isAdult.value)
    name.value = "Adam"
    isAdult.value.toggle()
    expect(name.value == "Ada" && isAdult.get() && people.view == Person(name: "Ada", age: 18))
    expectEqual(inputs, [.rename("Adam"), .grow(18)])
    token.cancel()
  }
}

import Pairings
import PairingsObservation
import Testing

@Suite("A value that is edited")
@MainActor
struct BoundTests {
  struct Person: Equatable {
    var name = ""
    var age = 0
  }

  enum Edit: Equatable { case rename(String), grow(Int) }

  /// Creates an explorer of a person. A name is kept as typed, up to the length of a field.
  func people() -> Explorer<IdentityOf, StateStore<Person>, Edit, Person> {
    let edits = Dispatcher.reduce { (person: inout Person, edit: Edit) in
      switch edit {
      case .rename(let name): person.name = String(name.prefix(3))
      case .grow(let age): person.age = age
      }
    }
    return Explorer(.store(Person(), on: edits) { person, _ in person })
  }

  @Test("it reads the part that is shown, and each new value is one input")
  func edited() {
    let people = people()
    var inputs: [Edit?] = []
    let token = people.record { inputs.append($0.input) }
    let name = people.bind(get: \.name, send: { .rename($0) })
    let isAdult = people.bind(get: { $0.age >= 18 }, send: { .grow($0 ? 18 : 0) })
    #expect(name.value == "" && !isAdult.value)
    name.value = "Ada"
    isAdult.value.toggle()
    #expect(name.value == "Ada" && isAdult.get() && people.view == Person(name: "Ada", age: 18))
    #expect(inputs == [.rename("Ada"), .grow(18)])
    token.cancel()
  }
}

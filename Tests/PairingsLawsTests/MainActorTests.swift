import PairingsLaws
import PropertyTestingSwiftTesting
import Testing

/// Values as they are in a module whose default isolation is the main actor.
@MainActor
private struct Model: @MainActor Equatable, @MainActor CustomStringConvertible {
  var count: Int
  var description: String { "\(count)" }
}

@MainActor
private struct Titled {
  var title: String
  init(_ model: Model) { title = model.description }
}

extension Generator<Model> {
  fileprivate static let models = Generator<Int>.integer(in: 0...9).map { Model(count: $0) }
}

/// Laws of values of the main actor. Generators that all tests share make the values if their
/// initialisers are nonisolated. Otherwise domains of the main actor make them.
@Suite("Laws on the main actor")
@MainActor
struct MainActorTests {
  @Test func drawn() {
    let models = Domain(described: .models)
    let titles = Domain { choices in
      Titled(models.draw(&choices))
    } observe: { titled, seen in
      seen.record(Int(titled.title) ?? -1)
    }
    expectLaw(
      Law("a title is itself", "title == title") { trial in
        let titled = trial.any("title", titles)
        return trial.equal(titled, titled, titles)
      })
  }
}

import Pairings
import Testing

/// Rows of lists that are removed while their effects go on.
extension CompositionTests {
  /// An input of a row that reduces, or has effects that a missing row must not begin.
  private enum Late { case reduce, save, stop }

  @Test("an input of a missing copy has no meaning, whatever its dispatcher is made of")
  func missing() {
    let stage = Stage<Never>()
    typealias Rows = Dispatcher<RehearsalOf<Never>, StateOf<Int>, Late>
    let effects = Rows.effects { input in
      switch input {
      case .reduce: nil
      case .save: Effects.run(.step("save") {}).outliving
      case .stop: .cancel(shared: "shared")
      }
    }
    let reduce = Dispatcher<IdentityOf, StateOf<Int>, Late>.reduce { count, _ in count += 1 }
    for dispatcher in [effects, reduce.under(), effects.combined(with: reduce.under())] {
      let copy = Component.store(0, on: dispatcher) { count, _ in count }
      let list = copy.list(ids: ["a", "b"], moving: { (id: String) in .remove(id) }) { rows, _ in
        rows.map(\.id)
      }
      let explorer = Explorer(list, on: stage)
      explorer.send(.own("a"))
      let shared = explorer.run(.run(.step("other") {}, under: .latest("shared").shared))
      for input in [Late.reduce, .save, .stop] { explorer.send(.part(PartInput("a", input))) }
      #expect(explorer.version == 1 && stage.waiting == ["other"] && shared.outcome == nil)
      stage.performAll()
    }
  }
}

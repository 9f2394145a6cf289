import PairingsLaws
import Pairings
import Testing

@Suite("ExceptT")
struct ExceptTTests {
  struct Refused: Error, Equatable {}

  @Test("a component has effects that may fail over steps that wait")
  func component() throws {
    typealias Effect = ExceptTOf<Refused, RehearsalOf<Never>>
    enum Input { case load, loaded(Int), failed }
    let stage = Stage<Never>()
    var isOpen = false
    let load = Kind<Effect, Bool>.lift(.step("load") { isOpen }).flatMap {
      isOpen -> Kind<Effect, Int> in
      isOpen ? .pure(7) : .raise(Refused())
    }
    let meaning = Dispatcher<Effect, StateOf<String>, Input>.update { text, input in
      switch input {
      case .load: return .run(load, failed: { _ in .failed }) { .loaded($0) }
      case .loaded(let n): text = "\(n)"
      case .failed: text = "refused"
      }
      return .none
    }
    let explorer = Explorer(.store("", on: meaning) { text, _ in text }, on: stage)
    explorer.send(.load)
    #expect(stage.waiting == ["load"] && explorer.view == "")
    try stage.perform("load")
    #expect(explorer.view == "refused")
    isOpen = true
    let request = explorer.send(.load)
    try stage.perform("load")
    #expect(explorer.view == "7" && request.outcome == .success)
    let cancelled = explorer.send(.load)
    cancelled.cancel()
    #expect(stage.waiting == [] && cancelled.outcome == .cancelled && explorer.view == "7")
  }
}

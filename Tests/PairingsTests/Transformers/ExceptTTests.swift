import PairingsLaws
import Pairings
import Testing

@Suite("ExceptT")
struct ExceptTTests {
  struct Malformed: Error, Equatable { var at: Int }
  struct Refused: Error, Equatable {}

  typealias Parse<Value> = ExceptT<Malformed, StateOf<[Character]>, Value>

  /// Reads a character, or fails with the number of those that are left.
  private func one(_ isWanted: @escaping (Character) -> Bool) -> Parse<Character> {
    let next = State<[Character], Character?> { rest in
      guard let first = rest.first, isWanted(first) else { return nil }
      rest.removeFirst()
      return first
    }
    return Parse<Character?>.lift(next).flatMap { character in
      if let character { return .pure(character) }
      return Parse<Int>.lift(.inspect { $0.count }).flatMap { .raise(Malformed(at: $0)) }
    }
  }

  @Test("a failure ends the steps, and keeps the position that they have reached")
  func failure() throws {
    let digits = one(\.isNumber).zip(one(\.isNumber)) { "\($0)\($1)" }
    let good = digits.run().run(Array("12x"))
    #expect(good.0 == .success("12") && good.1 == ["x"])
    let bad = digits.run().run(Array("1x"))
    #expect(bad.0 == .failure(Malformed(at: 1)) && bad.1 == ["x"])
    let handled = digits.handle { error in .pure("at \(error.at)") }.run().run(Array("1x"))
    #expect(handled.0 == .success("at 1") && handled.1 == ["x"])
    let attempted = digits.attempt().run().eval(Array("x"))
    #expect(try attempted.get() == .failure(Malformed(at: 1)))
    let other = digits.mapFailure { _ in Refused() }.run().eval(Array("x"))
    #expect(other == .failure(Refused()))
  }

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

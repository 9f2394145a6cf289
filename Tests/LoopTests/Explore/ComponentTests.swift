import PairingLaws
import PairingLawsTesting
import Pairings
import Testing

@Suite("Component")
struct ComponentTests {
  typealias Effect = IOOf<Never>

  @Test func `BA21: the view is a function of an immutable state and a handler`() {
    let component = counter(Effect.self)
    let explorer = Explorer(component)
    explorer.commit(.set(5))
    #expect(explorer.view.label == "5")
    #expect(component.view(explorer.handler).label == "0")
    #expect(component.moved(by: .set(3)).view(explorer.handler).label == "3")
  }

  @Test("map transforms the view of every place")
  func map() {
    let explorer = Explorer(counter(Effect.self).map { "<\($0.label)>" })
    #expect(explorer.view == "<0>")
    explorer.commit(.set(7))
    #expect(explorer.view == "<7>")
  }

  @Test("handling wraps every interaction")
  func handling() {
    var log: [String] = []
    let component = counter(Effect.self).handling { handler in
      Handler { effect in IO.work { log.append("before") }.then(handler(effect)) }
    }
    let explorer = Explorer(component)
    explorer.run(explorer.view.press("+"))
    #expect(log == ["before"])
    #expect(explorer.view.label == "1")
  }

  @Test func `BA28: onEffect sees the place where each interaction began, and the view moves on`() {
    var seen: [String] = []
    let component = counter(Effect.self).onEffect { component in
      IO.work { seen.append(component.view(Handler { _ in IO.pure(()) }).label) }
    }
    let explorer = Explorer(component)
    var views: [String] = []
    for _ in 0..<3 {
      explorer.run(explorer.view.press("+"))
      views.append(explorer.view.label)
    }
    #expect(views == ["1", "2", "3"])
    #expect(seen == ["0", "1", "2"])
  }

  @Test func `BA28: onAction makes one more move, chosen where the interaction began`() {
    let component = counter(Effect.self).onAction { component in
      let before = component.view(Handler { _ in IO.pure(()) }).label
      return IO.pure(.modify { $0 + (before == "0" ? 10 : 100) })
    }
    let explorer = Explorer(component)
    let screen = Screen(explorer)
    for _ in 0..<2 { explorer.run(explorer.view.press("+")) }
    #expect(screen.shown == ["1: 1", "2: 11", "3: 12", "4: 112"])
  }

  @Test("lift moves a component into another pair, along two morphisms that agree")
  func lift() {
    let other = Store<String, Void>("side") { _ in }
    let explorer = Explorer(
      counter(Effect.self).lift(to: StateStore(), spaces: Widened(other: other), moves: Focused()))
    explorer.run(explorer.view.press("+"))
    explorer.run(explorer.view.press("double"))
    #expect(explorer.view.label == "2")
    let position = explorer.inspect(.get as State<Both, Both>)
    #expect(position == Both(count: 2, other: "side"))
    let moves = StateOf<Int>.domain(of: Three.domain)
    let spaces = StoreOf<Int>.domain(of: Three.domain)
    expectLaw(
      Law("agreement", "other.pair(moves(m), spaces(w), f) == pairing.pair(m, w, f)") { trial in
        let m = trial.any("m", moves)
        let w = trial.any("w", spaces)
        let plain = StateStore().pair(m, w) { ($0, $1) }
        let lifted = StateStore().pair(Focused()(m), Widened(other: other)(w)) { ($0, $1) }
        return trial.equal(lifted, plain, Three.domain.and(Three.domain))
      })
  }
}

/// A count with something beside it.
private struct Both: Equatable {
  var count: Int
  var other: String
}

/// Moves the count and leaves the rest.
private struct Focused: NaturalTransformation {
  func callAsFunction<Value>(_ kind: Kind<StateOf<Int>, Value>) -> Kind<StateOf<Both>, Value> {
    State<Both, Value> { kind.run(&$0.count) }
  }
}

/// Shows the count of a position that has more to it.
private struct Widened: NaturalTransformation {
  let other: Store<String, Void>

  func callAsFunction<Value>(_ kind: Kind<StoreOf<Int>, Value>) -> Kind<StoreOf<Both>, Value> {
    let store = kind
    return Store(Both(count: store.position, other: other.position)) { store.peek($0.count) }
  }
}

package import Pairings
package import PairingsSession

/// A screen beside the state of its parent: State/Store, by a dispatcher made of two.
///
/// The screen's dispatcher is widened to the parent's state and combined with the parent's own
/// dispatcher. That one counts the screen's inputs and the likes.
package struct Parent: NetworkComponent {
  package static let exhibit = Exhibit(
    of: Parent.self, "parent", pair: "State/Store",
    summary: "the screen as a part, widened and combined",
    keys: keys)

  package var screen = Screen.empty
  package var other = Other()

  package struct Other {
    package var visits = 0
    package var likes = 0
  }

  /// The inputs of the parent.
  package enum Input: Hashable, Sendable {
    case screen(Screen.Input)
    case like

    /// The prism of the screen's inputs.
    package static var screen: Prism<Input, Screen.Input> {
      Prism(
        preview: { if case .screen(let input) = $0 { input } else { nil } },
        review: { .screen($0) })
    }
  }

  package struct Dependencies<Eff: Failing & Shifting> where Eff.Failure == Offline {
    package let network: Network<Eff>
    package let database: Database<Eff>

    package init(network: Network<Eff>, database: Database<Eff>) {
      (self.network, self.database) = (network, database)
    }
  }

  package static let keys = Screen.keys + [Key("+", "like")]

  private var facts: [Fact] {
    [
      Fact("page", screen.text), Fact("visits", "\(other.visits)"),
      Fact("likes", "\(other.likes)"),
    ]
  }

  package var text: String { "\(screen.text) | visits: \(other.visits), likes: \(other.likes)" }

  package static func dispatcher<Eff: Monad>(
    _ database: Database<Eff>
  ) -> Dispatcher<Eff, StateOf<Parent>, Input> {
    let visits = Dispatcher<Eff, StateOf<Parent>, Input>.effects { input in
      guard case .screen = input else { return nil }
      return .move(
        Eff.map(database.countVisit()) { visits in .modify(inPlace: { $0.other.visits = visits }) })
    }
    let likes = Dispatcher<IdentityOf, StateOf<Parent>, Input>.moves { input in
      guard case .like = input else { return nil }
      return .modify(inPlace: { $0.other.likes += 1 })
    }
    return visits.combined(with: likes.under())
  }

  package static func appDispatcher<Eff>(
    _ dependencies: Dependencies<Eff>
  ) -> Dispatcher<Eff, StateOf<Parent>, Input> {
    dispatcher(dependencies.database).combined(
      with: Screen.dispatcher(dependencies.network).widen(
        state: Lens(get: { $0.screen }, modify: { $1(&$0.screen) }), input: Input.screen))
  }

  package static func component<Eff>(
    _ dependencies: Dependencies<Eff>
  ) -> Component<Eff, StateStore<Parent>, Input, Display<Input>> {
    .store(Parent(), on: appDispatcher(dependencies)) { parent, _ in
      Display(text: parent.text, facts: parent.facts) { text throws(Refusal) in
        text == "+" ? .like : .screen(try parent.screen.input(for: text))
      }
    }
  }

  /// Returns the component with a network, and a database in memory.
  package static func component<Eff: Deferring>(
    _ network: Network<Eff>
  ) -> Component<Eff, StateStore<Parent>, Input, Display<Input>> {
    component(Dependencies(network: network, database: Database()))
  }
}

#if canImport(PairingsAtlas)
extension Parent {
  package static var expectations: Expectations {
    let dependencies = Dependencies(
      network: Expectations.network, database: Database { .pure(1) })
    return .loading(component(dependencies), ["fetch", "offline", "retry", "+"])
  }
}
#endif

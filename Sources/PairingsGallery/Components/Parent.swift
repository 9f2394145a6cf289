package import Pairings

/// A screen with something beside it: State/Store, by a dispatcher made of two.
///
/// The screen's dispatcher is widened to what the parent has, and combined with the
/// parent's own, which counts what the screen is asked for and what is liked.
package struct Parent {
  package var screen = Screen.empty
  package var other = Other()

  package struct Other {
    package var visits = 0
    package var likes = 0
  }

  package enum Input {
    case screen(Screen.Input)
    case like

    /// What the screen is asked for, if that is what it is.
    var screen: Screen.Input? { if case .screen(let input) = self { input } else { nil } }
  }

  package struct Dependencies<Eff: Failing & Shifting> where Eff.Failure == Offline {
    package let network: Network<Eff>
    package let database: Database<Eff>

    package init(network: Network<Eff>, database: Database<Eff>) {
      (self.network, self.database) = (network, database)
    }
  }

  package static let keys = Screen.keys + [Key("+", "like")]

  package var text: String { "\(screen.text) | visits: \(other.visits), likes: \(other.likes)" }

  package typealias Dispatching<Eff: Failing & Shifting> = Dispatcher<
    Eff, StateOf<Parent>, Dependencies<Eff>, Input
  > where Eff.Failure == Offline

  package static func dispatcher<Eff>(_ effect: Eff.Type) -> Dispatching<Eff> {
    .effectful { input in
      switch input {
      case .screen:
        .accessM { all in
          Eff.map(all.database.countVisit()) { visits in
            .modify(inPlace: { $0.other.visits = visits })
          }
        }
      case .like: .pure(.modify(inPlace: { $0.other.likes += 1 }))
      }
    }
  }

  package static func appDispatcher<Eff>(_ effect: Eff.Type) -> Dispatching<Eff> {
    dispatcher(effect).combined(
      with: Screen.dispatcher(effect).widen(
        environment: { $0.network },
        state: Lens(get: { $0.screen }, modify: { $1(&$0.screen) }),
        input: Prism(preview: { $0.screen }, review: Input.screen)))
  }

  package static func component<Eff>(
    _ dependencies: Dependencies<Eff>
  ) -> Component<Eff, StateStore<Parent>, Display<Eff>> {
    .store(Parent(), appDispatcher(Eff.self), environment: dependencies) { parent, send in
      Display(text: parent.text) { text throws(Refusal) in
        send(text == "+" ? .like : .screen(try parent.screen.input(for: text)))
      }
    }
  }
}

extension Exhibit {
  package static var parent: Exhibit {
    Exhibit(
      .parent, pair: "State/Store", summary: "the screen as a part, widened and combined",
      typing: .keys, keys: Parent.keys, waits: true)
  }
}

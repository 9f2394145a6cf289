import Pairings

/// A screen with something beside it: State/Store, by a dispatcher made of two.
///
/// The screen's dispatcher is widened to what the parent has, and combined with the
/// parent's own, which counts what the screen is asked for and what is liked.
struct Parent {
  var screen = Screen.empty
  var other = Other()

  struct Other {
    var visits = 0
    var likes = 0
  }

  enum Input {
    case screen(Screen.Input)
    case like
  }

  struct Dependencies<Eff: Failing & Shifting> where Eff.Failure == Offline {
    let network: Network<Eff>
    let database: Database<Eff>
  }

  static let keys = Screen.keys + [Key("+", "like")]

  var text: String { "\(screen.text) | visits: \(other.visits), likes: \(other.likes)" }

  typealias Dispatching<Eff: Failing & Shifting> = Dispatcher<
    Eff, StateOf<Parent>, Dependencies<Eff>, Input
  > where Eff.Failure == Offline

  static func dispatcher<Eff>(_ effect: Eff.Type) -> Dispatching<Eff> {
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

  static func appDispatcher<Eff>(_ effect: Eff.Type) -> Dispatching<Eff> {
    dispatcher(effect).combined(
      with: Screen.dispatcher(effect).widen(
        environment: \.network, state: Lens(\.screen), input: .case(Input.screen)))
  }

  static func component<Eff>(
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
  static var parent: Exhibit {
    Exhibit(
      name: "parent", pair: "State/Store", summary: "the screen as a part, widened and combined",
      typing: .keys, keys: Parent.keys,
      sessions: [
        .async: { circumstances in
          let network = Network.slow.telling(circumstances)
          let dependencies = Parent.Dependencies(network: network, database: Database())
          return Session(Explorer(Parent.component(dependencies)), on: Isolation())
        }
      ],
      replaying: { answers in
        let dependencies = Parent.Dependencies(network: answers.network, database: Database())
        return Session(Explorer(Parent.component(dependencies)), on: answers.stage)
      })
  }
}

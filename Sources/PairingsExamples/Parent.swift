import Pairings
import PairingsAtlas
import PairingsTerminal

/// The error of a network that is not available.
struct Offline: Error, Hashable {}

/// A network that loads pages, and the workplace on which it loads them.
struct Network<Eff: Failing & Shifting> where Eff.Failure == Offline {
  let place: Eff.Workplace
  let load: (_ page: String) -> Kind<Eff, String>
}

/// A screen that loads a page: State/Store, by a workflow of two refreshes.
///
/// The first action shows the loading state. The second one loads at the place of the network and
/// shows the page, or its absence.
enum Screen: Hashable {
  case empty, loading, loaded(String), offline

  /// The inputs of the screen.
  enum Input: Hashable { case fetch, offline, retry }

  var text: String {
    switch self {
    case .empty: "nothing yet"
    case .loading: "loading …"
    case .loaded(let page): page
    case .offline: "you are offline; 'r' tries again"
    }
  }

  static func dispatcher<Eff>(
    _ network: Network<Eff>
  ) -> Dispatcher<Eff, StateOf<Screen>, Input> {
    .workflow { input in
      switch input {
      case .fetch, .retry: [showLoading(), showPage("news", of: network)]
      case .offline: [showLoading(), showPage("offline", of: network)]
      }
    }
  }

  private static func showLoading<Eff: Monad>() -> Kind<Eff, State<Screen, Void>> {
    .pure(.set(.loading))
  }

  private static func showPage<Eff>(
    _ name: String, of network: Network<Eff>
  ) -> Kind<Eff, State<Screen, Void>> {
    Do { Eff.shift(to: network.place) }
      .bind { network.load(name) }
      .yield { _, page in State.set(.loaded(page)) }
      .handle { _ in .pure(.set(.offline)) }
  }
}

/// A screen beside the state of its parent: State/Store, by a dispatcher made of two.
///
/// The screen's dispatcher is widened to the parent's state and combined with the parent's own
/// dispatcher. That one counts the screen's inputs and the likes.
struct Parent: Hashable {
  /// The inputs of the parent.
  enum Input: Hashable { case screen(Screen.Input), like }

  var screen = Screen.empty
  var (visits, likes) = (0, 0)

  var text: String { "\(screen.text) | visits: \(visits), likes: \(likes)" }

  static func component<Eff>(
    _ network: Network<Eff>
  ) -> Component<Eff, StateStore<Parent>, Input, String> {
    .store(Parent(), on: dispatcher(network)) { parent, _ in parent.text }
  }

  private static func dispatcher<Eff>(
    _ network: Network<Eff>
  ) -> Dispatcher<Eff, StateOf<Parent>, Input> {
    let counts = Dispatcher<IdentityOf, StateOf<Parent>, Input>.reduce { parent, input in
      switch input {
      case .screen: parent.visits += 1
      case .like: parent.likes += 1
      }
    }
    return counts.under(Eff.self).combined(
      with: Screen.dispatcher(network).widen(
        state: Lens(\Parent.screen), input: Prism.case(Input.screen)))
  }
}

extension Parent {
  /// A network whose pages wait on a stage; `offline` fails.
  private static var network: Network<RehearsalOf<Offline>> {
    Network(place: "") { page in
      .step(page) { () throws(Offline) in
        guard page != "offline" else { throw Offline() }
        return "the \(page): all laws hold"
      }
    }
  }

  @MainActor static var explored: ExploredComponent {
    let loads = Proposition<ScheduleView<String>>("it loads") { $0.view.contains("loading") }
    let waits = Proposition<ScheduleView<String>>("a page is waited for") { !$0.isQuiet }
    let inputs: ExploredInputs<Input> = .keys([
      "f": .screen(.fetch), "o": .screen(.offline), "r": .screen(.retry), "+": .like,
    ])
    return ExploredComponent(
      "parent", about: "a screen that loads, as a part", inputs: inputs, failure: Offline(),
      properties: [.always(loads.implies(waits)), .leadsTo(loads, !loads), .noDeadlock()],
      within: .depth(6)
    ) { component(network) }
  }
}

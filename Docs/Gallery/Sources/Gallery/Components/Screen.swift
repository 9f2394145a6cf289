import Pairings

/// A screen that loads a page: State/Store, by a workflow of two refreshes.
///
/// The first action shows the loading state. The second one loads on another workplace and shows
/// the data, or their absence.
package enum Screen: Equatable {
  package static let exhibit = Exhibit(
    "screen", pair: "State/Store", summary: "a workflow that waits",
    keys: keys, first: "fetch", unknown: .answers)

  case empty, loading, loaded(String), offline

  /// The inputs of the screen.
  package enum Input: String, CaseIterable, Sendable {
    case fetch, offline, retry
  }

  package static let keys = [
    Key("f", "fetch"), Key("o", "fetch while offline"), Key("r", "retry what failed"),
  ]

  package var text: String {
    switch self {
    case .empty: "nothing yet"
    case .loading: "loading …"
    case .loaded(let page): page
    case .offline: "you are offline; 'r' tries again"
    }
  }

  package static func dispatcher<Eff>(
    _ network: Network<Eff>
  ) -> Dispatcher<Eff, StateOf<Screen>, Input> {
    .workflow { input in
      switch input {
      case .fetch, .retry: [showLoading(), showPage("news", of: network)]
      case .offline: [showLoading(), showPage("offline", of: network)]
      }
    }
  }

  package static func showLoading<Eff: Monad>() -> Kind<Eff, State<Screen, Void>> {
    .pure(.set(.loading))
  }

  package static func showPage<Eff>(
    _ name: String, of network: Network<Eff>
  ) -> Kind<Eff, State<Screen, Void>> {
    Do { Eff.shift(to: network.place) }
      .bind { network.load(name) }
      .yield { _, page in State.set(.loaded(page)) }
      .handle { _ in .pure(.set(.offline)) }
  }

  package static func component<Eff>(
    _ network: Network<Eff>
  ) -> Component<Eff, StateStore<Screen>, Input, Display<Input>> {
    .store(.empty, on: dispatcher(network)) { screen, _ in
      Display(text: screen.text) { text throws(Refusal) in try screen.input(for: text) }
    }
  }

  /// Returns the input that a word or its first letter stands for in this state.
  package func input(for text: String) throws(Refusal) -> Input {
    let known = Input.allCases.first { $0.rawValue == text || $0.rawValue.prefix(1) == text }
    guard let known else { throw .unknown(text, Self.keys) }
    guard known != .retry || self == .offline else {
      throw Refusal(message: "has nothing to retry")
    }
    return known
  }
}

import Gallery
import Pairings
import PairingsAtlas
import PairingsTerminal

extension ExploredComponent {
  /// The components of the gallery, in the order of the guide.
  package static var gallery: [ExploredComponent] {
    GalleryComponent.all.map { ExploredComponent($0) } + [
      waiting(Screen.exhibit, ["f": .fetch, "o": .offline, "r": .retry]) {
        Screen.component(.staged)
      },
      waiting(Digest.exhibit, ["n": .news, "o": .offline]) { Digest.component(.staged) },
    ]
  }

  /// A component without effects. A text that its place refuses leads nowhere.
  private init(_ component: GalleryComponent) {
    let exhibit = component.exhibit
    self.init(
      exhibit.name, about: exhibit.words, inputs: exhibit.inputs, showing: { $0.text },
      identifiedBy: { $0.text }, properties: exhibit.properties, within: .states(2_000)
    ) {
      Component<IdentityOf, StateStore<Place>, TypedKey, Place>.store(
        component.place(),
        on: .reduce { place, key in if let next = try? place.after(key.text) { place = next } }
      ) { place, _ in place }
    }
  }

  /// A component whose effects wait on a stage. It shows "loading" only while a request is in
  /// progress, and never for ever.
  private static func waiting<Position, Input: Hashable>(
    _ exhibit: Exhibit, _ keys: KeyValuePairs<String, Input>,
    _ component:
      @escaping @MainActor () -> Component<
        RehearsalOf<Offline>, StateStore<Position>, Input, Display<Input>
      >
  ) -> ExploredComponent {
    typealias View = ScheduleView<Display<Input>>
    let loads = Proposition<View>("it loads") { $0.view.text.contains("loading") }
    let waits = Proposition<View>("something waits") { !$0.isQuiet }
    return ExploredComponent(
      exhibit.name, about: exhibit.words, inputs: .keys(keys), showing: { $0.text },
      identifiedBy: { $0.text }, failure: Offline(),
      properties: [.always(loads.implies(waits)), .leadsTo(loads, !loads), .noDeadlock()],
      within: .depth(8), component: component)
  }
}

extension Network where Eff == RehearsalOf<Offline> {
  /// A network whose pages wait on a stage; `offline` fails.
  fileprivate static var staged: Network {
    Network(place: "") { page in
      .step(page) { () throws(Offline) in
        guard page != "offline" else { throw Offline() }
        return "the \(page): all laws hold"
      }
    }
  }
}

/// A typed text as the input of any component, with its meaning.
private struct TypedKey: Hashable, CustomStringConvertible {
  let text: String
  let description: String
}

extension Exhibit {
  /// The summary and the pairing.
  fileprivate var words: String { "\(summary) (\(pair))" }

  /// The texts that a user types. An arrow is a key of its own.
  fileprivate var inputs: ExploredInputs<TypedKey> {
    guard typing == .keys else {
      return .lines(keys.map(\.input)) { TypedKey(text: $0, description: $0) }
    }
    return .keys(
      keys.flatMap { key in
        let input = TypedKey(text: key.input, description: key.meaning)
        return [(key.input, input)] + (key.arrow.map { [($0.rawValue, input)] } ?? [])
      })
  }
}

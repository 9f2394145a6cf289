import Pairings
import PairingsAtlas
import PairingsDifferences

/// The description of a client's component, whichever its effect.
@MainActor
struct ClientComponent<Input: Hashable, View> {
  let name: String
  let inputs: ExploredInputs<Input>
  let bounds: Bounds
  private let showing: ((View) -> String)?

  init(
    _ name: String, _ inputs: ExploredInputs<Input>, _ showing: ((View) -> String)?,
    _ bounds: Bounds
  ) {
    (self.name, self.inputs, self.showing, self.bounds) = (name, inputs, showing, bounds)
  }

  /// The name in the source of a test.
  var identifier: String { PairingsDifferences.identifier(name) }

  /// The function that returns the text of a view.
  var text: (View) -> String { showing ?? { "\($0)" } }

  /// The inputs that a search takes.
  var typed: [Typed<Input>] {
    inputs.keys.compactMap { key in
      inputs.read(key.input).map { Typed(text: key.input, input: $0) }
    }
  }

  /// Returns the description for hosts.
  func exhibit(about summary: String, pair: String) -> Exhibit {
    Exhibit(name: name, pair: pair, summary: summary, typing: inputs.typing, keys: inputs.keys)
  }

  /// Opens a session on an explorer.
  func session<Eff: Launching, Pair: Pairing>(
    _ explorer: Explorer<Eff, Pair, Input, View>, _ keepsPast: Bool
  ) -> Session {
    Session(
      explorer, keepingPast: keepsPast, showing: text,
      reading: { [inputs] text throws(Refusal) in try inputs.input(text) })
  }

  /// Returns the form of the component in the source of a test.
  func source(of component: String, failing failure: String?) -> TestSource {
    let described = View.self == String.self ? "" : ", showing: { \"\\($0)\" }"
    let shown = showing == nil ? described : ", showing: text"
    return TestSource(
      component: component + shown, input: { [inputs] in "test.send(\(inputs.source($0)))" },
      failure: failure ?? "failure")
  }
}

extension Component where Input: Hashable {
  /// The same component, with inputs that keep their texts.
  var typed: Component<Eff, Pair, Typed<Input>, View> {
    widen(input: Prism(preview: { $0.input }, review: { Typed(text: "", input: $0) }))
  }
}

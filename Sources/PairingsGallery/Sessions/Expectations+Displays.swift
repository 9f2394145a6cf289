#if canImport(PairingsAtlas)
package import Pairings
package import PairingsAtlas
package import PairingsSession

extension Display {
  /// Returns the inputs of the texts that the display accepts.
  package func inputs(_ texts: [String]) -> [Input] { texts.compactMap { try? respond($0) } }
}

extension Component where View == Display<Input>, Input: Hashable {
  /// The same component, with inputs that keep their texts.
  package var typed: Component<Eff, Pair, Typed<Input>, Display<Typed<Input>>> {
    widen(input: Prism(preview: { $0.input }, review: { Typed(text: "", input: $0) })).map { view in
      Display(text: view.text) { text throws(Refusal) in
        Typed(text: text, input: try view.respond(text))
      }
    }
  }
}

/// The model of a component whose actions are typed texts.
package typealias TypedModel<Pair: Pairing, Input: Hashable> = Described<
  Interactions<IdentityOf, Pair, Typed<Input>, Display<Typed<Input>>>, ComponentView
>

extension Component where Eff == IdentityOf, View == Display<Input>, Input: Hashable {
  /// Returns the model with these texts for actions.
  package func model(_ texts: [String]) -> TypedModel<Pair, Input>
  where Pair.Space: LocatedComonad {
    Interactions(typed, inputs: { $0.inputs(texts) }).described { ComponentView(text: $0.text) }
  }

  /// Returns the model with these texts for actions, of a component whose view is the key of its
  /// state.
  package func modelOfViews(_ texts: [String]) -> TypedModel<Pair, Input> {
    Interactions(typed, key: { $0.text }, inputs: { $0.inputs(texts) })
      .described { ComponentView(text: $0.text) }
  }
}
#endif

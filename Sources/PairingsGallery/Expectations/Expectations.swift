#if canImport(PairingsAtlas)
package import Pairings
package import PairingsAtlas

/// The properties of a component of the gallery, and its model with its views and actions erased
/// to texts.
package struct Expectations {
  package typealias Result = CheckResult<String, ComponentView>

  /// The bounds within which the properties are decided.
  package let bounds: Bounds

  /// The properties.
  package let properties: [Property<ComponentView>]

  package let check: ([Property<ComponentView>], Bounds, ((Progress) -> Bool)?) -> Result
  package let checkDepthFirst:
    ([Property<ComponentView>], Bounds, UInt64, ((Progress) -> Bool)?) -> Result

  /// Checks properties, and returns a chart of at most so many states.
  package let draw:
    ([Property<ComponentView>], Bounds, _ limit: Int, ((Progress) -> Bool)?) -> (
      result: Result, chart: Chart
    )

  /// Returns the event of an action in a recording; nil if a recording cannot express actions.
  package let event: ((String) -> Event)?

  /// Makes the expectations of a model.
  ///
  /// - Parameter fair: Returns true for the actions that are weakly fair.
  package init<System: Model>(
    _ model: System, within bounds: Bounds = .none,
    fair: @escaping (String) -> Bool = { _ in true },
    event: ((String) -> Event)? = { .input($0) }, _ properties: Property<ComponentView>...
  ) where System.View == ComponentView, System.Action == String {
    let atlas = Atlas(Behaviour(model), fair: fair)
    (self.bounds, self.properties, self.event) = (bounds, properties, event)
    check = { atlas.check($0, within: $1, progress: $2) }
    checkDepthFirst = { atlas.checkDepthFirst($0, within: $1, seed: $2, progress: $3) }
    draw = { atlas.check($0, within: $1, drawing: $2, progress: $3) { $0.text } }
  }
}

/// An input with the text from which it was parsed.
package struct Typed<Input: Hashable>: Hashable, CustomStringConvertible {
  package let text: String
  package let input: Input

  package var description: String { text }
}

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

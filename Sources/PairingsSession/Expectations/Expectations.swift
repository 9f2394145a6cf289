#if canImport(PairingsAtlas)
package import PairingsAtlas

/// The properties of a component, and its model with its views erased to texts and its actions to
/// events.
package struct Expectations {
  /// The model.
  package let model: Behaviour

  /// The function that returns true for the actions that are weakly fair.
  package let isFair: (SearchAction) -> Bool

  /// The bounds within which the properties are decided.
  package let bounds: Bounds

  /// The properties.
  package let properties: [Property<ComponentView>]

  /// Makes the expectations of a model whose actions are named.
  ///
  /// - Parameter event: Returns the event of an action in a recording; nil if a recording cannot
  ///   express it.
  package init<System: Model>(
    _ model: System, within bounds: Bounds = .none,
    event: @escaping (String) -> Event? = { .input($0) }, _ properties: Property<ComponentView>...
  ) where System.View == ComponentView, System.Action == String {
    self.init(
      model, within: bounds, showing: { $0 }, event: event, properties: properties)
  }

  /// Makes the expectations of a model with an array of properties.
  ///
  /// - Parameters:
  ///   - shown: Returns the view as the properties are about it.
  ///   - fair: Returns true for the actions that are weakly fair.
  ///   - event: Returns the event of an action in a recording; nil if a recording cannot express
  ///     it.
  package init<System: Model>(
    _ model: System, within bounds: Bounds = .none,
    showing shown: @escaping (System.View) -> ComponentView,
    fair: @escaping (SearchAction) -> Bool = { _ in true },
    event: @escaping (System.Action) -> Event?, properties: [Property<ComponentView>]
  ) {
    self.model = Behaviour(model, showing: shown, event: event)
    (isFair, self.bounds, self.properties) = (fair, bounds, properties)
  }
}
#endif

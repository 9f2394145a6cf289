import PairingsAtlas

/// The properties of a component, and its model with its views erased to texts and its actions to
/// events.
struct Expectations {
  /// The model.
  let model: Behaviour

  /// The function that returns true for the actions that are weakly fair.
  let isFair: (SearchAction) -> Bool

  /// The bounds within which the properties are decided.
  let bounds: Bounds

  /// The properties.
  let properties: [Property<ComponentView>]

  /// Makes the expectations of a model.
  ///
  /// - Parameters:
  ///   - shown: Returns the view as the properties are about it.
  ///   - fair: Returns true for the actions that are weakly fair.
  ///   - event: Returns the event of an action in a recording; nil if a recording cannot express
  ///     it.
  init<System: Model>(
    _ model: System, within bounds: Bounds,
    showing shown: @escaping (System.View) -> ComponentView,
    fair: @escaping (SearchAction) -> Bool,
    event: @escaping (System.Action) -> Event?, properties: [Property<ComponentView>]
  ) {
    self.model = Behaviour(model, showing: shown, event: event)
    (isFair, self.bounds, self.properties) = (fair, bounds, properties)
  }
}

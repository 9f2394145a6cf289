#if canImport(PairingsAtlas)
package import PairingsAtlas

/// The properties of a component, and its model with its views and actions erased
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
    self.init(model, within: bounds, fair: fair, event: event, properties: properties)
  }

  /// Makes the expectations of a model with an array of properties.
  package init<System: Model>(
    _ model: System, within bounds: Bounds, fair: @escaping (String) -> Bool,
    event: ((String) -> Event)?, properties: [Property<ComponentView>]
  ) where System.View == ComponentView, System.Action == String {
    let atlas = Atlas(Behaviour(model), fair: fair)
    (self.bounds, self.properties, self.event) = (bounds, properties, event)
    check = { atlas.check($0, within: $1, progress: $2) }
    checkDepthFirst = { atlas.checkDepthFirst($0, within: $1, seed: $2, progress: $3) }
    draw = { atlas.check($0, within: $1, drawing: $2, progress: $3) { $0.text } }
  }
}
#endif

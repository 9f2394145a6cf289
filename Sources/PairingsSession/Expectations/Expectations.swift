#if canImport(PairingsAtlas)
package import PairingsAtlas

/// The properties of a component, and its model with its views erased to texts and its actions to
/// events.
package struct Expectations {
  package typealias Result = CheckResult<SearchAction, ComponentView>

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
    let atlas = Atlas(Behaviour(model, showing: shown, event: event), fair: fair)
    (self.bounds, self.properties) = (bounds, properties)
    check = { atlas.check($0, within: $1, progress: $2) }
    checkDepthFirst = { atlas.checkDepthFirst($0, within: $1, seed: $2, progress: $3) }
    draw = { atlas.check($0, within: $1, drawing: $2, progress: $3) { $0.text } }
  }
}
#endif

/// The options of a host that displays a component.
struct DisplayOptions: Equatable {
  /// The effect under which the component runs.
  let effect: EffectName

  /// True if the host shows the change to which each key leads.
  var showsFutures = false
}

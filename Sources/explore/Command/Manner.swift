/// In which manner a component is shown.
struct Manner: Equatable {
  /// What it runs under.
  let effect: EffectName

  /// Whether it is told what each key would lead to.
  var showsFutures = false
}

import PairingsConsole

/// A component as an ``ExploreCommand`` opens, records, replays and checks it.
///
///     ExploredComponent("counter", about: "a count", inputs: .keys(["+": .up, "-": .down])) {
///       counter
///     }
///
/// The component is one under `Identity`, whose interactions happen at once, or under `Rehearsal`,
/// whose effects wait on a stage. On a stage, each step of an effect ends a second after it began,
/// and sleeps take their time. A recording has each end, and the passage of time, as an event.
@MainActor
public struct ExploredComponent {
  /// A function that opens a component, whose session keeps a past or not.
  typealias Opening = @MainActor (_ keepingPast: Bool) -> Session

  let exhibit: Exhibit

  /// The function that opens the component, by effect.
  let sessions: [EffectName: Opening]

  /// The function that opens the component with recorded events instead of effects.
  let replayed: Opening

  /// The function that returns the properties of the component, with its model.
  let expectations: @MainActor () -> Expectations

  /// The form of the component in the source of a test.
  let source: TestSource

  var name: String { exhibit.name }

  /// The effects under which the component runs; the first is the default.
  var effects: [EffectName] { EffectName.allCases.filter { sessions[$0] != nil } }

  /// Returns the effect of a name, or the default one, with the function that opens the component.
  ///
  /// - Throws: A refusal if the component does not run under the effect.
  func opening(under name: EffectName?) throws(Refusal) -> (effect: EffectName, open: Opening) {
    guard let effect = name ?? effects.first, let open = sessions[effect] else {
      throw Refusal(
        message: "\(self.name) does not run under \(name?.rawValue ?? "any effect"); "
          + "it runs under \(listed(effects.map(\.rawValue)))")
    }
    return (effect, open)
  }
}

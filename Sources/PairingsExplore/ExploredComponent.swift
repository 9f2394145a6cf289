package import PairingsSession

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
  /// A function that opens a component.
  package typealias Opening = @MainActor (SessionConfiguration) -> Session

  package let exhibit: Exhibit

  /// The function that opens the component, by effect.
  let sessions: [EffectName: Opening]

  /// The function that opens the component with recorded events instead of effects.
  let replayed: Opening

  /// The function that returns the properties of the component, with its model.
  package let expectations: @MainActor () -> Expectations

  /// The form of the component in the source of a test.
  let source: TestSource

  package var name: String { exhibit.name }

  /// The effects under which the component runs; the first is the default.
  var effects: [EffectName] { EffectName.allCases.filter { sessions[$0] != nil } }

  /// Makes a component of functions that open it.
  package init(
    _ exhibit: Exhibit, sessions: [EffectName: Opening], replayed: @escaping Opening,
    source: TestSource, expectations: @escaping @MainActor () -> Expectations
  ) {
    (self.exhibit, self.sessions, self.replayed) = (exhibit, sessions, replayed)
    (self.source, self.expectations) = (source, expectations)
  }
}

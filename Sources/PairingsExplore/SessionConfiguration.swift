package import PairingsSession

/// The configuration of a session with a component.
@MainActor
package struct SessionConfiguration {
  /// The seed of the random numbers; nil for the system's.
  package var seed: UInt64?

  /// True if the session keeps its past for time travel.
  package var keepsPast = false

  /// A callback with each answer that an effect gets.
  package var onAnswer: @MainActor (Answer) -> Void = { _ in }
}

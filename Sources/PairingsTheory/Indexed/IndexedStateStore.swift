public import PairingsCore

/// The indexed pairing of ``IndexedState`` with ``IndexedStore``.
@frozen
public struct IndexedStateStore: IndexedPairing, Sendable {
  /// Creates the pairing, which has no state.
  @inlinable
  public init() {}

  /// Runs the step from the store's position, and combines its value with that of the end.
  @inlinable
  public func pair<Source, Target, First, Second, Result>(
    _ move: Kind<Ix<IndexedStateOf, Source, Target>, First>,
    _ space: Kind<Ix<IndexedStoreOf, Source, Target>, Second>,
    _ combine: (First, Second) -> Result
  ) -> Result {
    let store = space.carrier(as: IndexedStoreCarrier.self)
    let (value, end) = move.run(store.position)
    return combine(value, store.see(end))
  }
}

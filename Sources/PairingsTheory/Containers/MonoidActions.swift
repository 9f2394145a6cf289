public import PairingsCore

/// The action that leaves every state as it is. With the state `Void`, it is the container of
/// ``Pairings/Moore``, and an ``Update`` of it is a ``Pairings/Writer``.
public enum TrivialAction<Patch: Monoid, State>: MonoidAction {
  /// Keeps the state.
  @inlinable
  public static func apply(_ patch: Patch, to state: inout State) {}
}

/// The action of a monoid on itself: a patch is appended to the state.
///
/// It is the container of ``Pairings/Traced``, whose shape is the log so far.
public enum RegularAction<Patch: Monoid>: MonoidAction {
  /// Appends the patch to the state.
  @inlinable
  public static func apply(_ patch: Patch, to state: inout Patch) { state.combine(with: patch) }
}

/// The action of overwriting: a patch is nil, or the state that replaces the present one.
///
/// ``UpdateToState`` makes a ``Pairings/State`` of each of its updates, and has no inverse: a step that
/// writes the state that it found, and one that writes nothing, are two updates and one `State`.
public enum Overwriting<State>: MonoidAction {
  /// Replaces the state, unless the patch is nil.
  @inlinable
  public static func apply(_ patch: Last<State>?, to state: inout State) {
    if let patch { state = patch.value }
  }
}

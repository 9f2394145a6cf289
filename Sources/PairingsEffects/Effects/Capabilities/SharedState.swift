public import PairingsCore

/// A state that the parts of an effect share and change.
@_fixed_layout
public class _SharedState {
  @inlinable
  init() {}

  /// Saves the state, and returns a function that restores it.
  @usableFromInline
  func checkpoint() -> () -> Void { {} }
}

extension Bracketing {
  /// Does nothing.
  @inlinable
  public static func _share(_ state: _SharedState) -> Kind<Self, Void> { pure(()) }
}

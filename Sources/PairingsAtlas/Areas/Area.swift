/// Somewhere to explore: places, what is seen from each, and the steps that lead on.
///
/// ``Positions`` are those of one state, ``Spaces`` of the moves of any pair, ``Interactions``
/// of a component, ``Schedules`` of a component whose effects are answered in every order,
/// and ``Twins`` of two areas side by side.
///
/// ## Laws
///
/// For every place `p`:
///
///     /* steps */ forEachStep(from: p) /* visits the same steps and places each time */
///     /* congruence: places that are identified as one have the same view and the same steps,
///        which lead to places that are identified as one */
///
/// - Precondition: A place has at most 65 536 steps.
public protocol Area<Place, Step, View>: SendableMetatype {
  /// Where one can be.
  associatedtype Place

  /// What leads from one place to another.
  associatedtype Step: Hashable

  /// What is seen of a place.
  associatedtype View

  /// Where it begins.
  var start: Place { get }

  /// Returns what tells a place from others; nothing if that cannot be told.
  func identify(_ place: Place) -> UInt64?

  /// Returns what is seen of a place.
  func view(from place: Place) -> View

  /// Calls a function with each step that can be taken and the place that it leads to.
  func forEachStep(from place: Place, _ visit: (Step, Place) -> Void)

  /// Calls a function with each wanted step that can be taken and the place that it leads to.
  ///
  /// Steps that nobody wants need not be taken, which saves what they cost.
  func forEachStep(
    from place: Place, where isWanted: (Step) -> Bool, _ visit: (Step, Place) -> Void)
}

extension Area {
  /// Takes each step, and calls the function with those that are wanted.
  @inlinable
  public func forEachStep(
    from place: Place, where isWanted: (Step) -> Bool, _ visit: (Step, Place) -> Void
  ) {
    forEachStep(from: place) { if isWanted($0) { visit($0, $1) } }
  }
}

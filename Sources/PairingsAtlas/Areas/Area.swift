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
///     /* wanted steps */ forEachStep(from: p, where: { _ in true }) /* visits them, too */
///     /* congruence: places that are identified as one have the same view and the same steps,
///        which lead to places that are identified as one */
///
/// A search stops in the middle of a place by an error that the functions throw which it hands
/// over; an area passes it on. An area that breaks a law is a ``Defect``.
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
  ///
  /// - Throws: The error that `visit` throws, at once.
  func forEachStep<Stop: Error>(
    from place: Place, _ visit: (Step, Place) throws(Stop) -> Void) throws(Stop)

  /// Calls a function with each wanted step that can be taken and the place that it leads to.
  ///
  /// A step that is not wanted need not be taken, which saves its cost. `isWanted` is called for
  /// the same steps in the same order each time, and `visit` at most once after each call, before
  /// the next one. A step that is wanted may turn out not to be possible.
  ///
  /// - Throws: The error that `isWanted` or `visit` throws, at once.
  func forEachStep<Stop: Error>(
    from place: Place, where isWanted: (Step) throws(Stop) -> Bool,
    _ visit: (Step, Place) throws(Stop) -> Void) throws(Stop)
}

extension Area {
  /// Takes each step, and calls the function with those that are wanted.
  ///
  /// - Throws: The error that `isWanted` or `visit` throws, at once.
  @inlinable
  public func forEachStep<Stop: Error>(
    from place: Place, where isWanted: (Step) throws(Stop) -> Bool,
    _ visit: (Step, Place) throws(Stop) -> Void
  ) throws(Stop) {
    try forEachStep(from: place) { (step, next) throws(Stop) in
      if try isWanted(step) { try visit(step, next) }
    }
  }
}

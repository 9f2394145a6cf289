public import PairingsCore

/// The capability to choose the place of the work that follows.
///
/// A shift holds until the next one, or to the end of the effect that is run, also across handled
/// failures, cancellations and the inputs that a stream sends. A commit happens in the isolation of
/// the component. Only work that may leave its isolation moves: the functions that connect steps run
/// in the isolation that launched the effect.
///
/// ## Laws
///
/// For every `p`, `q` and `a`:
///
///     then(shift(to: p), shift(to: q)) == shift(to: q)              // the last shift counts
///     then(shift(to: p), pure(a)) == replace(shift(to: p), with: a) // pure has no place
public protocol Shifting: Monad {
  /// The type of places for work.
  associatedtype Workplace

  /// Moves the work that follows to a place.
  static func shift(to place: Workplace) -> Kind<Self, Void>
}

extension Kind where Brand: Shifting, Value == Void {
  /// Moves the work that follows to a place.
  @inlinable
  public static func shift(to place: Brand.Workplace) -> Kind { Brand.shift(to: place) }
}

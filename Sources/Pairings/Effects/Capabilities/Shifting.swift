/// The capability to say where the work that follows is done.
///
/// A shift holds from where it stands until the next one, or to the end of the
/// effect that is run, also across failures that are handled, cancellations and
/// commits: a commit happens where the component lives and leaves the place of
/// the work as it was. Only work that may leave its isolation is done elsewhere:
/// the functions that connect steps run where the effect was launched.
///
/// ## Laws
///
/// For every `p`, `q` and `a`:
///
///     then(shift(to: p), shift(to: q)) == shift(to: q)              // the last one counts
///     then(shift(to: p), pure(a)) == replace(shift(to: p), with: a) // a value has no place
public protocol Shifting: Monad {
  /// Where work can be done.
  associatedtype Workplace

  /// Does the work that follows at a place.
  static func shift(to place: Workplace) -> Kind<Self, Void>
}

extension Kind where Brand: Shifting, Value == Void {
  /// Does the work that follows at a place.
  @inlinable
  public static func shift(to place: Brand.Workplace) -> Kind { Brand.shift(to: place) }
}

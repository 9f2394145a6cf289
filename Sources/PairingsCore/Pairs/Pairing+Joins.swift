// Pairings that are made of others have types of their own. These members create them in implicit
// member syntax.

extension Pairing {
  /// Returns the pairing of this pair's spaces side by side with those of another.
  @inlinable
  public func day<Other: Pairing>(_ other: Other) -> DayPairing<Self, Other> {
    DayPairing(self, other)
  }

  /// Returns the pairing of the sums of this pair's spaces with those of another, of which one is
  /// shown.
  @inlinable
  public func sum<Other: Pairing>(_ other: Other) -> SumPairing<Self, Other> {
    SumPairing(self, other)
  }

  /// Returns the pairing of lists of this pair's spaces, identified by values of a type.
  ///
  ///     StateStore<Int>().each(by: String.self)
  @inlinable
  public func each<ID: Hashable>(by id: ID.Type) -> EachPairing<ID, Self> { EachPairing(self) }
}

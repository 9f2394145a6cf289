public import PairingsCore

extension _KindProtocol where Exact == Self {
  /// Creates the same move, as one that chooses a position.
  ///
  /// - Law: `Update(u.co) == u`, and `Update(c).co == c`.
  @inlinable
  public init<Container>(_ co: Co<CoupdateOf<Container>, Value>)
  where Brand == UpdateOf<Container> {
    self = Self._returning(
      Brand.make(
        .step { place in
          let space = Coupdate<Container, Container.Position>(place.shape) { $0.position }
          let (value, position) = co.pair(with: space) { ($0, $1) }
          place.follow(position)
          return value
        }))
  }
}

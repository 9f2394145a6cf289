/// One of two sides.
@frozen
public enum Side: CaseIterable, Hashable, Sendable {
  /// The left side.
  case first

  /// The right side.
  case second

  /// The other side.
  @inlinable
  public var toggled: Side { self == .first ? .second : .first }
}

#if !hasFeature(Embedded)
extension Side: Codable {}
#endif

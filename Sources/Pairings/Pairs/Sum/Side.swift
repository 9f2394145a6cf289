/// One of two sides.
@frozen
public enum Side: CaseIterable, Hashable, Codable, Sendable {
  /// The left side.
  case first

  /// The right side.
  case second

  /// The other side.
  @inlinable
  public var toggled: Side { self == .first ? .second : .first }
}

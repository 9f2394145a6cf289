/// One of two sides.
@frozen
public enum SumSide: CaseIterable, Equatable, Hashable, Sendable {
  /// The left side.
  case first

  /// The right side.
  case second

  /// The other side.
  @inlinable
  public var toggled: SumSide { self == .first ? .second : .first }
}

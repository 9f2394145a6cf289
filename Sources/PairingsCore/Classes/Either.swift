/// One of two values.
@frozen
public enum Either<Left, Right> {
  /// The value of the left side.
  case left(Left)

  /// The value of the right side.
  case right(Right)
}

extension Either: Equatable where Left: Equatable, Right: Equatable {}
extension Either: Hashable where Left: Hashable, Right: Hashable {}
extension Either: Sendable where Left: Sendable, Right: Sendable {}

#if !hasFeature(Embedded)
extension Either: Codable where Left: Codable, Right: Codable {}
#endif

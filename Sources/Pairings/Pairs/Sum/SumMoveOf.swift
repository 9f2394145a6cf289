/// The brand of ``SumMove``.
public enum SumMoveOf<First: Pairing, Second: Pairing>: ProgramConstructor {
  /// Where the space is, and what moves its sides.
  public typealias Context = SumContext<First, Second>

  /// Moves cannot fail.
  public typealias Failure = Never

  /// Names `SumMove` as the carrier.
  @inlinable
  public static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    SumMove<First, Second, Value>.self
  }

  /// Makes a move of a program's body.
  @inlinable
  public static func carrying<Value>(_ body: Program<Self, Value>.Body) -> Kind<Self, Value> {
    SumMove(body)
  }
}

extension Kind {
  /// Returns the carrier of this kind.
  ///
  /// The cast is sound: `SumMove` is the one class that a kind of this brand has.
  @inlinable @inline(__always)
  public func narrow<First, Second>() -> SumMove<First, Second, Value>
  where Brand == SumMoveOf<First, Second> {
    unsafeDowncast(self, to: SumMove<First, Second, Value>.self)
  }
}

/// What a ``SumMove`` works on: both spaces, and the pairings that move them.
///
/// - Precondition: A step leaves the one that it was given and not that of another
///   space, whose values may have other types.
@frozen
public struct SumContext<First: Pairing, Second: Pairing> {
  @usableFromInline var place: SumPlace<First.Space, Second.Space>
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable
  init(_ place: consuming SumPlace<First.Space, Second.Space>, _ first: First, _ second: Second) {
    self.place = place
    self.first = first
    self.second = second
  }
}

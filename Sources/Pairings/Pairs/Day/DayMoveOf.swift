/// The brand of ``DayMove``.
public enum DayMoveOf<First: Pairing, Second: Pairing>: ProgramConstructor {
  /// Where the space is, and what moves its sides.
  public typealias Context = DayContext<First, Second>

  /// Moves cannot fail.
  public typealias Failure = Never

  /// Names `DayMove` as the carrier.
  @inlinable
  public static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    DayMove<First, Second, Value>.self
  }

  /// Makes a move of a program's body.
  @inlinable
  public static func carrying<Value>(_ body: Program<Self, Value>.Body) -> Kind<Self, Value> {
    DayMove(body)
  }
}

extension Kind {
  /// Returns the carrier of this kind.
  ///
  /// The cast is sound: `DayMove` is the one class that a kind of this brand has.
  @inlinable @inline(__always)
  public func narrow<First, Second>() -> DayMove<First, Second, Value>
  where Brand == DayMoveOf<First, Second> {
    unsafeDowncast(self, to: DayMove<First, Second, Value>.self)
  }
}

/// What a ``DayMove`` works on: both spaces, and the pairings that move them.
///
/// - Precondition: A step leaves the one that it was given and not that of another
///   space, whose values may have other types.
@frozen
public struct DayContext<First: Pairing, Second: Pairing> {
  @usableFromInline var place: DayPlace<First.Space, Second.Space>
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable
  init(_ place: consuming DayPlace<First.Space, Second.Space>, _ first: First, _ second: Second) {
    self.place = place
    self.first = first
    self.second = second
  }
}

#if !hasFeature(Embedded)
/// The brand of ``NaryDayMove``.
///
/// It has no values, like all brands; it is not an enumeration only because those
/// cannot have a parameter pack.
@frozen
public struct NaryDayMoveOf<each Part: Pairing>: ProgramConstructor {
  private init() {}

  /// Where the space is, and what moves its parts.
  public typealias Context = NaryDayPlace<repeat each Part>

  /// Moves cannot fail.
  public typealias Failure = Never

  /// Names `NaryDayMove` as the carrier.
  @inlinable
  public static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    NaryDayMove<repeat each Part, Value>.self
  }

  /// Makes a move of a program's body.
  @inlinable
  public static func carrying<Value>(_ body: Program<Self, Value>.Body) -> Kind<Self, Value> {
    NaryDayMove<repeat each Part, Value>(body)
  }
}

extension Kind {
  /// Returns the carrier of this kind.
  ///
  /// The cast is sound: `NaryDayMove` is the one class that a kind of this brand has.
  @inlinable @inline(__always)
  public func narrow<each Part>() -> NaryDayMove<repeat each Part, Value>
  where Brand == NaryDayMoveOf<repeat each Part> {
    unsafeDowncast(self, to: NaryDayMove<repeat each Part, Value>.self)
  }
}
#endif

/// The brand of ``SumSpace``.
public enum SumSpaceOf<First: Comonad, Second: Comonad>: PlacedConstructor {
  /// The side shown, and both spaces.
  public typealias Place = SumPlace<First, Second>

  /// Names `SumSpace` as the carrier.
  @inlinable
  public static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    SumSpace<First, Second, Value>.self
  }

  /// Makes a sum of a place and what is seen from every place.
  @inlinable
  public static func carrying<Value>(
    _ place: Place, _ see: @escaping (borrowing Viewpoint<Place>) -> Value
  ) -> Kind<Self, Value> {
    SumSpace(place, see)
  }
}

/// Where a ``SumSpace`` is: the side shown, and both spaces without the types of
/// their values.
@frozen
public struct SumPlace<First: Comonad, Second: Comonad> {
  /// Which side is shown.
  public var shown: Side

  @usableFromInline var first: Kind<First, Hidden>
  @usableFromInline var second: Kind<Second, Hidden>

  @inlinable
  init(shown: Side, first: Kind<First, Hidden>, second: Kind<Second, Hidden>) {
    self.shown = shown
    self.first = first
    self.second = second
  }
}

extension Kind {
  /// Returns the carrier of this kind.
  ///
  /// The cast is sound: `SumSpace` is the one class that a kind of this brand has.
  @inlinable @inline(__always)
  public func narrow<First, Second>() -> SumSpace<First, Second, Value>
  where Brand == SumSpaceOf<First, Second> {
    unsafeDowncast(self, to: SumSpace<First, Second, Value>.self)
  }
}

/// The brand of ``Day``.
public enum DayOf<First: Comonad, Second: Comonad>: PlacedConstructor {
  /// Both spaces.
  public typealias Place = DayPlace<First, Second>

  /// Names `Day` as the carrier.
  @inlinable
  public static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    Day<First, Second, Value>.self
  }

  /// Makes a day of a place and what is seen from every place.
  @inlinable
  public static func carrying<Value>(
    _ place: Place, _ see: @escaping (borrowing Viewpoint<Place>) -> Value
  ) -> Kind<Self, Value> {
    Day(place, see)
  }
}

/// Where a ``Day`` is: both spaces without the types of their values.
@frozen
public struct DayPlace<First: Comonad, Second: Comonad> {
  @usableFromInline var first: Kind<First, Hidden>
  @usableFromInline var second: Kind<Second, Hidden>

  @inlinable
  init(first: Kind<First, Hidden>, second: Kind<Second, Hidden>) {
    self.first = first
    self.second = second
  }
}

extension Kind {
  /// Returns the carrier of this kind.
  ///
  /// The cast is sound: `Day` is the one class that a kind of this brand has.
  @inlinable @inline(__always)
  public func narrow<First, Second>() -> Day<First, Second, Value>
  where Brand == DayOf<First, Second> {
    unsafeDowncast(self, to: Day<First, Second, Value>.self)
  }
}

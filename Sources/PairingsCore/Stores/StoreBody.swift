/// A place with a view from it and from every place that moves lead to: the shared implementation
/// of spaces that have a place.
@usableFromInline
@_fixed_layout
package final class StoreBody<Brand: _StoreConstructor, Value>:
  _ExclusiveBox<Brand, Viewpoint<Brand.Place>?, Value>
{
  // The content is nil while a move has taken the place out to change it.

  /// A function that computes the value at a place.
  @usableFromInline package let see: (borrowing Viewpoint<Brand.Place>) -> Value

  @inlinable
  package init(_ place: Brand.Place, _ see: @escaping (borrowing Viewpoint<Brand.Place>) -> Value) {
    self.see = see
    super.init(Viewpoint(place))
  }

  /// The present place.
  ///
  /// - Precondition: The property is not read by the move that changes it.
  @inlinable
  package var current: Brand.Place { look { $0.place } }

  /// The value at the present place, computed without counting references.
  ///
  /// - Precondition: The property is not read by the move that changes it.
  @inlinable
  package var seen: Value { look(see) }

  @inlinable @inline(__always)
  package func look<Result>(_ see: (borrowing Viewpoint<Brand.Place>) -> Result) -> Result {
    read { content in
      switch content {
      case .some(let viewpoint): return see(viewpoint)
      case .none: preconditionFailure("A space at rest has a place.")
      }
    }
  }

  /// Changes the place by a move, which takes the place out and puts it back.
  ///
  /// - Precondition: Only the caller refers to the space.
  @inlinable @inline(__always)
  package func movePlace<Result>(
    _ change: (consuming Brand.Place) -> (Result, Brand.Place)
  ) -> Result {
    move { content in
      guard let place = content.take()?.place else {
        preconditionFailure("A space at rest has a place.")
      }
      let (result, arrival) = change(consume place)
      content = Viewpoint(arrival)
      return result
    }
  }
}

/// A place for a view. It cannot be copied, so that views count no references.
///
/// Read the parts of ``place`` directly: a part that is used at once is not copied either.
@usableFromInline
@frozen
package struct Viewpoint<Place>: ~Copyable {
  /// The place.
  @usableFromInline package let place: Place

  /// Creates a viewpoint from a place.
  @inlinable
  package init(_ place: consuming Place) { self.place = place }

  /// Returns the value at a place.
  @inlinable @inline(never)  // The optimiser of Swift 6.3.1 crashes where it inlines this.
  package static func look<Value>(from place: Place, _ see: (borrowing Self) -> Value) -> Value {
    see(Viewpoint(place))
  }
}

/// A place, and what is seen from it and from every place that moves lead to: the
/// shared body of the spaces that have a place.
@usableFromInline
@_fixed_layout
final class Placed<Brand: _PlacedConstructor, Value>:
  Cell<Brand, Viewpoint<Brand.Place>?, Value>
{
  // The content is nothing while a move has taken the place out to work on it.

  /// What is seen from a place.
  @usableFromInline let see: (borrowing Viewpoint<Brand.Place>) -> Value

  @inlinable
  init(_ place: Brand.Place, _ see: @escaping (borrowing Viewpoint<Brand.Place>) -> Value) {
    self.see = see
    super.init(Viewpoint(place))
  }

  /// The present place.
  ///
  /// - Precondition: It is not read by the very move that works on it.
  @inlinable
  var current: Brand.Place { look { $0.place } }

  /// What is seen from the present place; counts no references.
  ///
  /// - Precondition: It is not read by the very move that works on it.
  @inlinable
  var seen: Value { look(see) }

  @inlinable @inline(__always)
  func look<Result>(_ see: (borrowing Viewpoint<Brand.Place>) -> Result) -> Result {
    read { content in
      switch content {
      case .some(let viewpoint): return see(viewpoint)
      case .none: preconditionFailure("A space at rest has a place.")
      }
    }
  }

  /// Lets a move work on the place, which it takes out and puts back.
  ///
  /// - Precondition: Nothing but the caller refers to the space.
  @inlinable @inline(__always)
  func movePlace<Result>(
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

/// A place to look from. It cannot be copied, so that to look counts no references.
///
/// Read what is in ``place`` where it is: a part that is used at once is not copied
/// either.
@usableFromInline
@frozen
struct Viewpoint<Place>: ~Copyable {
  /// The place.
  @usableFromInline let place: Place

  /// Makes a place one to look from.
  @inlinable
  init(_ place: consuming Place) { self.place = place }

  /// Returns what is seen from a place.
  @inlinable @inline(never)  // The optimiser of Swift 6.3.1 crashes where it inlines this.
  static func look<Value>(from place: Place, _ see: (borrowing Self) -> Value) -> Value {
    see(Viewpoint(place))
  }
}

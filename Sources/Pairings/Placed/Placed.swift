/// A place, and what is seen from it and from every place that moves lead to: the
/// shared body of the spaces that are made of other spaces.
///
/// Such a space forgets what values its parts have, keeps the parts as its place,
/// and renders them by one function. `extend` composes with that function and
/// leaves the place alone, which is why it is lawful for every kind of place.
///
///     final class Pile<Value>: Placed<PileOf, Value> {}
///     enum PileOf: PlacedConstructor {
///       typealias Place = [Int]
///       static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type { Pile<Value>.self }
///       static func carrying<Value>(
///         _ place: Place, _ see: @escaping (borrowing Viewpoint<Place>) -> Value
///       ) -> Kind<Self, Value> {
///         Pile(place, see)
///       }
///     }
///
/// - Complexity: O(1) for every operation, besides the calls of its closures.
open class Placed<Brand: PlacedConstructor, Value>: Kind<Brand, Value> {
  /// The place; nothing while a move works on it.
  ///
  /// Exclusivity needs no check. `PlacedPairing.move` alone writes, to a space that it
  /// took out of its only strong reference: while the space is looked at, whoever looks
  /// holds a reference of its own. A move takes the place out and puts it back, so that
  /// no write lasts.
  @exclusivity(unchecked) @usableFromInline final var held: Viewpoint<Brand.Place>?

  /// What is seen from a place.
  @usableFromInline final let see: (borrowing Viewpoint<Brand.Place>) -> Value

  /// Creates a space from a place and what is seen from every place.
  @inlinable
  public init(
    _ place: Brand.Place, _ see: @escaping (borrowing Viewpoint<Brand.Place>) -> Value
  ) {
    held = Viewpoint(place)
    self.see = see
  }

  /// The present place.
  ///
  /// - Precondition: It is not read by the very move that works on it.
  @inlinable
  public final var place: Brand.Place {
    switch held {
    case .some(let viewpoint): return viewpoint.place
    case .none: preconditionFailure("A move reads the space that it moves.")
    }
  }

  /// What is seen from the present place; counts no references.
  ///
  /// - Precondition: It is not read by the very move that works on it.
  @inlinable
  final var seen: Value {
    switch held {
    case .some(let viewpoint): return see(viewpoint)
    case .none: preconditionFailure("A move reads the space that it moves.")
    }
  }

  /// The way from a kind to its space.
  ///
  /// The cast is sound: `Brand.carrier(of: Value.self)` is the only class that a
  /// value of `Kind<Brand, Value>` can have, and it must be placed, because the
  /// conformance makes it of a place.
  @inlinable @inline(__always)
  static func narrow(_ kind: Kind<Brand, Value>) -> Placed { unsafeDowncast(kind, to: Placed.self) }
}

/// A place to look from. It cannot be copied, so that to look counts no references.
///
/// Read what is in ``place`` where it is: a part that is used at once is not copied
/// either.
@frozen
public struct Viewpoint<Place>: ~Copyable {
  /// The place.
  public let place: Place

  /// Makes a place one to look from.
  @inlinable
  public init(_ place: consuming Place) { self.place = place }

  /// Returns what is seen from a place.
  @inlinable @inline(never)  // The optimiser of Swift 6.3.1 crashes where it inlines this.
  static func look<Value>(from place: Place, _ see: (borrowing Self) -> Value) -> Value {
    see(Viewpoint(place))
  }
}

/// The brand of a comonad whose values are placed.
///
/// It names a type of places and the carrier; extract, map and extend come with it.
public protocol PlacedConstructor: Comonad {
  /// What a space knows and a move changes.
  associatedtype Place

  /// Makes the carrier, which must be a subclass of ``Placed``.
  static func carrying<Value>(
    _ place: Place, _ see: @escaping (borrowing Viewpoint<Place>) -> Value
  ) -> Kind<Self, Value>
}

extension PlacedConstructor {
  /// Transforms what is seen from every place.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    let (place, see) = (Placed.narrow(fa).place, Placed.narrow(fa).see)
    return carrying(place) { transform(see($0)) }
  }

  /// Returns what is seen from the present place.
  @inlinable
  public static func extract<Value>(_ wa: Kind<Self, Value>) -> Value {
    Placed.narrow(wa).seen
  }

  /// Recomputes what is seen from every place from the space as seen from there.
  @inlinable
  public static func extend<Value, NewValue>(
    _ wa: Kind<Self, Value>, _ transform: @escaping (Kind<Self, Value>) -> NewValue
  ) -> Kind<Self, NewValue> {
    let (place, see) = (Placed.narrow(wa).place, Placed.narrow(wa).see)
    return carrying(place) { transform(carrying($0.place, see)) }
  }
}

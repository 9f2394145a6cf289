public import PairingsCore

/// A shape with a value for every position of it: the comonad of spaces that an ``Update`` moves
/// in.
///
/// For a ``Pairings/MonoidAction`` it is a pair `(State, (Patch) -> Value)`: the present state, and a value
/// after every patch.
///
///     enum Counting: MonoidAction {
///       static func apply(_ patch: Sum<Int>, to state: inout Int) { state += patch.value }
///     }
///     let count = Coupdate<Counting, String>(37) { "\($0.shape), after \($0.position.value)" }
///     count.moved(by: .tell(Sum(5))).extract()  // "42, after 5"
///
/// The space keeps the shape and the position that led to it, and moves change both in place.
///
/// ## Laws
///
/// The laws of ``Pairings/Comonad`` and ``Pairings/DirectedComonad``, and for a monoid action those of
/// ``Pairings/ComonadTraced``.
///
/// - Complexity: O(1) for every operation, besides those of the container and the calls of
///   closures.
/// - SeeAlso: Ahman and Uustalu, *Update Monads: Cointerpreting Directed Containers* (2014).
public typealias Coupdate<Container: DirectedContainer, Value> = Kind<CoupdateOf<Container>, Value>

extension _KindProtocol where Exact == Self {
  /// Creates a space from a shape and the value of every place: the shape there, and the position
  /// that leads to it.
  @inlinable
  public init<Container>(
    _ shape: Container.Shape, _ values: @escaping (UpdatePlace<Container>) -> Value
  ) where Brand == CoupdateOf<Container> {
    self = Self._returning(Brand.placed(UpdatePlace(shape)) { values($0.place) })
  }
}

/// The brand of ``Coupdate``.
public enum CoupdateOf<Container: DirectedContainer>:
  _StoreConstructor, DirectedComonad, PairedComonad
{
  /// The shape with the position that led to it.
  public typealias Place = UpdatePlace<Container>

  /// The pairing with ``Update``.
  @inlinable
  public static var pairing: UpdateCoupdate<Container> { UpdateCoupdate() }

  /// Returns the present shape.
  @inlinable
  public static func shape<Value>(_ wa: Kind<Self, Value>) -> Container.Shape {
    placed(wa).current.shape
  }

  /// Returns the value at a position of the present shape; nil if the shape does not have it.
  @inlinable
  public static func peek<Value>(
    _ wa: Kind<Self, Value>, along position: Container.Position
  ) -> Value? {
    var place = placed(wa).current
    guard Container.isEnabled(position, at: place.shape) else { return nil }
    place.follow(position)
    return Viewpoint.look(from: place, placed(wa).see)
  }
}

extension CoupdateOf: ComonadTraced where Container: MonoidAction {
  /// The monoid of patches.
  public typealias Log = Container.Patch

  /// Returns the value after a patch.
  @inlinable
  public static func trace<Value>(_ wa: Kind<Self, Value>, _ patch: Container.Patch) -> Value {
    var place = placed(wa).current
    place.follow(patch)
    return Viewpoint.look(from: place, placed(wa).see)
  }
}

extension CoupdateOf: LocatedComonad
where Container.Shape: Hashable, Container.Position: Hashable {
  /// Adds the shape and the position that led to it to the fingerprint.
  @inlinable
  public static func locate<Value>(
    _ wa: Kind<Self, Value>, in fingerprint: inout Fingerprint
  ) {
    fingerprint.combine(placed(wa).current)
  }
}

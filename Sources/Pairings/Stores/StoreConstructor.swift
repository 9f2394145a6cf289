/// The brand of a comonad whose values are placed: a place, and a value for it and for every place
/// that moves lead to.
///
/// `extend` composes with the view and keeps the place, and so is lawful for every type of place. A
/// custom space names its place and has full access to it. Moves on the place are a
/// ``ProgramConstructor``. The pairing of the two needs two names and no code:
///
///     enum PileOf: StoreConstructor { typealias Place = [Int] }
///     enum PushOf: ProgramConstructor { typealias Context = [Int] }
///     struct PushPile: ProgramStorePairing {
///       typealias Moves = PushOf
///       typealias Space = PileOf
///     }
///     let pile = Kind<PileOf, Int>(at: []) { $0.count }
///     let push = Kind<PushOf, Void> { $0.append(1) }
///     PushPile().moved(pile, by: push.then(push)).extract()  // 2
///
/// ## Laws
///
/// The laws of ``Comonad``.
///
/// - Complexity: O(1) for every operation, besides the calls of its closures.
public protocol StoreConstructor: _StoreConstructor {}

/// The brand of a comonad whose values are placed, but which does not allow custom places.
public protocol _StoreConstructor: Comonad where _Representation == _StoreRepresentation {
  /// The type of places, which moves change.
  associatedtype Place
}

/// The representation of kinds that are placed.
public enum _StoreRepresentation {}

extension _StoreConstructor {
  /// Returns the kind as its place with the view from it.
  @inlinable @inline(__always)
  static func placed<Value>(_ kind: Kind<Self, Value>) -> StoreBody<Self, Value> {
    kind.carrier(as: StoreBody.self)
  }

  /// Returns the space of a place and the view from every place.
  @inlinable @inline(__always)
  static func placed<Value>(
    _ place: Place, _ see: @escaping (borrowing Viewpoint<Place>) -> Value
  ) -> Kind<Self, Value> {
    StoreBody(place, see)
  }
}

extension _KindProtocol where Exact == Self, Brand: StoreConstructor {
  /// Creates a space from a place and the value of every place.
  @inlinable
  public init(at place: Brand.Place, _ see: @escaping (Brand.Place) -> Value) {
    self = Self._returning(StoreBody(place) { see($0.place) })
  }
}

extension Kind where Brand: StoreConstructor {
  /// The present place.
  ///
  /// - Precondition: The property is not read by the move that changes it.
  @inlinable
  public var place: Brand.Place { Brand.placed(self).current }
}

// MARK: - Comonad

extension _StoreConstructor {
  /// Transforms the value of every place.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    let see = placed(fa).see
    return placed(placed(fa).current) { transform(see($0)) }
  }

  /// Returns the value of the present place.
  @inlinable
  public static func extract<Value>(_ wa: Kind<Self, Value>) -> Value { placed(wa).seen }

  /// Recomputes the value of every place by a function of the space at that place.
  @inlinable
  public static func extend<Value, NewValue>(
    _ wa: Kind<Self, Value>, _ transform: @escaping (Kind<Self, Value>) -> NewValue
  ) -> Kind<Self, NewValue> {
    let see = placed(wa).see
    return placed(placed(wa).current) { transform(placed($0.place, see)) }
  }
}

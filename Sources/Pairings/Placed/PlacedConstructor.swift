/// The brand of a comonad whose values are placed: a place, and what is seen from it and
/// from every place that moves lead to.
///
/// `extend` composes with what is seen and leaves the place alone, which is why it is
/// lawful for every kind of place. A space of your own names its place, and owns all of
/// it; moves on the place are a ``ProgramConstructor``, and the pairing of the two needs
/// two names and no code:
///
///     enum PileOf: PlacedConstructor { typealias Place = [Int] }
///     enum PushOf: ProgramConstructor { typealias Context = [Int] }
///     struct PushPile: PlacedPairing {
///       typealias Moves = PushOf
///       typealias Space = PileOf
///     }
///     let pile = Kind<PileOf, Int>(at: []) { $0.count }
///     let push = Kind<PushOf, Void> { $0.append(1) }
///     PushPile().moved(pile, by: push.then(push)).extract()  // 2
///
/// ## Laws
///
/// Those of ``Comonad``.
///
/// - Complexity: O(1) for every operation, besides the calls of its closures.
public protocol PlacedConstructor: _PlacedConstructor {}

/// The brand of a comonad whose values are placed, but not in every place that a user may
/// think of.
public protocol _PlacedConstructor: Comonad where _Representation == _PlacedBody {
  /// What a space knows and a move changes.
  associatedtype Place
}

/// What kinds are made of that are placed.
public enum _PlacedBody {}

extension _PlacedConstructor {
  /// The kind as its place with what is seen from it.
  @inlinable @inline(__always)
  static func placed<Value>(_ kind: Kind<Self, Value>) -> Placed<Self, Value> {
    kind.carrier(as: Placed.self)
  }

  /// The space of a place and what is seen from every place.
  @inlinable @inline(__always)
  static func placed<Value>(
    _ place: Place, _ see: @escaping (borrowing Viewpoint<Place>) -> Value
  ) -> Kind<Self, Value> {
    Placed(place, see)
  }
}

extension KindProtocol where Exact == Self, Brand: PlacedConstructor {
  /// Creates a space from a place and what is seen from every place.
  @inlinable
  public init(at place: Brand.Place, _ see: @escaping (Brand.Place) -> Value) {
    self = Self._returning(Placed(place) { see($0.place) })
  }
}

extension Kind where Brand: PlacedConstructor {
  /// The present place.
  ///
  /// - Precondition: It is not read by the very move that works on it.
  @inlinable
  public var place: Brand.Place { Brand.placed(self).current }
}

// MARK: - Comonad

extension _PlacedConstructor {
  /// Transforms what is seen from every place.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    let see = placed(fa).see
    return placed(placed(fa).current) { transform(see($0)) }
  }

  /// Returns what is seen from the present place.
  @inlinable
  public static func extract<Value>(_ wa: Kind<Self, Value>) -> Value { placed(wa).seen }

  /// Recomputes what is seen from every place from the space as seen from there.
  @inlinable
  public static func extend<Value, NewValue>(
    _ wa: Kind<Self, Value>, _ transform: @escaping (Kind<Self, Value>) -> NewValue
  ) -> Kind<Self, NewValue> {
    let see = placed(wa).see
    return placed(placed(wa).current) { transform(placed($0.place, see)) }
  }
}

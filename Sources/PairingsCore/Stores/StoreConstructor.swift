/// The brand of a comonad whose values are placed: a place, and a value for it and for every place
/// that moves lead to.
///
/// `extend` composes with the view and keeps the place, and so is lawful for every type of place. A
/// custom space names the type of its positions and has full access to them: `position`, `peek` and
/// `seek` are those of ``ComonadStore``. Moves on the position are a ``ProgramConstructor``. The
/// pairing of the two needs two names and no code:
///
///     enum PileOf: StoreConstructor { typealias Position = [Int] }
///     enum PushOf: ProgramConstructor { typealias Context = [Int] }
///     struct PushPile: ProgramStorePairing {
///       typealias Moves = PushOf
///       typealias Space = PileOf
///     }
///     let pile = Kind<PileOf, Int>(at: []) { $0.count }
///     let push = Kind<PushOf, Void> { $0.append(1) }
///     PushPile().moved(pile, by: push.then(push)).extract()  // 2
///     pile.peek([1, 2, 3])                                   // 3
///
/// ## Laws
///
/// The laws of ``Comonad`` and ``ComonadStore``.
///
/// - Complexity: O(1) for every operation, besides the calls of its closures.
public protocol StoreConstructor: _StoreConstructor, ComonadStore where Place == Position {}

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
  package static func placed<Value>(_ kind: Kind<Self, Value>) -> StoreBody<Self, Value> {
    kind.carrier(as: StoreBody.self)
  }

  /// Returns the space of a place and the view from every place.
  @inlinable @inline(__always)
  package static func placed<Value>(
    _ place: Place, _ see: @escaping (borrowing Viewpoint<Place>) -> Value
  ) -> Kind<Self, Value> {
    StoreBody(place, see)
  }
}

extension _KindProtocol where Exact == Self, Brand: StoreConstructor {
  /// Creates a space from a position and the value of every position.
  @inlinable
  public init(at position: Brand.Position, _ see: @escaping (Brand.Position) -> Value) {
    self = Self._returning(StoreBody(position) { see($0.place) })
  }
}

// MARK: - Positions

extension StoreConstructor {
  /// Returns the present position.
  @inlinable
  public static func position<Value>(_ wa: Kind<Self, Value>) -> Position { placed(wa).current }

  /// Returns the value of a position.
  @inlinable
  public static func peek<Value>(_ wa: Kind<Self, Value>, _ position: Position) -> Value {
    Viewpoint.look(from: position, placed(wa).see)
  }

  /// Returns the space at a position.
  @inlinable
  public static func seek<Value>(
    _ wa: Kind<Self, Value>, _ position: Position
  ) -> Kind<Self, Value> {
    placed(position, placed(wa).see)
  }
}

extension StoreConstructor where Self: LocatedComonad, Position: Hashable {
  /// Adds the position to the fingerprint.
  @inlinable
  public static func locate<Value>(
    _ wa: Kind<Self, Value>, in fingerprint: inout Fingerprint
  ) {
    fingerprint.combine(wa.position)
  }
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

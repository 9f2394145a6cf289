/// A position among many, with a value for each: the comonad of spaces that a ``State`` moves in.
///
///     let squares = Store(3) { $0 * $0 }
///     squares.extract()                                    // 9
///     squares.peek(5)                                      // 25
///     squares.extend { $0.peeks { $0 + 1 } - $0.extract() }.extract()  // 7
///
/// ## Laws
///
/// The laws of ``Comonad`` and ``ComonadStore``.
///
/// - Complexity: O(1) for every operation, besides the calls of its closures.
/// - SeeAlso: Uustalu and Vene, *Comonadic Notions of Computation* (2008), where
///   it is the costate comonad.
public typealias Store<Position, Value> = Kind<StoreOf<Position>, Value>

extension _KindProtocol where Exact == Self {
  /// Creates a space from the present position and the value of every position.
  @inlinable
  public init<Position>(
    _ position: Position, _ values: @escaping (Position) -> Value
  ) where Brand == StoreOf<Position> {
    self = Self._returning(StoreCarrier(position, values))
  }
}

/// The carrier of ``Store``.
@usableFromInline
@_fixed_layout
package final class StoreCarrier<Position, Value>: _ExclusiveBox<StoreOf<Position>, Position, Value>
{
  @usableFromInline package let values: (Position) -> Value

  @inlinable
  init(_ position: Position, _ values: @escaping (Position) -> Value) {
    self.values = values
    super.init(position)
  }

  #if !hasFeature(Embedded)
  package override var _contents: String { shown("position") { "\(place)" } }
  #endif
}

/// The brand of ``Store``.
public enum StoreOf<Position>: ComonadStore, PairedComonad {
  /// The built-in representation.
  public typealias _Representation = _BuiltIn

  @inlinable @inline(__always)
  package static func carrier<Value>(_ kind: Kind<Self, Value>) -> StoreCarrier<Position, Value> {
    kind.carrier(as: StoreCarrier.self)
  }

  /// The pairing with ``State``.
  @inlinable
  public static var pairing: StateStore<Position> { StateStore() }
}

// MARK: - Comonad

extension StoreOf {
  /// Transforms the value of every position.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    let (position, values) = (carrier(fa).place, carrier(fa).values)
    return StoreCarrier(position) { transform(values($0)) }
  }

  /// Returns the value of the present position.
  @inlinable
  public static func extract<Value>(_ wa: Kind<Self, Value>) -> Value {
    carrier(wa).values(carrier(wa).place)
  }

  /// Recomputes the value of every position by a function of the store at that position.
  @inlinable
  public static func extend<Value, NewValue>(
    _ wa: Kind<Self, Value>, _ transform: @escaping (Kind<Self, Value>) -> NewValue
  ) -> Kind<Self, NewValue> {
    let (position, values) = (carrier(wa).place, carrier(wa).values)
    return StoreCarrier(position) { transform(StoreCarrier($0, values)) }
  }
}

// MARK: - Positions

extension StoreOf {
  /// Returns the present position.
  @inlinable
  public static func position<Value>(_ wa: Kind<Self, Value>) -> Position { carrier(wa).place }

  /// Returns the value of a position.
  @inlinable
  public static func peek<Value>(_ wa: Kind<Self, Value>, _ position: Position) -> Value {
    carrier(wa).values(position)
  }

  /// Returns the store at a position.
  @inlinable
  public static func seek<Value>(
    _ wa: Kind<Self, Value>, _ position: Position
  ) -> Kind<Self, Value> {
    StoreCarrier(position, carrier(wa).values)
  }
}

extension StoreOf: LocatedComonad where Position: Hashable {
  /// Adds the present position to the fingerprint.
  @inlinable
  public static func locate<Value>(
    _ wa: Kind<Self, Value>, in fingerprint: inout Fingerprint
  ) {
    fingerprint.combine(carrier(wa).place)
  }
}

public import PairingsCore

/// A position of one type, and a value for each position of another: the indexed comonad of stores.
///
/// ## Laws
///
/// The laws of ``IndexedComonad``. At one index it is ``Pairings/Store``.
public typealias IndexedStore<Source, Target, Value> = Kind<
  Ix<IndexedStoreOf, Source, Target>, Value
>

/// The carrier of ``IndexedStore``.
@_fixed_layout
public final class IndexedStoreCarrier<Source, Target, Value>: Carrier<
  Ix<IndexedStoreOf, Source, Target>, Value
>
{
  @usableFromInline let position: Source
  @usableFromInline let see: (Target) -> Value

  @inlinable
  init(_ position: Source, _ see: @escaping (Target) -> Value) {
    (self.position, self.see) = (position, see)
  }
}

/// The brand of ``IndexedStore``.
public enum IndexedStoreOf: IndexedComonad {
  /// Returns the carrier.
  @inlinable
  public static func carrier<Source, Target, Value>(
    from source: Source.Type, to target: Target.Type, of value: Value.Type
  ) -> Carrier<Ix<Self, Source, Target>, Value>.Type {
    IndexedStoreCarrier<Source, Target, Value>.self
  }

  /// Transforms the value of each position.
  @inlinable
  public static func map<Source, Target, Value, NewValue>(
    _ fa: Kind<Ix<Self, Source, Target>, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Ix<Self, Source, Target>, NewValue> {
    let store = fa.carrier(as: IndexedStoreCarrier.self)
    return IndexedStoreCarrier(store.position) { [see = store.see] in transform(see($0)) }
  }

  /// Returns the value of the store's position.
  @inlinable
  public static func extract<Index, Value>(_ wa: Kind<Ix<Self, Index, Index>, Value>) -> Value {
    let store = wa.carrier(as: IndexedStoreCarrier.self)
    return store.see(store.position)
  }

  /// Returns the store of the stores at the positions on the way.
  @inlinable
  public static func duplicate<Source, Middle, Target, Value>(
    _ wa: Kind<Ix<Self, Source, Target>, Value>, at middle: Middle.Type
  ) -> Kind<Ix<Self, Source, Middle>, Kind<Ix<Self, Middle, Target>, Value>> {
    let store = wa.carrier(as: IndexedStoreCarrier.self)
    return IndexedStoreCarrier(store.position) { [see = store.see] middle in
      IndexedStoreCarrier<Middle, Target, Value>(middle, see)
    }
  }
}

extension _KindProtocol where Exact == Self {
  /// Creates a store from a position and the values of those where its futures are.
  @inlinable
  public init<Source, Target>(_ position: Source, _ see: @escaping (Target) -> Value)
  where Brand == Ix<IndexedStoreOf, Source, Target> {
    self = Self._returning(IndexedStoreCarrier(position, see))
  }
}

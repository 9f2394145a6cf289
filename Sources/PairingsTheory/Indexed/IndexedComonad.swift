public import PairingsCore

/// A comonad whose spaces are at one index and have their futures at another.
///
/// ## Laws
///
/// For every `w` from `I` to `L`:
///
///     extract(duplicate(w)) == w                             // left identity, at I
///     map(duplicate(w), extract) == w                        // right identity, at L
///     duplicate(duplicate(w)) == map(duplicate(w), duplicate)  // associativity, by J and K
///     map(w, f) == map over each future                      // see IndexedFunctor
///
/// - SeeAlso: Atkey, *Parameterised Notions of Computation* (2009), for the dual.
public protocol IndexedComonad: IndexedFunctor {
  /// Returns the value of a space that is where its futures are.
  static func extract<Index, Value>(_ wa: Kind<Ix<Self, Index, Index>, Value>) -> Value

  /// Returns the space of the spaces at an index on the way.
  static func duplicate<Source, Middle, Target, Value>(
    _ wa: Kind<Ix<Self, Source, Target>, Value>, at middle: Middle.Type
  ) -> Kind<Ix<Self, Source, Middle>, Kind<Ix<Self, Middle, Target>, Value>>
}

extension Ix: Comonad where Base: IndexedComonad, Source == Target {
  /// Returns the value in focus.
  @inlinable
  public static func extract<Value>(_ wa: Kind<Self, Value>) -> Value { Base.extract(wa) }

  /// Computes a value from the space at each place.
  @inlinable
  public static func extend<Value, NewValue>(
    _ wa: Kind<Self, Value>, _ transform: @escaping (Kind<Self, Value>) -> NewValue
  ) -> Kind<Self, NewValue> {
    Base.map(Base.duplicate(wa, at: Source.self), transform)
  }
}

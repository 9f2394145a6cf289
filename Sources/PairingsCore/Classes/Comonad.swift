/// A functor with a value in focus, whose every value can be recomputed from the space around it:
/// the class of *spaces*.
///
/// A monad builds structure up step by step; a comonad starts with the structure and extracts
/// values. A conformance implements ``extract(_:)`` and ``extend(_:_:)``. The defaults of `map` and
/// `duplicate` follow, and an instance may implement faster ones.
///
/// ## Laws
///
/// For every `w`, `f` and `g`:
///
///     extend(w) { extract($0) } == w                               // left identity
///     extract(extend(w, f)) == f(w)                                // right identity
///     extend(extend(w, f), g) == extend(w) { g(extend($0, f)) }    // associativity
///     map(w, f) == extend(w) { f(extract($0)) }                    // map coherence
///     duplicate(w) == extend(w) { $0 }                             // duplicate coherence
///
/// - SeeAlso: Uustalu and Vene, *Comonadic Notions of Computation* (2008).
public protocol Comonad: Functor {
  /// Returns the value in focus.
  static func extract<Value>(_ wa: Kind<Self, Value>) -> Value

  /// Recomputes every value by a function of the space with that value in focus.
  static func extend<Value, NewValue>(
    _ wa: Kind<Self, Value>, _ transform: @escaping (Kind<Self, Value>) -> NewValue
  ) -> Kind<Self, NewValue>

  /// Returns a space that has, at every place, the space at that place.
  static func duplicate<Value>(_ wa: Kind<Self, Value>) -> Kind<Self, Kind<Self, Value>>
}

extension Comonad {
  /// Transforms every value by an `extend`.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    extend(fa) { transform(extract($0)) }
  }

  /// Returns a space that has, at every place, the space at that place, by an `extend`.
  @inlinable
  public static func duplicate<Value>(_ wa: Kind<Self, Value>) -> Kind<Self, Kind<Self, Value>> {
    extend(wa) { $0 }
  }
}

extension Kind where Brand: Comonad {
  /// Returns the value in focus.
  @inlinable
  public func extract() -> Value { Brand.extract(self) }

  /// Recomputes every value by a function of the space with that value in focus.
  @inlinable
  public func extend<NewValue>(_ transform: @escaping (Kind) -> NewValue) -> Kind<Brand, NewValue> {
    Brand.extend(self, transform)
  }

  /// Returns a space that has, at every place, the space at that place.
  @inlinable
  public func duplicate() -> Kind<Brand, Kind> { Brand.duplicate(self) }
}

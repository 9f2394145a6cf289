/// A functor that can hold a plain value and combine two structures, the left one's effects first.
///
/// ## Laws
///
/// With `a <*> b` for `apply(a, b)`, and for every `v`, `u`, `w`, `f` and `a`:
///
///     apply(pure { $0 }, v) == v                                  // identity
///     apply(apply(apply(pure(∘), u), v), w) == apply(u, apply(v, w))  // composition
///     apply(pure(f), pure(a)) == pure(f(a))                       // homomorphism
///     apply(u, pure(a)) == apply(pure { $0(a) }, u)               // interchange
///     map(v, f) == apply(pure(f), v)                              // map coherence
///     zip(v, w, with: f) == apply(map(v) { a in { f(a, $0) } }, w)  // zip coherence
///     computed { a } == pure(a)                                   // computed coherence
///
/// - SeeAlso: McBride and Paterson, *Applicative Programming with Effects* (2008).
public protocol Applicative: Functor {
  /// Returns a structure with a value and without effects.
  static func pure<Value>(_ value: Value) -> Kind<Self, Value>

  /// Returns a structure whose value is computed on each run, or at once if the structure does not
  /// run: `map(pure(())) { compute() }`.
  static func computed<Value>(_ compute: @escaping () -> Value) -> Kind<Self, Value>

  /// Combines the values of both structures, the effects of `fa` before those
  /// of `fb`.
  static func zip<First, Second, Combined>(
    _ fa: Kind<Self, First>, _ fb: Kind<Self, Second>,
    with combine: @escaping (First, Second) -> Combined
  ) -> Kind<Self, Combined>

  /// Applies the functions of one structure to the values of another.
  static func apply<Value, NewValue>(
    _ ff: Kind<Self, (Value) -> NewValue>, _ fa: Kind<Self, Value>
  ) -> Kind<Self, NewValue>
}

extension Applicative {
  /// Returns a structure whose value is computed on each run: `map(pure(()))`.
  @inlinable
  public static func computed<Value>(_ compute: @escaping () -> Value) -> Kind<Self, Value> {
    map(pure(())) { compute() }
  }

  /// Applies the functions of one structure to the values of another.
  @inlinable
  public static func apply<Value, NewValue>(
    _ ff: Kind<Self, (Value) -> NewValue>, _ fa: Kind<Self, Value>
  ) -> Kind<Self, NewValue> {
    zip(ff, fa) { $0($1) }
  }
}

extension Kind where Brand: Applicative {
  /// Returns a structure with a value and without effects.
  @inlinable
  public static func pure(_ value: Value) -> Kind { Brand.pure(value) }

  /// Returns a structure whose value is computed on each run.
  @inlinable
  public static func computed(_ compute: @escaping () -> Value) -> Kind {
    Brand.computed(compute)
  }

  /// Combines the values of both structures, the effects of this one first.
  @inlinable
  public func zip<Other, Combined>(
    _ other: Kind<Brand, Other>, with combine: @escaping (Value, Other) -> Combined
  ) -> Kind<Brand, Combined> {
    Brand.zip(self, other, with: combine)
  }

  /// Applies the functions of this structure to the values of another.
  @inlinable
  public func apply<Input, Output>(_ other: Kind<Brand, Input>) -> Kind<Brand, Output>
  where Value == (Input) -> Output {
    Brand.apply(self, other)
  }
}

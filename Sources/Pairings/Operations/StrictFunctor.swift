/// A functor that computes its values at once, so that the computation may throw.
///
/// ## Laws
///
/// For every `fa` and `f` that does not throw:
///
///     tryMap(fa, f) == map(fa, f)    // tryMap coherence
public protocol StrictFunctor: Functor {
  /// Transforms every value and keeps the structure.
  ///
  /// - Throws: The error that `transform` throws, with its type.
  static func tryMap<Value, NewValue, Failure: Error>(
    _ fa: Kind<Self, Value>, _ transform: (Value) throws(Failure) -> NewValue
  ) throws(Failure) -> Kind<Self, NewValue>
}

extension Kind where Brand: StrictFunctor {
  /// Transforms every value and keeps the structure.
  ///
  /// - Throws: The error that `transform` throws, with its type.
  @inlinable
  public func tryMap<NewValue, Failure: Error>(
    _ transform: (Value) throws(Failure) -> NewValue
  ) throws(Failure) -> Kind<Brand, NewValue> {
    try Brand.tryMap(self, transform)
  }
}

extension Kind where Brand: StrictFunctor & Monad {
  /// Runs this step, then the one that `next` makes of its value, unless `next` throws.
  ///
  /// - Throws: The error that `next` throws, with its type.
  @inlinable
  public func tryFlatMap<NewValue, Failure: Error>(
    _ next: (Value) throws(Failure) -> Kind<Brand, NewValue>
  ) throws(Failure) -> Kind<Brand, NewValue> {
    try tryMap(next).flatten()
  }
}

extension Kind where Brand: StrictFunctor & Comonad {
  /// Recomputes every value by a function of the space with that value in focus.
  ///
  /// - Throws: The error that `transform` throws, with its type.
  @inlinable
  public func tryExtend<NewValue, Failure: Error>(
    _ transform: (Kind) throws(Failure) -> NewValue
  ) throws(Failure) -> Kind<Brand, NewValue> {
    try duplicate().tryMap(transform)
  }
}

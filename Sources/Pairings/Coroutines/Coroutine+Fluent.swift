#if !hasFeature(Embedded)  // As Coroutine.

extension Kind where Brand: CoroutineConstructor {
  /// Runs this and transforms its value.
  @inlinable
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Kind<Brand, NewValue> {
    Brand.map(self, transform)
  }

  /// Runs this, then the other, and combines their values.
  @inlinable
  public func zip<Other, Combined>(
    _ other: Kind<Brand, Other>, with combine: @escaping (Value, Other) -> Combined
  ) -> Kind<Brand, Combined> {
    Brand.zip(self, other, with: combine)
  }

  /// Runs this, then what its value chooses.
  @inlinable
  public func flatMap<NewValue>(
    _ next: @escaping (Value) -> Kind<Brand, NewValue>
  ) -> Kind<Brand, NewValue> {
    Brand.flatMap(self, next)
  }

  /// Runs this, then the other: `flatMap { _ in next }`.
  @inlinable
  public func then<NewValue>(_ next: Kind<Brand, NewValue>) -> Kind<Brand, NewValue> {
    Brand.then(self, next)
  }
}

#endif

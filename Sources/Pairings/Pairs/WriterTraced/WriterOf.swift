/// The brand of ``Writer``.
public enum WriterOf<Log: Monoid>: Monad {
  /// Names `Writer` as the carrier.
  @inlinable
  public static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    Writer<Log, Value>.self
  }

  /// Returns a value and writes nothing.
  @inlinable
  public static func pure<Value>(_ value: Value) -> Kind<Self, Value> {
    Writer<Log, Value>.pure(value)
  }

  /// Transforms the value.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    fa.narrow().map(transform)
  }

  /// Returns what the value chooses; the log of `ma` comes first.
  @inlinable
  public static func flatMap<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ next: @escaping (Value) -> Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    ma.narrow().flatMap { next($0).narrow() }
  }

  /// Repeats a writer from seed to seed until it is done, in constant stack.
  @inlinable
  public static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, Value>>
  ) -> Kind<Self, Value> {
    Writer<Log, Value>.iterate(seed) { step($0).narrow() }
  }
}

extension Kind {
  /// Returns the carrier of this kind.
  ///
  /// The cast is sound: `Writer` is the one class that a kind of this brand has.
  @inlinable @inline(__always)
  public func narrow<Log>() -> Writer<Log, Value> where Brand == WriterOf<Log> {
    unsafeDowncast(self, to: Writer<Log, Value>.self)
  }
}

/// The brand of ``Action``.
public enum ActionOf<Input>: Monad {
  /// Names `Action` as the carrier.
  @inlinable
  public static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    Action<Input, Value>.self
  }

  /// Returns a value and sends nothing.
  @inlinable
  public static func pure<Value>(_ value: Value) -> Kind<Self, Value> {
    Action<Input, Value>.pure(value)
  }

  /// Transforms the value.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    Action(RecordingOf.map(fa.narrow().steps, transform))
  }

  /// Sends the inputs of `ma`, then those that its value chooses.
  ///
  /// - Complexity: Constant stack, however binds are nested.
  @inlinable
  public static func flatMap<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ next: @escaping (Value) -> Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    Action(RecordingOf.flatMap(ma.narrow().steps) { next($0).narrow().steps })
  }

  /// Sends the inputs of `ma`, then those of `mb`.
  ///
  /// - Complexity: Constant stack, also when a chain of prebuilt actions is freed.
  @inlinable
  public static func then<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ mb: Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    Action(RecordingOf.then(ma.narrow().steps, mb.narrow().steps))
  }

  /// Repeats an action from seed to seed until it is done, in constant stack.
  @inlinable
  public static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, Value>>
  ) -> Kind<Self, Value> {
    Action(RecordingOf.iterate(seed) { step($0).narrow().steps })
  }
}

extension Kind {
  /// Returns the carrier of this kind.
  ///
  /// The cast is sound: `Action` is the one class that a kind of this brand has.
  @inlinable @inline(__always)
  public func narrow<Input>() -> Action<Input, Value> where Brand == ActionOf<Input> {
    unsafeDowncast(self, to: Action<Input, Value>.self)
  }
}

/// A program that writes inputs down: an action until it is flat.
@usableFromInline
final class Recording<Input, Value>: Program<RecordingOf<Input>, Value> {
  @inlinable
  override init(_ body: Body) { super.init(body) }
}

/// The brand of ``Recording``.
@usableFromInline
enum RecordingOf<Input>: ProgramConstructor {
  @usableFromInline typealias Context = [Input]
  @usableFromInline typealias Failure = Never

  @inlinable
  static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    Recording<Input, Value>.self
  }

  @inlinable
  static func carrying<Value>(_ body: Program<Self, Value>.Body) -> Kind<Self, Value> {
    Recording(body)
  }
}

extension Kind {
  /// The cast is sound: `Recording` is the one class that a kind of this brand has.
  @inlinable @inline(__always)
  func narrow<Input>() -> Recording<Input, Value> where Brand == RecordingOf<Input> {
    unsafeDowncast(self, to: Recording<Input, Value>.self)
  }
}

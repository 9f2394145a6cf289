/// The brand of ``Moore``.
public enum MooreOf<Input>: Comonad {
  /// Names `Moore` as the carrier.
  @inlinable
  public static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    Moore<Input, Value>.self
  }

  /// Transforms the value of every state.
  @inlinable
  public static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    fa.narrow().map(transform)
  }

  /// Returns the value of the present state.
  @inlinable
  public static func extract<Value>(_ wa: Kind<Self, Value>) -> Value { wa.narrow().extract() }

  /// Recomputes the value of every state from the machine as it is there.
  @inlinable
  public static func extend<Value, NewValue>(
    _ wa: Kind<Self, Value>, _ transform: @escaping (Kind<Self, Value>) -> NewValue
  ) -> Kind<Self, NewValue> {
    wa.narrow().extend(transform)
  }

  /// Lets a machine take an input: in place, if nothing else refers to it.
  @inlinable
  static func feed<Value>(_ space: inout Kind<Self, Value>, _ input: Input) {
    if !Kind.isUnique(&space) { space = space.narrow().copy() }
    let moore = (consume space).narrow()
    moore.isMoving = true
    moore.takeInput(input)
    moore.isMoving = false
    space = moore
  }
}

extension Kind {
  /// Returns the carrier of this kind.
  ///
  /// The cast is sound: `Moore` is the one class that a kind of this brand has.
  @inlinable @inline(__always)
  public func narrow<Input>() -> Moore<Input, Value> where Brand == MooreOf<Input> {
    unsafeDowncast(self, to: Moore<Input, Value>.self)
  }
}

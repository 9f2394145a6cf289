/// The brand of ``Free``.
public enum FreeOf<Instruction: Functor>: Monad {
  /// Names `Free` as the carrier.
  @inlinable
  public static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    Free<Instruction, Value>.self
  }

  /// The program without instructions.
  @inlinable
  public static func pure<Value>(_ value: Value) -> Kind<Self, Value> {
    Free<Instruction, Value>.pure(value)
  }

  /// Runs a program, then the one that its value chooses.
  ///
  /// - Complexity: Constant stack, however binds are nested.
  @inlinable
  public static func flatMap<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ next: @escaping (Value) -> Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    Free(FreeBind(ma.narrow(), next))
  }

  /// Repeats a program from seed to seed until it is done, in constant stack.
  @inlinable
  public static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, Value>>
  ) -> Kind<Self, Value> {
    flatMap(step(seed)) { turn in
      switch turn {
      case .next(let next): iterate(next, step)
      case .done(let value): pure(value)
      }
    }
  }
}

extension Kind {
  /// Returns the carrier of this kind.
  ///
  /// The cast is sound: `Free` is the one class that a kind of this brand has.
  @inlinable @inline(__always)
  public func narrow<Instruction>() -> Free<Instruction, Value>
  where Brand == FreeOf<Instruction> {
    unsafeDowncast(self, to: Free<Instruction, Value>.self)
  }
}

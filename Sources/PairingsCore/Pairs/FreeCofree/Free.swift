/// A program of instructions: the monad that a functor generates, and the monad of moves over a
/// ``Cofree``.
///
/// A program consists of its instructions alone. They receive a meaning when the program is folded
/// into another monad, or paired with a space that answers them.
///
///     typealias Say<Value> = Free<EnvOf<String>, Value>   // an instruction is a word
///     let hello = Say.lift(Env(environment: "hello", value: 1)).flatMap { n in
///       Say.lift(Env(environment: "world", value: n + 1))
///     }
///     Action(hello).inputs  // ["hello", "world"]
///     Action(hello).value   // 2
///
/// ## Laws
///
/// The laws of ``Monad``, and for every `m`, `fa`, `layer` and transformation `t` to a monad:
///
///     wrap(layer) == lift(layer).flatMap { $0 }          // wrap
///     wrap(layer).resume() == .right(layer)              // resume a layer
///     pure(a).resume() == .left(a)                       // resume a value
///     lift(fa).fold(t) == t(fa)                          // fold an instruction
///     m.flatMap(f).fold(t) == M.flatMap(m.fold(t)) { f($0).fold(t) }  // fold flatMap
///
/// - Complexity: Building is O(1). Running calls each closure once, in constant stack for every
///   nesting of `flatMap`; freeing takes constant stack too.
/// - SeeAlso: Swierstra, *Data Types à la Carte* (2008); van der Ploeg and Kiselyov,
///   *Reflection without Remorse* (2014).
public typealias Free<Instruction: Functor, Value> = Kind<FreeOf<Instruction>, Value>

/// The brand of ``Free``.
public enum FreeOf<Instruction: Functor>: Monad {
  /// The built-in representation.
  public typealias _Representation = _BuiltIn

  @inlinable @inline(__always)
  package static func carrier<Value>(_ kind: Kind<Self, Value>) -> FreeCarrier<Instruction, Value> {
    kind.carrier(as: FreeCarrier.self)
  }
}

// MARK: - Monad

extension FreeOf {
  /// Returns the program without instructions.
  @inlinable
  public static func pure<Value>(_ value: Value) -> Kind<Self, Value> {
    FreeCarrier(.pure(value))
  }

  /// Runs a program, then the one that `next` makes of its value.
  ///
  /// - Complexity: Constant stack for every nesting of binds.
  @inlinable
  public static func flatMap<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ next: @escaping (Value) -> Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    FreeCarrier(FreeBind(carrier(ma), next))
  }

  /// Repeats a program from seed to seed until one returns `done`, in constant stack.
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

// MARK: - Instructions

extension Kind {
  /// Returns the program of one instruction.
  @inlinable
  public static func lift<Instruction>(
    _ instruction: Kind<Instruction, Value>
  ) -> Free<Instruction, Value> where Brand == FreeOf<Instruction> {
    FreeCarrier(.instruction(instruction))
  }

  /// Returns the program that starts with an instruction, whose answer is the rest of the program.
  @inlinable
  public static func wrap<Instruction>(
    _ layer: Kind<Instruction, Kind>
  ) -> Free<Instruction, Value> where Brand == FreeOf<Instruction> {
    Free<Instruction, Kind>.lift(layer).flatten()
  }

  /// Runs the program up to its first instruction. Returns the value if there is no instruction,
  /// and otherwise the instruction with the rest of the program for each answer.
  ///
  /// - Complexity: Constant stack. The rest of the program is not run again.
  @inlinable
  public func resume<Instruction>() -> Either<Value, Kind<Instruction, Kind>>
  where Brand == FreeOf<Instruction> {
    let (start, slot) = FreeOf.carrier(self).start()
    switch start.settled() {
    case .layer(let layer):
      return .right(layer.map { FreeCarrier<Instruction, Value>(FreeRest($0, slot)) })
    case .end(let put): return .left(slot.take(put))
    case .step, .followed:
      preconditionFailure("A settled program is at an instruction or at its end.")
    }
  }

  /// Interprets every instruction in another monad.
  ///
  /// - Complexity: Constant stack, if `iterate` of that monad is.
  @inlinable
  public func fold<Interpreter: NaturalTransformation>(
    _ interpreter: Interpreter
  ) -> Kind<Interpreter.Target, Value>
  where Brand == FreeOf<Interpreter.Source>, Interpreter.Target: Monad {
    let (start, slot) = FreeOf.carrier(self).start()
    return .iterate(start) { progress in
      switch progress.settled() {
      case .layer(let layer): interpreter(layer).map { .next($0) }
      case .end(let put): .pure(.done(slot.take(put)))
      case .step, .followed:
        preconditionFailure("A settled program is at an instruction or at its end.")
      }
    }
  }
}

/// The brand of ``Codensity``.
public enum CodensityOf<Base: Functor>: Monad {
  /// The built-in representation.
  public typealias _Representation = _BuiltIn

  /// Returns the computation as a program of its steps.
  @inlinable @inline(__always)
  static func program<Value>(_ kind: Kind<Self, Value>) -> Free<ContinuationOf<Base>, Value> {
    kind.carrier(as: CodensityCarrier<Base, Value>.self).program
  }

  /// Runs a program of steps, one step after the other.
  @inlinable
  static func run<Value>(
    _ program: Free<ContinuationOf<Base>, Value>,
    _ next: @escaping (Value) -> Kind<Base, TypeErased>
  ) -> Kind<Base, TypeErased> {
    switch program.resume() {
    case .left(let value): next(value)
    case .right(let layer): ContinuationOf.carrier(layer).run { run($0, next) }
    }
  }
}

/// The carrier of ``Codensity``: a program whose instructions are its steps.
///
/// A computation is a function of the rest. Binds that nest to the left would be nested calls of
/// such functions. The program of the same steps runs them in a loop.
@usableFromInline
@_fixed_layout
final class CodensityCarrier<Base: Functor, Value>: Kind<CodensityOf<Base>, Value> {
  @usableFromInline let program: Free<ContinuationOf<Base>, Value>

  @inlinable
  init(_ program: Free<ContinuationOf<Base>, Value>) {
    self.program = program
    super.init(_carrier: ())
  }
}

/// The brand of one step, whose result has a hidden type.
@usableFromInline
enum ContinuationOf<Base: Functor>: Functor {
  @usableFromInline typealias _Representation = _BuiltIn

  @inlinable @inline(__always)
  static func carrier<Value>(_ kind: Kind<Self, Value>) -> ContinuationCarrier<Base, Value> {
    kind.carrier(as: ContinuationCarrier.self)
  }

  @inlinable
  static func map<Value, NewValue>(
    _ fa: Kind<Self, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<Self, NewValue> {
    let run = carrier(fa).run
    return ContinuationCarrier { next in run { next(transform($0)) } }
  }
}

/// The carrier of one step.
@usableFromInline
@_fixed_layout
final class ContinuationCarrier<Base: Functor, Value>: Kind<ContinuationOf<Base>, Value> {
  @usableFromInline
  typealias Run = (@escaping (Value) -> Kind<Base, TypeErased>) -> Kind<Base, TypeErased>

  @usableFromInline let run: Run

  @inlinable
  init(_ run: @escaping Run) {
    self.run = run
    super.init(_carrier: ())
  }
}

// MARK: - Monad

extension CodensityOf {
  /// Passes a value to the rest.
  @inlinable
  public static func pure<Value>(_ value: Value) -> Kind<Self, Value> {
    CodensityCarrier(.pure(value))
  }

  /// Runs a computation, then the one that `next` makes of its value.
  ///
  /// - Complexity: Constant stack for every nesting of binds.
  @inlinable
  public static func flatMap<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ next: @escaping (Value) -> Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    CodensityCarrier(program(ma).flatMap { program(next($0)) })
  }

  /// Repeats a computation from seed to seed until one returns `done`, in constant stack.
  @inlinable
  public static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, Value>>
  ) -> Kind<Self, Value> {
    CodensityCarrier(.iterate(seed) { program(step($0)) })
  }
}

extension CodensityOf: MonadTransformer where Base: Monad {
  /// Returns the computation that runs an effect of the base, then the rest: `flatMap`.
  @inlinable
  public static func lift<Value>(_ effect: Kind<Base, Value>) -> Kind<Self, Value> {
    let layer = ContinuationCarrier<Base, Value> { effect.flatMap($0) }
    return CodensityCarrier(.lift(layer))
  }
}

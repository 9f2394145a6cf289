/// A value that is passed to the rest of a computation, whatever the rest returns: the codensity
/// monad of a functor, and the monad of moves over the ``Density`` of its left adjoint.
///
/// Over a monad it is that monad with all binds nested to the right. A monad whose `flatMap` walks
/// through its first argument takes quadratic time for a chain that nests to the left, and linear
/// time in its codensity monad. The library's own monads take linear time without it.
///
///     let three = Codensity<StateOf<Int>, Int>.lift(.get)
///       .flatMap { .lift(State.set($0 + 1)) }
///       .then(.lift(.get))
///     three.lower().eval(2)  // 3
///
/// A custom step is a ``CodensityStep``.
///
/// ## Laws
///
/// The laws of ``Monad``. Over a monad, those of ``MonadTransformer``, and for every `m` and `k`:
///
///     lift(m).lower() == m                                            // lower after lift
///     lift(m).run(k) == flatMap(m, k)                                 // run lifted
///     flatMap(lift(m)) { lift(k($0)) }.lower() == flatMap(m, k)       // improvement
///
/// - Complexity: Building is O(1). A run calls each step once. Lifted effects run in constant stack
///   for every nesting of `flatMap`, if binds of the base that nest to the right do. A custom step
///   that calls the rest in a function of its own adds a nested call.
/// - SeeAlso: Voigtländer, *Asymptotic Improvement of Computations over Free Monads* (2008).
public typealias Codensity<Base: Functor, Value> = Kind<CodensityOf<Base>, Value>

extension _KindProtocol where Exact == Self {
  /// Creates a computation of one step.
  @inlinable
  public init<Base, Step: CodensityStep>(_ step: Step)
  where Brand == CodensityOf<Base>, Step.Base == Base, Step.Value == Value {
    let layer = ContinuationCarrier<Base, Value> { step($0) }
    self = Self._returning(CodensityCarrier(.lift(layer)))
  }
}

extension Kind {
  /// Passes the value to the rest of the computation, and returns its result.
  @inlinable
  public func run<Base, Result>(
    _ next: @escaping (Value) -> Kind<Base, Result>
  ) -> Kind<Base, Result> where Brand == CodensityOf<Base> {
    Base.map(CodensityOf.run(CodensityOf.program(self)) { Base.map(next($0)) { TypeErased($0) } }) {
      $0.reveal(as: Result.self)
    }
  }

  /// Returns the computation in the base: `run { .pure($0) }`.
  @inlinable
  public func lower<Base: Monad>() -> Kind<Base, Value> where Brand == CodensityOf<Base> {
    let erased = CodensityOf.run(CodensityOf.program(self)) { Base.pure(TypeErased($0)) }
    return erased.map { $0.reveal(as: Value.self) }
  }
}

/// A step of a ``Codensity``: it receives the rest of the computation, whatever its result.
///
/// ## Laws
///
/// For every `k` and `g`:
///
///     step { map(k($0), g) } == map(step(k), g)    // naturality
public protocol CodensityStep<Base, Value>: SendableMetatype {
  /// The functor in which the computation ends.
  associatedtype Base: Functor

  /// The type of the step's value.
  associatedtype Value

  /// Passes a value to the rest of the computation.
  func callAsFunction<Result>(
    _ next: @escaping (Value) -> Kind<Base, Result>
  ) -> Kind<Base, Result>
}

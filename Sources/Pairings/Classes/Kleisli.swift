/// A function whose result is a step of a monad. A composition runs one step after the other.
///
///     let half = Kleisli<IOOf<Odd>, Int, Int> { n in
///       n.isMultiple(of: 2) ? .pure(n / 2) : .raise(Odd(n))
///     }
///     half.then(half)(12).run()  // 3
///
/// ## Laws
///
/// For every `f`, `g` and `h`, with `id` for ``identity()``:
///
///     id.then(f) == f                                // left identity
///     f.then(id) == f                                // right identity
///     f.then(g).then(h) == f.then(g.then(h))         // associativity
///
/// - SeeAlso: Kleisli, *Every Standard Construction is Induced by a Pair of
///   Adjoint Functors* (1965).
@frozen
public struct Kleisli<Moves: Monad, Input, Output> {
  /// The function that returns the step for an input.
  public let run: (Input) -> Kind<Moves, Output>

  /// Creates a value from a function whose result is a step.
  @inlinable
  public init(_ run: @escaping (Input) -> Kind<Moves, Output>) { self.run = run }

  /// Returns the step for an input.
  @inlinable
  public func callAsFunction(_ input: Input) -> Kind<Moves, Output> { run(input) }

  /// Runs this step, then the one that `next` makes of its value.
  @inlinable
  public func then<NewOutput>(
    _ next: Kleisli<Moves, Output, NewOutput>
  ) -> Kleisli<Moves, Input, NewOutput> {
    Kleisli<Moves, Input, NewOutput> { [run] in Moves.flatMap(run($0), next.run) }
  }

  /// Transforms the value of the step.
  @inlinable
  public func map<NewOutput>(
    _ transform: @escaping (Output) -> NewOutput
  ) -> Kleisli<Moves, Input, NewOutput> {
    Kleisli<Moves, Input, NewOutput> { [run] in Moves.map(run($0), transform) }
  }
}

extension Kleisli where Input == Output {
  /// Returns the function whose step has its input as value: the unit of ``then(_:)``.
  @inlinable
  public static func identity() -> Kleisli { Kleisli { Moves.pure($0) } }
}

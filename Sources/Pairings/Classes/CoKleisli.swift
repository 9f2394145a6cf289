/// A function of a whole space. A composition applies the later function to the space of all values
/// of the earlier one.
///
///     let sum = CoKleisli<EnvOf<Int>, Int, Int> { $0.environment + $0.value }
///     sum.then(sum)(Env(environment: 2, value: 7))  // 11
///
/// ## Laws
///
/// For every `f`, `g` and `h`, with `id` for ``identity()``:
///
///     id.then(f) == f                                // left identity
///     f.then(id) == f                                // right identity
///     f.then(g).then(h) == f.then(g.then(h))         // associativity
///
/// - SeeAlso: Uustalu and Vene, *Comonadic Notions of Computation* (2008).
@frozen
public struct CoKleisli<Space: Comonad, Input, Output> {
  /// The function that computes a value from a space.
  public let run: (Kind<Space, Input>) -> Output

  /// Creates a value from a function of a whole space.
  @inlinable
  public init(_ run: @escaping (Kind<Space, Input>) -> Output) { self.run = run }

  /// Computes a value from a space.
  @inlinable
  public func callAsFunction(_ space: Kind<Space, Input>) -> Output { run(space) }

  /// Computes this value at every place, then `next` from all of them.
  @inlinable
  public func then<NewOutput>(
    _ next: CoKleisli<Space, Output, NewOutput>
  ) -> CoKleisli<Space, Input, NewOutput> {
    CoKleisli<Space, Input, NewOutput> { [run] in next.run(Space.extend($0, run)) }
  }

  /// Transforms the computed value.
  @inlinable
  public func map<NewOutput>(
    _ transform: @escaping (Output) -> NewOutput
  ) -> CoKleisli<Space, Input, NewOutput> {
    CoKleisli<Space, Input, NewOutput> { [run] in transform(run($0)) }
  }
}

extension CoKleisli where Input == Output {
  /// Returns the function of the value in focus: the unit of ``then(_:)``.
  @inlinable
  public static func identity() -> CoKleisli { CoKleisli { Space.extract($0) } }
}

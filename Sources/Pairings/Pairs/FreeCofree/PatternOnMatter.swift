/// The residual pairing of a program with a machine whose instructions do not meet: each step of
/// both stays as one instruction of the residual program.
///
/// A program (the pattern) runs on a machine (the matter) without a pairing of their functors. The
/// result is the program of the questions that both ask in step: what the program asks and what the
/// machine asks, in a ``Convolution``. A meaning that comes later answers them, by `fold`:
///
///     let steps = PatternOnMatter<EnvOf<Int>, ReaderOf<Int>>(.init())
///     let left = steps.pair(program, machine) { ($0, $1) }   // a Free over both
///     left.fold(Meeting(Adding()))                           // as ResidualFreeCofree(Adding())
///
/// ## Laws
///
/// The laws of ``ResidualPairing``, and for every `m`, `w`, `f` and residual pairing `p` of functors:
///
///     pair(m, w, f).fold(Meeting(p)) == ResidualFreeCofree(p).pair(m, w, f)  // agreement
///
/// - SeeAlso: Libkind and Spivak, *Pattern Runs on Matter: The Free Monad Monad as a Module over the
///   Cofree Comonad Comonad* (2024).
public typealias PatternOnMatter<Left: Functor, Right: Functor> = ResidualFreeCofree<
  Convolving<Left, Right>
>

/// The residual pairing of two functors that leaves both sides as one instruction.
@frozen
public struct Convolving<Left: Functor, Right: Functor>: ResidualFunctorPairing {
  /// The monad of programs of both sides.
  public typealias Eff = FreeOf<ConvolutionOf<Left, Right>>

  /// Creates the pairing.
  @inlinable
  public init() {}

  /// Returns the program of one instruction: both sides.
  @inlinable
  public func pair<First, Second, Result>(
    _ left: Kind<Left, First>, _ right: Kind<Right, Second>,
    _ combine: @escaping (First, Second) -> Result
  ) -> Kind<Eff, Result> {
    .lift(Convolution(left, right, combine))
  }
}

/// The meaning of a ``Convolution`` by a residual pairing of its sides.
@frozen
public struct Meeting<Layers: ResidualFunctorPairing>: NaturalTransformation {
  /// The pairing of the sides.
  public let layers: Layers

  /// Creates a meaning from a pairing.
  @inlinable
  public init(_ layers: Layers) { self.layers = layers }

  /// Pairs both sides.
  @inlinable
  public func callAsFunction<Value>(
    _ both: Kind<ConvolutionOf<Layers.Left, Layers.Right>, Value>
  ) -> Kind<Layers.Eff, Value> {
    both.paired(by: layers)
  }
}

/// The residual pairing of an instruction with a part of a layer, which leaves the rest of the layer
/// as an instruction.
///
/// `ResidualFreeCofree(PartPairing(layers, rest: RestOf.self))` runs a program on one part of a
/// machine of two parts. The result is a program of the instructions of the other part, which is
/// left as it is:
///
///     ResidualFreeCofree(PartPairing(lamp, rest: DoorOf.self)).pair(switching, hall) { $1 }
///     // Free<DoorOf, String>: the doors that are asked meanwhile
///
/// ## Laws
///
/// The laws of ``ResidualFunctorPairing``, and for every `l`, `r`, `s`, `f` and `k`:
///
///     pair(l, Convolution(r, s, k), f)
///       == lift(s).map { b in layers.pair(l, r) { f($0, k($1, b)) } }  // answer a part
@frozen
public struct PartPairing<Layers: FunctorPairing, Rest: Functor>: ResidualFunctorPairing {
  /// The functor of instructions.
  public typealias Left = Layers.Left

  /// The layers of a machine of two parts.
  public typealias Right = ConvolutionOf<Layers.Right, Rest>

  /// The monad of programs of the other part.
  public typealias Eff = FreeOf<Rest>

  /// The pairing of an instruction with the layer of its part.
  public let layers: Layers

  /// Creates a pairing with one part from the pairing with that part alone.
  @inlinable
  public init(_ layers: Layers, rest: Rest.Type) { self.layers = layers }

  /// Pairs the instruction with its part of the layer, and leaves the rest as an instruction.
  @inlinable
  public func pair<First, Second, Result>(
    _ left: Kind<Left, First>, _ right: Kind<Right, Second>,
    _ combine: @escaping (First, Second) -> Result
  ) -> Kind<Eff, Result> {
    let both = ConvolutionOf.carrier(right)
    return .lift(
      both.right.map { [layers] rest in
        layers.pair(left, both.left) { combine($0, both.combine.run(($1, rest))) }
      })
  }
}

extension Convolving: Sendable {}
extension Meeting: Sendable where Layers: Sendable {}
extension PartPairing: Sendable where Layers: Sendable {}

public import PairingsCore

/// A residual pairing of an instruction with a comonad, which answers the instruction.
///
/// ## Laws
///
/// The laws of ``Pairings/ResidualFunctorPairing``, and for every `l`, `w` and `f`:
///
///     interact(l, in: w, f) == interact(l, duplicate(w), f)    // run a layer
public protocol InstructionPairing<Left, Right, Eff>: ResidualFunctorPairing
where Right: Comonad {
  /// Returns the effect that combines the answer to an instruction with the next space. The default
  /// uses a `duplicate`.
  func interact<First, Value, Result>(
    _ instruction: Kind<Left, First>, in space: Kind<Right, Value>,
    _ combine: @escaping (First, Kind<Right, Value>) -> Result
  ) -> Kind<Eff, Result>
}

extension InstructionPairing {
  /// Returns the effect that combines the answer to an instruction with the next space, from the
  /// duplicate of a space.
  @inlinable
  public func interact<First, Value, Result>(
    _ instruction: Kind<Left, First>, in space: Kind<Right, Value>,
    _ combine: @escaping (First, Kind<Right, Value>) -> Result
  ) -> Kind<Eff, Result> {
    interact(instruction, Right.duplicate(space), combine)
  }
}

/// The residual pairing of programs with a space that a residual pairing of an instruction with the
/// space generates: the free interaction.
///
/// An instruction meets the duplicate of the space, which gives the rest of the program and the next
/// space. So each program of instructions runs in any comonad whose functor pairs with an
/// instruction. ``Pairings/FreeCofree`` is the case of a ``Pairings/Cofree``, where an instruction meets
/// the ``Tails`` of the space, without a `duplicate`.
///
/// ## Laws
///
/// The laws of ``Pairings/ResidualPairing``, and for every `a`, `layer` and `w`:
///
///     interact(pure(a), w) == pure((a, w))                                       // run a value
///     interact(wrap(layer), w)
///       == flatMap(layers.interact(layer, duplicate(w)) { ($0, $1) }) { m, w in interact(m, w) }
///                                                                                // run a layer
///
/// - Complexity: One interaction per instruction, in constant stack if `iterate` of the residual
///   monad takes constant stack.
/// - SeeAlso: Katsumata, Rivas and Uustalu, *Interaction Laws of Monads and Comonads* (2020), on the
///   free monad of a functor.
@frozen
public struct FreeInteraction<Layers: InstructionPairing>: ResidualPairing {
  /// The monad of moves.
  public typealias Moves = FreeOf<Layers.Left>

  /// The comonad of spaces.
  public typealias Space = Layers.Right

  /// The residual pairing of an instruction with the space.
  public let layers: Layers

  /// Creates a residual pairing from a residual pairing of functors.
  @inlinable
  public init(_ layers: Layers) { self.layers = layers }

  /// Runs the program through the space, and combines its value with that of the last space.
  @inlinable
  public func interact<First, Second, Result>(
    _ move: Kind<Moves, First>, _ space: Kind<Space, Second>,
    _ combine: @escaping (First, Second) -> Result
  ) -> Kind<Layers.Eff, Result> {
    Layers.Eff.map(interact(move, space)) { combine($0.value, Space.extract($0.space)) }
  }

  /// Runs the program through the space, instruction by instruction.
  @inlinable
  public func interact<Result, Value>(
    _ move: Kind<Moves, Result>, _ space: Kind<Space, Value>
  ) -> Kind<Layers.Eff, (value: Result, space: Kind<Space, Value>)> {
    let (start, slot) = FreeOf.carrier(move).start()
    return Layers.Eff.iterate((start, space)) { [layers] progress, space in
      switch progress.settled() {
      case .layer(let layer): layers.interact(layer, in: space) { .next(($0, $1)) }
      case .end(let put): Layers.Eff.pure(.done((slot.take(put), space)))
      case .step, .followed:
        preconditionFailure("A settled program is at an instruction or at its end.")
      }
    }
  }
}

extension FreeInteraction: Sendable where Layers: Sendable {}

/// The pairing of an instruction with a ``Pairings/Cofree``, by its tail.
///
///     FreeInteraction(Tails(Printing()))    // programs, with spaces of layers
///
/// ## Laws
///
/// The laws of ``Pairings/ResidualFunctorPairing``, and for every `l`, `w` and `f`:
///
///     interact(l, w, f) == layers.interact(l, w.tail) { f($0, extract($1)) }    // tail
@frozen
public struct Tails<Layers: ResidualFunctorPairing>: InstructionPairing {
  /// The functor of instructions.
  public typealias Left = Layers.Left

  /// The comonad of spaces.
  public typealias Right = CofreeOf<Layers.Right>

  /// The residual pairing of an instruction with a layer.
  public let layers: Layers

  /// Creates a pairing with spaces from a pairing with their layers.
  @inlinable
  public init(_ layers: Layers) { self.layers = layers }

  /// Combines the value of an instruction with that of the space that the layer chooses.
  @inlinable
  public func interact<First, Second, Result>(
    _ left: Kind<Left, First>, _ right: Kind<Right, Second>,
    _ combine: @escaping (First, Second) -> Result
  ) -> Kind<Layers.Eff, Result> {
    layers.interact(left, Right.tail(right)) { combine($0, Right.extract($1)) }
  }

  /// Combines the answer to an instruction with the space that the layer chooses.
  @inlinable
  public func interact<First, Value, Result>(
    _ instruction: Kind<Left, First>, in space: Kind<Right, Value>,
    _ combine: @escaping (First, Kind<Right, Value>) -> Result
  ) -> Kind<Layers.Eff, Result> {
    layers.interact(instruction, Right.tail(space), combine)
  }
}

extension Tails: Sendable where Layers: Sendable {}

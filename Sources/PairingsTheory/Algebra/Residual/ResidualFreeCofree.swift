public import PairingsCore

/// The residual pairing of ``Pairings/Free`` with ``Pairings/Cofree`` that a residual pairing of functors generates.
/// Each instruction is paired with a layer of the space, by an effect, which may fail.
///
/// Over layers without effects it is ``Pairings/FreeCofree``. A space that is only a state is simpler to
/// write as a ``StatefulRunner``.
///
/// ## Laws
///
/// The laws of ``ResidualPairing``, and for every `a`, `layer` and `w`:
///
///     move(pure(a), w) == pure((a, w))                                              // run a value
///     move(wrap(layer), w)
///       == flatMap(layers.pair(layer, w.tail) { ($0, $1) }) { m, w in move(m, w) }  // run a layer
///
/// - Complexity: One pairing of the functors per instruction, in constant stack if `iterate` of the
///   residual monad takes constant stack.
/// - SeeAlso: Katsumata, Rivas and Uustalu, *Interaction Laws of Monads and Comonads* (2020).
@frozen
public struct ResidualFreeCofree<Layers: ResidualFunctorPairing>: ResidualPairing {
  /// The monad of moves.
  public typealias Moves = FreeOf<Layers.Left>

  /// The comonad of spaces.
  public typealias Space = CofreeOf<Layers.Right>

  /// The residual pairing of an instruction with a layer.
  public let layers: Layers

  /// Creates a residual pairing from a residual pairing of functors.
  @inlinable
  public init(_ layers: Layers) { self.layers = layers }

  /// Pairs the program's instructions with the layers of the space, and combines the value of the
  /// program with that of the last space.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<Moves, First>, _ space: Kind<Space, Second>,
    _ combine: @escaping (First, Second) -> Result
  ) -> Kind<Layers.Eff, Result> {
    Layers.Eff.map(self.move(move, space)) { combine($0.value, Space.extract($0.space)) }
  }

  /// Follows the tail of the space for each instruction of the program.
  @inlinable
  public func move<Result, Value>(
    _ move: Kind<Moves, Result>, _ space: Kind<Space, Value>
  ) -> Kind<Layers.Eff, (value: Result, space: Kind<Space, Value>)> {
    let (start, slot) = FreeOf.carrier(move).start()
    return Layers.Eff.iterate((start, space)) { [layers] progress, space in
      switch progress.settled() {
      case .layer(let layer): layers.pair(layer, Space.tail(space)) { .next(($0, $1)) }
      case .end(let put): Layers.Eff.pure(.done((slot.take(put), space)))
      case .step, .followed:
        preconditionFailure("A settled program is at an instruction or at its end.")
      }
    }
  }
}

extension ResidualFreeCofree: Sendable where Layers: Sendable {}

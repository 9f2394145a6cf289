/// The pairing of ``Free`` with ``Cofree`` that a pairing of functors generates. Each instruction
/// is paired with a layer of the space, which answers it and gives the next space.
///
/// The functors may be any that pair, those of other pairs included. ``Env`` is an instruction with
/// an input, and ``Reader`` is the response to it: `FreeCofree(ReaderEnv<Input>().flipped)` is
/// ``ActionMoore`` once more. `FreeCofree(ReaderEnv<Input>())` reads a stream of inputs. A functor
/// with an instruction that has no answer, such as a failure, pairs with the empty functor alone,
/// since no space could follow.
///
///     let naturals = Cofree<IdentityOf, Int>.unfold(0, head: { $0 }) { Identity($0 + 1) }
///     let next = Free<IdentityOf, Void>.lift(Identity(()))
///     FreeCofree(IdentityPairing()).pair(next.then(next), naturals) { _, n in n }  // 2
///
/// - Complexity: One pairing of the functors per instruction, in constant stack and constant
///   memory.
/// - SeeAlso: Kmett, *Monads from Comonads* (2011); Freeman, *Comonads as Spaces*
///   (2016).
@frozen
public struct FreeCofree<Layers: FunctorPairing>: Pairing {
  /// The monad of moves.
  public typealias Moves = FreeOf<Layers.Left>

  /// The comonad of spaces.
  public typealias Space = CofreeOf<Layers.Right>

  /// The pairing of an instruction with a layer.
  public let layers: Layers

  /// Creates a pairing from a pairing of functors.
  @inlinable
  public init(_ layers: Layers) { self.layers = layers }

  /// Pairs the program's instructions with the layers of the space, and combines the value of the
  /// program with that of the last space.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<FreeOf<Layers.Left>, First>, _ space: Kind<CofreeOf<Layers.Right>, Second>,
    _ combine: (First, Second) -> Result
  ) -> Result {
    var space = space
    let value = run(FreeOf.carrier(move), &space)
    return combine(value, CofreeOf.extract(space))
  }

  /// Follows the tail of the space for each instruction of the program and returns the value of the
  /// program.
  @inlinable
  @discardableResult
  public func move<Result, Value>(
    _ move: Kind<FreeOf<Layers.Left>, Result>, _ space: inout Kind<CofreeOf<Layers.Right>, Value>
  ) -> Result {
    run(FreeOf.carrier(move), &space)
  }

  /// Runs a program through a space and returns its value.
  @inlinable
  func run<Result, Value>(
    _ program: FreeCarrier<Layers.Left, Result>, _ space: inout Kind<CofreeOf<Layers.Right>, Value>
  ) -> Result {
    switch program.body {
    case .pure(let value): return value
    case .instruction(let instruction):
      return layers.pair(instruction, CofreeOf.carrier(space).tail) { value, next in
        space = next
        return value
      }
    case .bound: break
    }
    let (start, slot) = program.start()
    var progress = start
    while true {
      switch consume progress {
      case .step(let next): progress = next()
      case .followed(let first, let others): progress = first.settled(followedBy: others)
      case .layer(let layer):
        progress = layers.pair(layer, CofreeOf.carrier(space).tail) { progress, next in
          space = next
          return progress
        }
      case .end(let put): return slot.take(put)
      }
    }
  }
}

extension FreeCofree: Sendable where Layers: Sendable {}

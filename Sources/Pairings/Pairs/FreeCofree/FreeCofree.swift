/// The pairing of ``Free`` with ``Cofree`` that a pairing of functors makes: each
/// instruction meets a layer of the space, which answers it and goes on.
///
/// The functors may be any that pair, those of other pairs included: ``Env`` is an
/// instruction with an input and ``Reader`` the response that takes it, so that
/// `FreeCofree(ReaderEnv<Input>().flipped)` is ``ActionMoore`` once more, and
/// `FreeCofree(ReaderEnv<Input>())` reads a stream of inputs. A functor with an
/// instruction that has no answer, such as failing, pairs with none but the empty
/// functor: there would be nowhere to go.
///
///     let naturals = Cofree<IdentityOf, Int>.unfold(0, head: { $0 }) { Identity($0 + 1) }
///     let next = Free<IdentityOf, Void>.lift(Identity(()))
///     FreeCofree(IdentityPairing()).pair(next.then(next), naturals) { _, n in n }  // 2
///
/// - Complexity: One meeting of the functors an instruction, in constant stack and
///   constant memory.
/// - SeeAlso: Kmett, *Monads from Comonads* (2011); Freeman, *Comonads as Spaces*
///   (2016).
@frozen
public struct FreeCofree<Layers: FunctorPairing>: Pairing {
  /// The monad of moves.
  public typealias Moves = FreeOf<Layers.Left>

  /// The comonad of spaces.
  public typealias Space = CofreeOf<Layers.Right>

  /// How an instruction meets a layer.
  public let layers: Layers

  /// Makes a pairing of a pairing of functors.
  @inlinable
  public init(_ layers: Layers) { self.layers = layers }

  /// Lets the program's instructions meet the layers of the space; combines the value
  /// of the program with the one seen where it ends.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<FreeOf<Layers.Left>, First>, _ space: Kind<CofreeOf<Layers.Right>, Second>,
    _ combine: (First, Second) -> Result
  ) -> Result {
    var space = space
    let value = run(FreeOf.carrier(move), &space)
    return combine(value, CofreeOf.extract(space))
  }

  /// Follows the tail of the space for each instruction of the program; returns the
  /// value of the program.
  @inlinable
  @discardableResult
  public func move<Result, Value>(
    _ move: Kind<FreeOf<Layers.Left>, Result>, _ space: inout Kind<CofreeOf<Layers.Right>, Value>
  ) -> Result {
    run(FreeOf.carrier(move), &space)
  }

  /// Runs a program through a space; returns its value.
  @inlinable
  func run<Result, Value>(
    _ program: FreeCarrier<Layers.Left, Result>, _ space: inout Kind<CofreeOf<Layers.Right>, Value>
  ) -> Result {
    switch program.body {
    case .pure(let value): return value
    case .instruction(let instruction):
      return layers.pair(instruction, CofreeOf.carrier(space).next()) { value, next in
        space = next
        return value
      }
    case .rest, .bound: break
    }
    let (start, slot) = program.start()
    var progress = start
    while true {
      switch progress {
      case .step(let next): progress = next()
      case .followed: progress = progress.settled()
      case .layer(let layer):
        progress = layers.pair(layer, CofreeOf.carrier(space).next()) { progress, next in
          space = next
          return progress
        }
      case .end(let put): return slot.take(put)
      }
    }
  }
}

extension FreeCofree: Sendable where Layers: Sendable {}

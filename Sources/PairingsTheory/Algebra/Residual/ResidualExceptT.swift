public import PairingsCore
public import PairingsEffects

/// The residual pairing of ``Pairings/ExceptT`` with the space of its base: a move that fails has a failure as
/// its result, and the space stays.
///
///     let steps = ResidualExceptT<Refused, _>(StateStore<Int>())
///     steps.future(of: Store(3) { $0 }, by: .raise(Refused())).run()  // a failure
///
/// `ExceptT` has no ``Pairings/Pairing``: after a failure, there is no value to combine. Its result may fail as
/// well, so that a residual pairing exists.
///
/// ## Laws
///
/// The laws of ``Pairings/ResidualPairing``.
///
/// - SeeAlso: Katsumata, Rivas and Uustalu, *Interaction Laws of Monads and Comonads*
///   (2020), on residual interaction laws.
@frozen
public struct ResidualExceptT<Failure: Error, Base: ResidualPairing>: ResidualPairing {
  /// The monad of moves.
  public typealias Moves = ExceptTOf<Failure, Base.Moves>

  /// The comonad of spaces.
  public typealias Space = Base.Space

  /// The residual monad.
  public typealias Eff = ExceptTOf<Failure, Base.Eff>

  /// The residual pairing of the base.
  public let base: Base

  /// Creates the residual pairing over that of the base.
  @inlinable
  public init(_ base: Base) { self.base = base }

  /// Combines the value of the move with the value of the space after the move, unless the move
  /// fails.
  @inlinable
  public func interact<First, Second, Combined>(
    _ move: Kind<Moves, First>, _ space: Kind<Space, Second>,
    _ combine: @escaping (First, Second) -> Combined
  ) -> Kind<Eff, Combined> {
    ExceptTCarrier(
      base.interact(ExceptTOf.effect(move), space) { result, value in
        result.map { combine($0, value) }
      })
  }
}

extension ResidualExceptT: Sendable where Base: Sendable {}

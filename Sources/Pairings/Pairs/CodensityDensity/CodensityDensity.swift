/// The pairing of ``Codensity`` with ``Density`` that an adjunction gives: the moves of the right
/// adjoint's codensity monad, in spaces of the left adjoint.
///
/// For `F ⊣ G`, the codensity monad of `G` is `G F`, and the density comonad of `F` is `F G`,
/// without a composition that is stored.
///
///     let store = Density(Env(environment: 20, value: ())) { $0.environment * 2 }
///     let right = Codensity(State<Int, Void>.modify { $0 + 1 })
///     CodensityDensity<ReaderOf<Int>>().pair(right, store) { _, seen in seen }  // 42
///
/// - Complexity: A run of the move. `move` replaces the place of a space that is not shared.
/// - SeeAlso: Kmett, *Monads from Comonads* (2011); Mac Lane, *Categories for the Working
///   Mathematician* (1971), section X.7.
@frozen
public struct CodensityDensity<Right: RightAdjoint>: Pairing, Sendable {
  /// The monad of moves.
  public typealias Moves = CodensityOf<Right>

  /// The comonad of spaces.
  public typealias Space = DensityOf<Right.Left>

  /// Creates the pairing, which has no state.
  @inlinable
  public init() {}

  /// Runs the move from the structure of the space, and combines its value with the value of the
  /// space at the resulting structure.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<Moves, First>, _ space: Kind<Space, Second>, _ combine: (First, Second) -> Result
  ) -> Result {
    let placed = DensityOf.placed(space)
    let (value, arrival) = arrival(move, placed.current)
    return combine(value, Viewpoint.look(from: arrival, placed.see))
  }

  /// Runs the move from the structure of the space and returns the value of the move. The structure
  /// is replaced in place if nothing else refers to the space.
  @inlinable
  @discardableResult
  public func move<Result, Value>(
    _ move: Kind<Moves, Result>, _ space: inout Kind<Space, Value>
  ) -> Result {
    if !Kind.isUnique(&space) {
      space = DensityOf.placed(DensityOf.placed(space).current, DensityOf.placed(space).see)
    }
    let placed = DensityOf.placed(consume space)
    let result = placed.movePlace { arrival(move, $0) }
    space = placed
    return result
  }

  /// Returns the value of a move and the place where it arrives.
  @inlinable
  func arrival<Value>(
    _ move: Kind<Moves, Value>, _ place: _DensityPlace<Right.Left>
  ) -> (Value, _DensityPlace<Right.Left>) {
    Right.rightAdjunct(place.structure) { hidden in
      move.run { value in Right.leftAdjunct(hidden) { (value, _DensityPlace($0)) } }
    }
  }
}

/// A pairing in which a move is a program that changes a place.
///
/// If the context of a program is the place of a space, a conformance only names both. Otherwise it
/// converts a place to the context and back. The context may hold more than the place, such as the
/// pairings that move its parts. A space that nothing else refers to is moved in place.
public protocol ProgramStorePairing: Pairing
where Moves: _ProgramConstructor, Moves.Failure == Never, Space: _StoreConstructor {
  /// Returns the context of a program for a place.
  func entering(_ place: consuming Space.Place) -> Moves.Context

  /// Returns the place in the context after a program.
  func leaving(_ context: consuming Moves.Context) -> Space.Place
}

extension ProgramStorePairing where Moves.Context == Space.Place {
  /// Returns the place.
  @inlinable
  public func entering(_ place: consuming Space.Place) -> Space.Place { place }

  /// Returns the place.
  @inlinable
  public func leaving(_ context: consuming Space.Place) -> Space.Place { context }
}

extension ProgramStorePairing {
  /// Runs the move from the place of the space, and combines its value with the value of the
  /// resulting place.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<Moves, First>, _ space: Kind<Space, Second>, _ combine: (First, Second) -> Result
  ) -> Result {
    let placed = Space.placed(space)
    var context = entering(placed.current)
    let value = Moves.program(move).execute(&context)
    return combine(value, Viewpoint.look(from: leaving(context), placed.see))
  }

  /// Runs the move on the place of the space and returns the value of the move. The place changes
  /// in place if nothing else refers to the space.
  @inlinable
  @discardableResult
  public func move<Result, Value>(
    _ move: Kind<Moves, Result>, _ space: inout Kind<Space, Value>
  ) -> Result {
    if !Kind.isUnique(&space) {
      space = Space.placed(Space.placed(space).current, Space.placed(space).see)
    }
    let placed = Space.placed(consume space)
    let result = placed.movePlace { place in
      var context = entering(consume place)
      let result = Moves.program(move).execute(&context)
      return (result, leaving(consume context))
    }
    space = placed
    return result
  }
}

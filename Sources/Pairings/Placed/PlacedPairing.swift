/// A pairing in which a move is a program that works on a place.
///
/// A conformance says how a place becomes the context of a program and back; the
/// context may hold more, such as the pairings that move the parts of the place.
/// A space that nothing else refers to is moved in place.
public protocol PlacedPairing: Pairing
where Moves: ProgramConstructor, Moves.Failure == Never, Space: PlacedConstructor {
  /// Makes the context of a program of a place.
  func entering(_ place: consuming Space.Place) -> Moves.Context

  /// Returns the place that a program left in its context.
  func leaving(_ context: consuming Moves.Context) -> Space.Place
}

extension PlacedPairing {
  /// Runs the move from the place of the space; combines its value with what is seen
  /// from where it arrives.
  @inlinable
  public func pair<First, Second, Result>(
    _ move: Kind<Moves, First>, _ space: Kind<Space, Second>, _ combine: (First, Second) -> Result
  ) -> Result {
    let placed = Placed.narrow(space)
    var context = entering(placed.place)
    let value = Program.narrow(move).run(&context)
    return combine(value, Viewpoint.look(from: leaving(context), placed.see))
  }

  /// Runs the move on the place of the space, in place if nothing else refers to the
  /// space; returns the value of the move.
  @inlinable
  @discardableResult
  public func move<Result, Value>(
    _ move: Kind<Moves, Result>, _ space: inout Kind<Space, Value>
  ) -> Result {
    if !Kind.isUnique(&space) {
      space = Space.carrying(Placed.narrow(space).place, Placed.narrow(space).see)
    }
    let placed = Placed.narrow(consume space)
    guard let place = placed.held.take()?.place else {
      preconditionFailure("A move moves the space that it is moving.")
    }
    var context = entering(consume place)
    let result = Program.narrow(move).run(&context)
    placed.held = Viewpoint(leaving(consume context))
    space = placed
    return result
  }
}

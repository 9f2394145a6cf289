// These moves are static members, so that implicit member syntax works wherever a move is expected:
// `space.moved(by: .remove("a"))`.

extension Kind {
  /// Moves one part and returns the value of that move, or nil if there is no such part.
  @inlinable
  public static func part<ID, Part, Result>(
    _ id: ID, _ move: Kind<Part.Moves, Result>
  ) -> EachMove<ID, Part, Result?> where Brand == EachMoveOf<ID, Part>, Value == Result? {
    EachMoveOf.make(
      .step { context in
        let part = context.part
        return context.place.withPart(id) { part.move(move, &$0) }
      })
  }

  /// Returns the identities, in order.
  @inlinable
  public static func ids<ID, Part>() -> EachMove<ID, Part, [ID]>
  where Brand == EachMoveOf<ID, Part>, Value == [ID] {
    EachMoveOf.make(.step { $0.place.ids })
  }
}

extension Kind where Value == Void {
  /// Moves one part, if it is present; in place, if nothing else refers to it.
  @inlinable
  public static func part<ID, Part>(
    _ id: ID, _ move: Kind<Part.Moves, Void>
  ) -> EachMove<ID, Part, Void> where Brand == EachMoveOf<ID, Part> {
    EachMoveOf.make(
      .step { context in
        let part = context.part
        _ = context.place.withPart(id) { part.move(move, &$0) }
      })
  }

  /// Inserts a copy of the fresh part at the index nearest to `index`, unless there is a part with
  /// that identity.
  @inlinable
  public static func insert<ID, Part>(_ id: ID, at index: Int = .max) -> EachMove<ID, Part, Void>
  where Brand == EachMoveOf<ID, Part> {
    EachMoveOf.make(.step { $0.place.insert(id, at: index) })
  }

  /// Removes a part, if it is present.
  @inlinable
  public static func remove<ID, Part>(_ id: ID) -> EachMove<ID, Part, Void>
  where Brand == EachMoveOf<ID, Part> {
    EachMoveOf.make(.step { $0.place.remove(id) })
  }

  /// Moves a part to another index, if it is present.
  @inlinable
  public static func rearrange<ID, Part>(_ id: ID, to index: Int) -> EachMove<ID, Part, Void>
  where Brand == EachMoveOf<ID, Part> {
    EachMoveOf.make(.step { $0.place.rearrange(id, to: index) })
  }
}

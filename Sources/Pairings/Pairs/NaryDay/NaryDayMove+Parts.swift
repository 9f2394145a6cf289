#if !hasFeature(Embedded)  // As NaryDay.
// This move is a static member, so that implicit member syntax works wherever a move is expected:
// `explorer.commit(.part(\.1, .forward))`.

extension Kind {
  /// Moves one part, in place if nothing else refers to it, and returns the value of that move.
  @inlinable
  public static func part<Moved, each Part>(
    _ part: WritableKeyPath<(repeat _DayPart<each Part>), _DayPart<Moved>>,
    _ move: Kind<Moved.Moves, Value>
  ) -> NaryDayMove<repeat each Part, Value>
  where Brand == NaryDayMoveOf<repeat each Part> {
    NaryDayMoveOf<repeat each Part>.make(.step { $0.parts[keyPath: part].move(move) })
  }
}
#endif

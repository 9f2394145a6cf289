/// Do-notation with six values bound.
///
/// The operations are those of ``Do``, for all values so far.
@frozen
public struct Do6<Moves: Monad, First, Second, Third, Fourth, Fifth, Sixth> {
  @usableFromInline let bound: Kind<Moves, (First, Second, Third, Fourth, Fifth, Sixth)>

  /// Starts with a step that returns six values, and binds each.
  @inlinable
  public init(_ step: Kind<Moves, (First, Second, Third, Fourth, Fifth, Sixth)>) { bound = step }

  /// Starts with a step that returns six values and is made when it runs.
  @inlinable
  public init(_ make: @escaping () -> Kind<Moves, (First, Second, Third, Fourth, Fifth, Sixth)>) {
    self.init(Moves.flatMap(Moves.pure(())) { _ in make() })
  }
}

extension Do6 {
  /// Runs the step that `next` makes of the values, and binds nothing.
  @inlinable
  public func discard<Ignored>(
    _ next: @escaping (First, Second, Third, Fourth, Fifth, Sixth) -> Kind<Moves, Ignored>
  ) -> Do6 {
    Do6(
      Moves.flatMap(bound) { first, second, third, fourth, fifth, sixth in
        Moves.map(next(first, second, third, fourth, fifth, sixth)) { _ in
          (first, second, third, fourth, fifth, sixth)
        }
      })
  }

  /// Ends with the result of a function of the values.
  @inlinable
  public func yield<Result>(
    _ make: @escaping (First, Second, Third, Fourth, Fifth, Sixth) -> Result
  ) -> Kind<Moves, Result> {
    Moves.map(bound) { first, second, third, fourth, fifth, sixth in
      make(first, second, third, fourth, fifth, sixth)
    }
  }

  /// Ends with the step that `next` makes of the values.
  @inlinable
  public func end<Result>(
    _ next: @escaping (First, Second, Third, Fourth, Fifth, Sixth) -> Kind<Moves, Result>
  ) -> Kind<Moves, Result> {
    Moves.flatMap(bound) { first, second, third, fourth, fifth, sixth in
      next(first, second, third, fourth, fifth, sixth)
    }
  }
}

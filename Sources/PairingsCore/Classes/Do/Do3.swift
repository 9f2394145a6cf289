/// Do-notation with three values bound.
///
/// The operations are those of ``Do``, for all three values, except for those that bind more.
@frozen
public struct Do3<Moves: Monad, First, Second, Third> {
  @usableFromInline let bound: Kind<Moves, (First, Second, Third)>

  /// Starts with a step that returns three values, and binds each.
  @inlinable
  public init(_ step: Kind<Moves, (First, Second, Third)>) { bound = step }

  /// Starts with a step that returns three values and is made when it runs.
  @inlinable
  public init(_ make: @escaping () -> Kind<Moves, (First, Second, Third)>) {
    self.init(Moves.flatMap(Moves.pure(())) { _ in make() })
  }
}

extension Do3 {
  /// Runs the step that `next` makes of the values, and binds nothing.
  @inlinable
  public func discard<Ignored>(
    _ next: @escaping (First, Second, Third) -> Kind<Moves, Ignored>
  ) -> Do3 {
    Do3(
      Moves.flatMap(bound) { first, second, third in
        Moves.map(next(first, second, third)) { _ in (first, second, third) }
      })
  }

  /// Ends with the result of a function of the values.
  @inlinable
  public func yield<Result>(
    _ make: @escaping (First, Second, Third) -> Result
  ) -> Kind<Moves, Result> {
    Moves.map(bound) { first, second, third in make(first, second, third) }
  }

  /// Ends with the step that `next` makes of the values.
  @inlinable
  public func end<Result>(
    _ next: @escaping (First, Second, Third) -> Kind<Moves, Result>
  ) -> Kind<Moves, Result> {
    Moves.flatMap(bound) { first, second, third in next(first, second, third) }
  }
}

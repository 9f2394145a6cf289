/// Do-notation with five values bound.
///
/// The operations are those of ``Do``, for all values so far.
@frozen
public struct Do5<Moves: Monad, First, Second, Third, Fourth, Fifth> {
  @usableFromInline let bound: Kind<Moves, (First, Second, Third, Fourth, Fifth)>

  /// Starts with a step that returns five values, and binds each.
  @inlinable
  public init(_ step: Kind<Moves, (First, Second, Third, Fourth, Fifth)>) { bound = step }

  /// Starts with a step that returns five values and is made when it runs.
  @inlinable
  public init(_ make: @escaping () -> Kind<Moves, (First, Second, Third, Fourth, Fifth)>) {
    self.init(Moves.flatMap(Moves.pure(())) { _ in make() })
  }
}

extension Do5 {
  /// Runs the step that `next` makes of the values, and binds its value.
  @inlinable
  public func bind<Sixth>(
    _ next: @escaping (First, Second, Third, Fourth, Fifth) -> Kind<Moves, Sixth>
  ) -> Do6<Moves, First, Second, Third, Fourth, Fifth, Sixth> {
    Do6(
      Moves.flatMap(bound) { first, second, third, fourth, fifth in
        Moves.map(next(first, second, third, fourth, fifth)) {
          (first, second, third, fourth, fifth, $0)
        }
      })
  }

  /// Runs the step that `next` makes of the values, and binds nothing.
  @inlinable
  public func discard<Ignored>(
    _ next: @escaping (First, Second, Third, Fourth, Fifth) -> Kind<Moves, Ignored>
  ) -> Do5 {
    Do5(
      Moves.flatMap(bound) { first, second, third, fourth, fifth in
        Moves.map(next(first, second, third, fourth, fifth)) { _ in
          (first, second, third, fourth, fifth)
        }
      })
  }

  /// Binds the result of a function of the values.
  @inlinable
  public func `let`<Sixth>(
    _ make: @escaping (First, Second, Third, Fourth, Fifth) -> Sixth
  ) -> Do6<Moves, First, Second, Third, Fourth, Fifth, Sixth> {
    Do6(
      Moves.map(bound) { first, second, third, fourth, fifth in
        (first, second, third, fourth, fifth, make(first, second, third, fourth, fifth))
      })
  }

  /// Ends with the result of a function of the values.
  @inlinable
  public func yield<Result>(
    _ make: @escaping (First, Second, Third, Fourth, Fifth) -> Result
  ) -> Kind<Moves, Result> {
    Moves.map(bound) { first, second, third, fourth, fifth in
      make(first, second, third, fourth, fifth)
    }
  }

  /// Ends with the step that `next` makes of the values.
  @inlinable
  public func end<Result>(
    _ next: @escaping (First, Second, Third, Fourth, Fifth) -> Kind<Moves, Result>
  ) -> Kind<Moves, Result> {
    Moves.flatMap(bound) { first, second, third, fourth, fifth in
      next(first, second, third, fourth, fifth)
    }
  }
}

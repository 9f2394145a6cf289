/// Do-notation with four values bound.
///
/// The operations are those of ``Do``, for all values so far.
@frozen
public struct Do4<Moves: Monad, First, Second, Third, Fourth> {
  @usableFromInline let bound: Kind<Moves, (First, Second, Third, Fourth)>

  /// Starts with a step that returns four values, and binds each.
  @inlinable
  public init(_ step: Kind<Moves, (First, Second, Third, Fourth)>) { bound = step }

  /// Starts with a step that returns four values and is made when it runs.
  @inlinable
  public init(_ make: @escaping () -> Kind<Moves, (First, Second, Third, Fourth)>) {
    self.init(Moves.flatMap(Moves.pure(())) { _ in make() })
  }
}

extension Do4 {
  /// Runs the step that `next` makes of the values, and binds its value.
  @inlinable
  public func bind<Fifth>(
    _ next: @escaping (First, Second, Third, Fourth) -> Kind<Moves, Fifth>
  ) -> Do5<Moves, First, Second, Third, Fourth, Fifth> {
    Do5(
      Moves.flatMap(bound) { first, second, third, fourth in
        Moves.map(next(first, second, third, fourth)) { (first, second, third, fourth, $0) }
      })
  }

  /// Runs the step that `next` makes of the values, and binds both values of its pair.
  @inlinable
  public func bindBoth<Fifth, Sixth>(
    _ next: @escaping (First, Second, Third, Fourth) -> Kind<Moves, (Fifth, Sixth)>
  ) -> Do6<Moves, First, Second, Third, Fourth, Fifth, Sixth> {
    Do6(
      Moves.flatMap(bound) { first, second, third, fourth in
        Moves.map(next(first, second, third, fourth)) { (first, second, third, fourth, $0.0, $0.1) }
      })
  }

  /// Runs the step that `next` makes of the values, and binds nothing.
  @inlinable
  public func discard<Ignored>(
    _ next: @escaping (First, Second, Third, Fourth) -> Kind<Moves, Ignored>
  ) -> Do4 {
    Do4(
      Moves.flatMap(bound) { first, second, third, fourth in
        Moves.map(next(first, second, third, fourth)) { _ in (first, second, third, fourth) }
      })
  }

  /// Binds the result of a function of the values.
  @inlinable
  public func `let`<Fifth>(
    _ make: @escaping (First, Second, Third, Fourth) -> Fifth
  ) -> Do5<Moves, First, Second, Third, Fourth, Fifth> {
    Do5(
      Moves.map(bound) { first, second, third, fourth in
        (first, second, third, fourth, make(first, second, third, fourth))
      })
  }

  /// Ends with the result of a function of the values.
  @inlinable
  public func yield<Result>(
    _ make: @escaping (First, Second, Third, Fourth) -> Result
  ) -> Kind<Moves, Result> {
    Moves.map(bound) { first, second, third, fourth in make(first, second, third, fourth) }
  }

  /// Ends with the step that `next` makes of the values.
  @inlinable
  public func end<Result>(
    _ next: @escaping (First, Second, Third, Fourth) -> Kind<Moves, Result>
  ) -> Kind<Moves, Result> {
    Moves.flatMap(bound) { first, second, third, fourth in next(first, second, third, fourth) }
  }
}

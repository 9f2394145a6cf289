/// Do-notation with two values bound.
///
/// The operations are those of ``Do``, for both values, except for `bindBoth`.
@frozen
public struct Do2<Moves: Monad, First, Second> {
  @usableFromInline let bound: Kind<Moves, (First, Second)>

  /// Starts with a step that returns two values, and binds each.
  @inlinable
  public init(_ step: Kind<Moves, (First, Second)>) { bound = step }

  /// Starts with a step that returns two values and is made when it runs.
  @inlinable
  public init(_ make: @escaping () -> Kind<Moves, (First, Second)>) {
    self.init(Moves.flatMap(Moves.pure(())) { _ in make() })
  }
}

extension Do2 {
  /// Runs the step that `next` makes of the values, and binds its value.
  @inlinable
  public func bind<Third>(
    _ next: @escaping (First, Second) -> Kind<Moves, Third>
  ) -> Do3<Moves, First, Second, Third> {
    Do3(
      Moves.flatMap(bound) { first, second in
        Moves.map(next(first, second)) { (first, second, $0) }
      })
  }

  /// Runs the step that `next` makes of the values, and binds nothing.
  @inlinable
  public func discard<Ignored>(_ next: @escaping (First, Second) -> Kind<Moves, Ignored>) -> Do2 {
    Do2(
      Moves.flatMap(bound) { first, second in
        Moves.map(next(first, second)) { _ in (first, second) }
      })
  }

  /// Binds the result of a function of the values.
  @inlinable
  public func `let`<Third>(
    _ make: @escaping (First, Second) -> Third
  ) -> Do3<Moves, First, Second, Third> {
    Do3(Moves.map(bound) { first, second in (first, second, make(first, second)) })
  }

  /// Ends with the result of a function of the values.
  @inlinable
  public func yield<Result>(_ make: @escaping (First, Second) -> Result) -> Kind<Moves, Result> {
    Moves.map(bound) { first, second in make(first, second) }
  }

  /// Ends with the step that `next` makes of the values.
  @inlinable
  public func end<Result>(
    _ next: @escaping (First, Second) -> Kind<Moves, Result>
  ) -> Kind<Moves, Result> {
    Moves.flatMap(bound) { first, second in next(first, second) }
  }
}

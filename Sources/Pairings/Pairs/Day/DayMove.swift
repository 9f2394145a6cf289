/// A move of two spaces that lie side by side: of one of them while the other keeps
/// its futures, or of both; the monad of moves over a ``Day``.
///
///     let move: DayMove<StateStore<Int>, StateStore<String>, Void> =
///       .first(.modify { $0 + 1 }).then(.second(.modify { $0 + "!" }))
///
/// A move is a program of such steps and has a value. It knows the sides by the
/// pairings that move them and nothing of their values.
///
/// ## Laws
///
/// Those of ``Monad``, and for every `m`, `n`, `k` and `f`:
///
///     first(pure(a)) == pure(a)                                      // first stays
///     first(m.flatMap(k)) == first(m).flatMap { first(k($0)) }       // flatMap of first
///     first(m).zip(second(n), with: f)
///       == second(n).zip(first(m)) { f($1, $0) }                     // sides do not meet
///     both(m, n, with: f) == first(m).zip(second(n), with: f)        // both
///
/// - Complexity: Building is O(1). Running calls each step once, in constant stack
///   however `flatMap`s are nested; so does freeing.
public typealias DayMove<First: Pairing, Second: Pairing, Value> = Kind<
  DayMoveOf<First, Second>, Value
>

/// The brand of ``DayMove``.
public enum DayMoveOf<First: Pairing, Second: Pairing>: _ProgramConstructor {
  /// Where the space is, and what moves its sides.
  public typealias Context = DayContext<First, Second>

  /// Moves cannot fail.
  public typealias Failure = Never
}

/// What a ``DayMove`` works on: both spaces, and the pairings that move them.
///
/// - Precondition: A step leaves the one that it was given and not that of another
///   space, whose values may have other types.
@frozen
public struct DayContext<First: Pairing, Second: Pairing> {
  @usableFromInline var place: DayPlace<First.Space, Second.Space>
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable
  init(_ place: consuming DayPlace<First.Space, Second.Space>, _ first: First, _ second: Second) {
    self.place = place
    self.first = first
    self.second = second
  }
}

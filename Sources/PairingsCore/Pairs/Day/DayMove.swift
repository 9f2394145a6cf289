/// A move of two spaces side by side: of one of them while the other keeps its futures, or of both.
/// It is the monad of moves over a ``Day``.
///
///     let move: DayMove<StateStore<Int>, StateStore<String>, Void> =
///       .first(.modify { $0 + 1 }).then(.second(.modify { $0 + "!" }))
///
/// A move is a program of such steps and has a value. Its type names the pairings that move the
/// sides, and not the types of the sides' values.
///
/// ## Laws
///
/// The laws of ``Monad``, and for every `m`, `n`, `k` and `f`:
///
///     first(pure(a)) == pure(a)                                      // first pure
///     first(m.flatMap(k)) == first(m).flatMap { first(k($0)) }       // flatMap of first
///     first(m).zip(second(n), with: f)
///       == second(n).zip(first(m)) { f($1, $0) }                     // sides commute
///     both(m, n, with: f) == first(m).zip(second(n), with: f)        // both
///
/// - Complexity: Building is O(1). Running calls each step once, in constant stack for every
///   nesting of `flatMap`; freeing takes constant stack too.
public typealias DayMove<First: Pairing, Second: Pairing, Value> = Kind<
  DayMoveOf<First, Second>, Value
>

/// The brand of ``DayMove``.
public enum DayMoveOf<First: Pairing, Second: Pairing>: _ProgramConstructor {
  /// The place of the space, and the pairings that move its sides.
  public typealias Context = _DayContext<First, Second>

  /// `Never`, since moves cannot fail.
  public typealias Failure = Never
}

/// The context of a ``DayMove``: both spaces, and the pairings that move them.
///
/// - Precondition: A step does not replace its context by that of another space, whose values may
///   have other types.
@frozen
public struct _DayContext<First: Pairing, Second: Pairing> {
  @usableFromInline var place: _DayPlace<First.Space, Second.Space>
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable
  init(_ place: consuming _DayPlace<First.Space, Second.Space>, _ first: First, _ second: Second) {
    self.place = place
    self.first = first
    self.second = second
  }
}

/// A move of two spaces of which one is shown. It shows a side, toggles the sides, or moves one of
/// them. It is the monad of moves over a ``SumSpace``.
///
///     let turn: SumMove<StateStore<Int>, StateStore<Bool>, Void> =
///       .first(.modify { $0 + 1 }).then(.toggle())
///
/// A move is a program of such steps and has a value. Its type names the pairings that move the
/// sides, and not the types of the sides' values.
///
/// ## Laws
///
/// The laws of ``Monad``, and for every `m`, `n`, `k`, `f`, `s` and `t`:
///
///     toggle.then(toggle) == pure(())                                // toggle twice
///     show(s).then(show(t)) == show(t)                               // show then show
///     first(m.flatMap(k)) == first(m).flatMap { first(k($0)) }       // flatMap of first
///     first(m).zip(second(n), with: f)
///       == second(n).zip(first(m)) { f($1, $0) }                     // sides commute
///
/// - Complexity: Building is O(1). Running calls each step once, in constant stack for every
///   nesting of `flatMap`; freeing takes constant stack too.
/// - SeeAlso: Freeman, *Comonads as Spaces* (2016).
public typealias SumMove<First: Pairing, Second: Pairing, Value> = Kind<
  SumMoveOf<First, Second>, Value
>

/// The brand of ``SumMove``.
public enum SumMoveOf<First: Pairing, Second: Pairing>: _ProgramConstructor {
  /// The place of the space, and the pairings that move its sides.
  public typealias Context = _SumContext<First, Second>

  /// `Never`, since moves cannot fail.
  public typealias Failure = Never
}

/// The context of a ``SumMove``: both spaces, and the pairings that move them.
///
/// - Precondition: A step does not replace its context by that of another space, whose values may
///   have other types.
@frozen
public struct _SumContext<First: Pairing, Second: Pairing> {
  @usableFromInline var place: _SumPlace<First.Space, Second.Space>
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable
  init(_ place: consuming _SumPlace<First.Space, Second.Space>, _ first: First, _ second: Second) {
    self.place = place
    self.first = first
    self.second = second
  }
}

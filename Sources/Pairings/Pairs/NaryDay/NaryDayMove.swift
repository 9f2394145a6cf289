#if !hasFeature(Embedded)  // As NaryDay.
/// A move of any number of spaces side by side: of one of them while the others keep their futures.
/// It is the monad of moves over a ``NaryDay``.
///
///     let move: NaryDayMove<StateStore<Int>, StateStore<String>, PullerZipper, Void> =
///       .part(\.0, .modify { $0 + 1 }).then(.part(\.2, .forward))
///
/// A move is a program of such steps and has a value. Its type names the pairings that move the
/// parts, and not the types of the parts' values.
///
/// ## Laws
///
/// The laws of ``Monad``, and for every `m`, `n`, `k`, `f` and parts `i` and `j` that differ:
///
///     part(i, pure(a)) == pure(a)                                    // first pure
///     part(i, m.flatMap(k)) == part(i, m).flatMap { part(i, k($0)) } // flatMap of first
///     part(i, m).zip(part(j, n), with: f)
///       == part(j, n).zip(part(i, m)) { f($1, $0) }                  // sides commute
///
/// - Complexity: Building is O(1). Running calls each step once, in constant stack for every
///   nesting of `flatMap`; freeing takes constant stack too.
public typealias NaryDayMove<each Part: Pairing, Value> = Kind<
  NaryDayMoveOf<repeat each Part>, Value
>

/// The brand of ``NaryDayMove``.
///
/// The brand has no values, like all brands. It is a structure only because an enumeration cannot
/// have a parameter pack.
@frozen
public struct NaryDayMoveOf<each Part: Pairing>: _ProgramConstructor, PairedMonad {
  private init() {}

  /// The place of the space, and the pairings that move its parts.
  public typealias Context = _NaryDayPlace<repeat each Part>

  /// `Never`, since moves cannot fail.
  public typealias Failure = Never

  /// The pairing with ``NaryDay``.
  @inlinable
  public static var pairing: NaryDayPairing<repeat each Part> { NaryDayPairing() }
}
#endif

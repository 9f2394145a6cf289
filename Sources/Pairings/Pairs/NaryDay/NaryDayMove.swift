#if !hasFeature(Embedded)  // As NaryDay.
/// A move of any number of spaces that lie side by side: of one of them while the
/// others keep their futures; the monad of moves over a ``NaryDay``.
///
///     let move: NaryDayMove<StateStore<Int>, StateStore<String>, PullerZipper, Void> =
///       .part(\.0, .modify { $0 + 1 }).then(.part(\.2, .forward))
///
/// A move is a program of such steps and has a value. It knows the parts by the
/// pairings that move them and nothing of their values.
///
/// ## Laws
///
/// Those of ``Monad``, and for every `m`, `n`, `k`, `f` and parts `i` and `j` that differ:
///
///     part(i, pure(a)) == pure(a)                                    // first stays
///     part(i, m.flatMap(k)) == part(i, m).flatMap { part(i, k($0)) } // flatMap of first
///     part(i, m).zip(part(j, n), with: f)
///       == part(j, n).zip(part(i, m)) { f($1, $0) }                  // sides do not meet
///
/// - Complexity: Building is O(1). Running calls each step once, in constant stack
///   however `flatMap`s are nested; so does freeing.
public typealias NaryDayMove<each Part: Pairing, Value> = Kind<
  NaryDayMoveOf<repeat each Part>, Value
>

/// The brand of ``NaryDayMove``.
///
/// It has no values, like all brands; it is not an enumeration only because those
/// cannot have a parameter pack.
@frozen
public struct NaryDayMoveOf<each Part: Pairing>: _ProgramConstructor, PairedMonad {
  private init() {}

  /// Where the space is, and what moves its parts.
  public typealias Context = NaryDayPlace<repeat each Part>

  /// Moves cannot fail.
  public typealias Failure = Never

  /// The pairing with ``NaryDay``.
  @inlinable
  public static var pairing: NaryDayPairing<repeat each Part> { NaryDayPairing() }
}
#endif

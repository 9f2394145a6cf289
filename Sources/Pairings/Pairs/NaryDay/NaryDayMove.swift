#if !hasFeature(Embedded)
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
public final class NaryDayMove<each Part: Pairing, Value>:
  Program<NaryDayMoveOf<repeat each Part>, Value>
{}

// MARK: - Monad

extension NaryDayMove {
  /// Returns a value and stays.
  @inlinable
  public static func pure(_ value: Value) -> NaryDayMove { NaryDayMoveOf.pure(value).narrow() }

  /// Runs this move and transforms its value.
  @inlinable
  public func map<NewValue>(
    _ transform: @escaping (Value) -> NewValue
  ) -> NaryDayMove<repeat each Part, NewValue> {
    NaryDayMoveOf.map(self, transform).narrow()
  }

  /// Runs this move, then another, and combines their values.
  @inlinable
  public func zip<Other, Combined>(
    _ other: NaryDayMove<repeat each Part, Other>,
    with combine: @escaping (Value, Other) -> Combined
  ) -> NaryDayMove<repeat each Part, Combined> {
    NaryDayMoveOf.zip(self, other, with: combine).narrow()
  }

  /// Runs this move, then the one that its value chooses.
  @inlinable
  public func flatMap<NewValue>(
    _ next: @escaping (Value) -> NaryDayMove<repeat each Part, NewValue>
  ) -> NaryDayMove<repeat each Part, NewValue> {
    NaryDayMoveOf.flatMap(self, next).narrow()
  }

  /// Runs this move, then another: `flatMap { _ in next }`.
  @inlinable
  public func then<NewValue>(_ next: NaryDayMove<repeat each Part, NewValue>) -> NaryDayMove<
    repeat each Part, NewValue
  > {
    NaryDayMoveOf.then(self, next).narrow()
  }

  /// Runs this move `count` times and collects the values.
  ///
  /// - Precondition: `count` is not negative.
  @inlinable
  public func replicate(_ count: Int) -> NaryDayMove<repeat each Part, [Value]> {
    NaryDayMoveOf.replicate(self, count).narrow()
  }

  /// Composes two functions whose results are moves: `{ f($0).flatMap(g) }`.
  @inlinable
  public static func compose<Input, Middle>(
    _ first: @escaping (Input) -> NaryDayMove<repeat each Part, Middle>,
    _ second: @escaping (Middle) -> NaryDayMove<repeat each Part, Value>
  ) -> (Input) -> NaryDayMove<repeat each Part, Value> {
    { first($0).flatMap(second) }
  }

  /// Repeats a move from seed to seed until it is done, in constant stack.
  @inlinable
  public static func iterate<Seed>(
    _ seed: Seed, _ move: @escaping (Seed) -> NaryDayMove<repeat each Part, Iteration<Seed, Value>>
  ) -> NaryDayMove<repeat each Part, Value> {
    NaryDayMoveOf.iterate(seed, move).narrow()
  }

  /// Runs the move made of each element, in order, and collects the values.
  @inlinable
  public static func traverse<Element, NewValue>(
    _ elements: some Sequence<Element>,
    _ transform: @escaping (Element) -> NaryDayMove<repeat each Part, NewValue>
  ) -> NaryDayMove<repeat each Part, [NewValue]> where Value == [NewValue] {
    NaryDayMoveOf.traverse(elements, transform).narrow()
  }

  /// Runs the move made of each element, in order, and forgets the values.
  @inlinable
  public static func forEach<Element>(
    _ elements: some Sequence<Element>,
    _ transform: @escaping (Element) -> NaryDayMove<repeat each Part, Void>
  ) -> NaryDayMove<repeat each Part, Void> where Value == Void {
    NaryDayMoveOf.forEach(elements, transform).narrow()
  }
}
#endif

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
public final class DayMove<First: Pairing, Second: Pairing, Value>:
  Program<DayMoveOf<First, Second>, Value>
{}

// MARK: - Monad

extension DayMove {
  /// Returns a value and stays.
  @inlinable
  public static func pure(_ value: Value) -> DayMove { DayMoveOf.pure(value).narrow() }

  /// Runs this move and transforms its value.
  @inlinable
  public func map<NewValue>(
    _ transform: @escaping (Value) -> NewValue
  ) -> DayMove<First, Second, NewValue> {
    DayMoveOf.map(self, transform).narrow()
  }

  /// Runs this move, then another, and combines their values.
  @inlinable
  public func zip<Other, Combined>(
    _ other: DayMove<First, Second, Other>, with combine: @escaping (Value, Other) -> Combined
  ) -> DayMove<First, Second, Combined> {
    DayMoveOf.zip(self, other, with: combine).narrow()
  }

  /// Runs this move, then the one that its value chooses.
  @inlinable
  public func flatMap<NewValue>(
    _ next: @escaping (Value) -> DayMove<First, Second, NewValue>
  ) -> DayMove<First, Second, NewValue> {
    DayMoveOf.flatMap(self, next).narrow()
  }

  /// Runs this move, then another: `flatMap { _ in next }`.
  @inlinable
  public func then<NewValue>(_ next: DayMove<First, Second, NewValue>) -> DayMove<
    First, Second, NewValue
  > {
    DayMoveOf.then(self, next).narrow()
  }

  /// Runs this move `count` times and collects the values.
  ///
  /// - Precondition: `count` is not negative.
  @inlinable
  public func replicate(_ count: Int) -> DayMove<First, Second, [Value]> {
    DayMoveOf.replicate(self, count).narrow()
  }

  /// Composes two functions whose results are moves: `{ f($0).flatMap(g) }`.
  @inlinable
  public static func compose<Input, Middle>(
    _ first: @escaping (Input) -> DayMove<First, Second, Middle>,
    _ second: @escaping (Middle) -> DayMove<First, Second, Value>
  ) -> (Input) -> DayMove<First, Second, Value> {
    { first($0).flatMap(second) }
  }

  /// Repeats a move from seed to seed until it is done, in constant stack.
  @inlinable
  public static func iterate<Seed>(
    _ seed: Seed, _ move: @escaping (Seed) -> DayMove<First, Second, Iteration<Seed, Value>>
  ) -> DayMove<First, Second, Value> {
    DayMoveOf.iterate(seed, move).narrow()
  }

  /// Runs the move made of each element, in order, and collects the values.
  @inlinable
  public static func traverse<Element, NewValue>(
    _ elements: some Sequence<Element>,
    _ transform: @escaping (Element) -> DayMove<First, Second, NewValue>
  ) -> DayMove<First, Second, [NewValue]> where Value == [NewValue] {
    DayMoveOf.traverse(elements, transform).narrow()
  }

  /// Runs the move made of each element, in order, and forgets the values.
  @inlinable
  public static func forEach<Element>(
    _ elements: some Sequence<Element>,
    _ transform: @escaping (Element) -> DayMove<First, Second, Void>
  ) -> DayMove<First, Second, Void> where Value == Void {
    DayMoveOf.forEach(elements, transform).narrow()
  }
}

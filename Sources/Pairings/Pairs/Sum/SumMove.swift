/// A move of two spaces of which one is shown: to show a side, to show the other one,
/// to move one of the sides; the monad of moves over a ``SumSpace``.
///
///     let turn: SumMove<StateStore<Int>, StateStore<Bool>, Void> =
///       .first(.modify { $0 + 1 }).then(.toggle())
///
/// A move is a program of such steps and has a value. It knows the sides by the
/// pairings that move them and nothing of what they show.
///
/// ## Laws
///
/// Those of ``Monad``, and for every `m`, `n`, `k`, `f`, `s` and `t`:
///
///     toggle.then(toggle) == pure(())                                // toggle twice
///     show(s).then(show(t)) == show(t)                               // show then show
///     first(m.flatMap(k)) == first(m).flatMap { first(k($0)) }       // flatMap of first
///     first(m).zip(second(n), with: f)
///       == second(n).zip(first(m)) { f($1, $0) }                     // sides do not meet
///
/// - Complexity: Building is O(1). Running calls each step once, in constant stack
///   however `flatMap`s are nested; so does freeing.
/// - SeeAlso: Freeman, *Comonads as Spaces* (2016).
public final class SumMove<First: Pairing, Second: Pairing, Value>:
  Program<SumMoveOf<First, Second>, Value>
{}

// MARK: - Monad

extension SumMove {
  /// Returns a value and stays.
  @inlinable
  public static func pure(_ value: Value) -> SumMove { SumMoveOf.pure(value).narrow() }

  /// Runs this move and transforms its value.
  @inlinable
  public func map<NewValue>(
    _ transform: @escaping (Value) -> NewValue
  ) -> SumMove<First, Second, NewValue> {
    SumMoveOf.map(self, transform).narrow()
  }

  /// Runs this move, then another, and combines their values.
  @inlinable
  public func zip<Other, Combined>(
    _ other: SumMove<First, Second, Other>, with combine: @escaping (Value, Other) -> Combined
  ) -> SumMove<First, Second, Combined> {
    SumMoveOf.zip(self, other, with: combine).narrow()
  }

  /// Runs this move, then the one that its value chooses.
  @inlinable
  public func flatMap<NewValue>(
    _ next: @escaping (Value) -> SumMove<First, Second, NewValue>
  ) -> SumMove<First, Second, NewValue> {
    SumMoveOf.flatMap(self, next).narrow()
  }

  /// Runs this move, then another: `flatMap { _ in next }`.
  @inlinable
  public func then<NewValue>(_ next: SumMove<First, Second, NewValue>) -> SumMove<
    First, Second, NewValue
  > {
    SumMoveOf.then(self, next).narrow()
  }

  /// Runs this move `count` times and collects the values.
  ///
  /// - Precondition: `count` is not negative.
  @inlinable
  public func replicate(_ count: Int) -> SumMove<First, Second, [Value]> {
    SumMoveOf.replicate(self, count).narrow()
  }

  /// Composes two functions whose results are moves: `{ f($0).flatMap(g) }`.
  @inlinable
  public static func compose<Input, Middle>(
    _ first: @escaping (Input) -> SumMove<First, Second, Middle>,
    _ second: @escaping (Middle) -> SumMove<First, Second, Value>
  ) -> (Input) -> SumMove<First, Second, Value> {
    { first($0).flatMap(second) }
  }

  /// Repeats a move from seed to seed until it is done, in constant stack.
  @inlinable
  public static func iterate<Seed>(
    _ seed: Seed, _ move: @escaping (Seed) -> SumMove<First, Second, Iteration<Seed, Value>>
  ) -> SumMove<First, Second, Value> {
    SumMoveOf.iterate(seed, move).narrow()
  }

  /// Runs the move made of each element, in order, and collects the values.
  @inlinable
  public static func traverse<Element, NewValue>(
    _ elements: some Sequence<Element>,
    _ transform: @escaping (Element) -> SumMove<First, Second, NewValue>
  ) -> SumMove<First, Second, [NewValue]> where Value == [NewValue] {
    SumMoveOf.traverse(elements, transform).narrow()
  }

  /// Runs the move made of each element, in order, and forgets the values.
  @inlinable
  public static func forEach<Element>(
    _ elements: some Sequence<Element>,
    _ transform: @escaping (Element) -> SumMove<First, Second, Void>
  ) -> SumMove<First, Second, Void> where Value == Void {
    SumMoveOf.forEach(elements, transform).narrow()
  }
}

/// A move of a list of spaces: of one part by its identity, or of the list itself; the
/// monad of moves over an ``Each``.
///
///     let move: EachMove<String, StateStore<Int>, Void> =
///       .insert("c", at: 0).then(.part("c", .set(3)))
///
/// - Complexity: Building is O(1). Running calls each step once, in constant stack
///   however `flatMap`s are nested; so does freeing.
public final class EachMove<ID: Hashable, Part: Pairing, Value>:
  Program<EachMoveOf<ID, Part>, Value>
{}

// MARK: - Monad

extension EachMove {
  /// Returns a value and stays.
  @inlinable
  public static func pure(_ value: Value) -> EachMove { EachMoveOf.pure(value).narrow() }

  /// Runs this move and transforms its value.
  @inlinable
  public func map<NewValue>(
    _ transform: @escaping (Value) -> NewValue
  ) -> EachMove<ID, Part, NewValue> {
    EachMoveOf.map(self, transform).narrow()
  }

  /// Runs this move, then another, and combines their values.
  @inlinable
  public func zip<Other, Combined>(
    _ other: EachMove<ID, Part, Other>, with combine: @escaping (Value, Other) -> Combined
  ) -> EachMove<ID, Part, Combined> {
    EachMoveOf.zip(self, other, with: combine).narrow()
  }

  /// Runs this move, then the one that its value chooses.
  @inlinable
  public func flatMap<NewValue>(
    _ next: @escaping (Value) -> EachMove<ID, Part, NewValue>
  ) -> EachMove<ID, Part, NewValue> {
    EachMoveOf.flatMap(self, next).narrow()
  }

  /// Runs this move, then another: `flatMap { _ in next }`.
  @inlinable
  public func then<NewValue>(_ next: EachMove<ID, Part, NewValue>) -> EachMove<ID, Part, NewValue> {
    EachMoveOf.then(self, next).narrow()
  }

  /// Runs this move `count` times and collects the values.
  ///
  /// - Precondition: `count` is not negative.
  @inlinable
  public func replicate(_ count: Int) -> EachMove<ID, Part, [Value]> {
    EachMoveOf.replicate(self, count).narrow()
  }

  /// Composes two functions whose results are moves: `{ f($0).flatMap(g) }`.
  @inlinable
  public static func compose<Input, Middle>(
    _ first: @escaping (Input) -> EachMove<ID, Part, Middle>,
    _ second: @escaping (Middle) -> EachMove<ID, Part, Value>
  ) -> (Input) -> EachMove<ID, Part, Value> {
    { first($0).flatMap(second) }
  }

  /// Repeats a move from seed to seed until it is done, in constant stack.
  @inlinable
  public static func iterate<Seed>(
    _ seed: Seed, _ move: @escaping (Seed) -> EachMove<ID, Part, Iteration<Seed, Value>>
  ) -> EachMove<ID, Part, Value> {
    EachMoveOf.iterate(seed, move).narrow()
  }

  /// Runs the move made of each element, in order, and collects the values.
  @inlinable
  public static func traverse<Element, NewValue>(
    _ elements: some Sequence<Element>,
    _ transform: @escaping (Element) -> EachMove<ID, Part, NewValue>
  ) -> EachMove<ID, Part, [NewValue]> where Value == [NewValue] {
    EachMoveOf.traverse(elements, transform).narrow()
  }

  /// Runs the move made of each element, in order, and forgets the values.
  @inlinable
  public static func forEach<Element>(
    _ elements: some Sequence<Element>, _ transform: @escaping (Element) -> EachMove<ID, Part, Void>
  ) -> EachMove<ID, Part, Void> where Value == Void {
    EachMoveOf.forEach(elements, transform).narrow()
  }
}

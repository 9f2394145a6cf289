/// A step from place to place in a list that returns a value: the monad of moves
/// over a ``Zipper``.
///
/// A step sees where it is and how long the list is, and cannot fall off: at an end
/// it stays. It knows nothing of the elements.
///
///     let days = Zipper(["Mon", "Tue", "Wed"], at: 2)
///     Puller.forward.then(.backward).pair(with: days) { _, day in day }  // "Tue"
///     Puller.step(by: 0).pair(with: days) { _, day in day }              // "Wed"
///
/// The first of the two moves stays at the end and then goes back: steps that were
/// run in turn are what their composition is, and not the sum of their distances.
///
/// ## Laws
///
/// Those of ``Monad``, and for every `i` and `j`:
///
///     step(by: 0) == pure(())                            // no step
///     jump(to: i).then(jump(to: j)) == jump(to: j)       // jump then jump
///     cursor.flatMap { jump(to: $0.index) } == pure(())  // here
///
/// - Complexity: Building is O(1). Running calls each closure once, in constant
///   stack however `flatMap`s are nested; so does freeing.
/// - SeeAlso: Freeman, *Comonads as Spaces* (2016), where it is the monad that
///   pairs with a list.
public final class Puller<Value>: Program<PullerOf, Value> {
  /// Creates a step from a closure that moves the cursor.
  ///
  /// - Precondition: The closure leaves the cursor's `count` as it is; a pairing
  ///   traps where it did not.
  @inlinable
  public convenience init(_ step: @escaping (inout Cursor) -> Value) { self.init(.step(step)) }
}

// MARK: - Monad

extension Puller {
  /// Returns a value and stays.
  @inlinable
  public static func pure(_ value: Value) -> Puller { PullerOf.pure(value).narrow() }

  /// Runs this step and transforms its value.
  @inlinable
  public func map<NewValue>(
    _ transform: @escaping (Value) -> NewValue
  ) -> Puller<NewValue> {
    PullerOf.map(self, transform).narrow()
  }

  /// Runs this step, then another, and combines their values.
  @inlinable
  public func zip<Other, Combined>(
    _ other: Puller<Other>, with combine: @escaping (Value, Other) -> Combined
  ) -> Puller<Combined> {
    PullerOf.zip(self, other, with: combine).narrow()
  }

  /// Runs this step, then the one that its value chooses.
  @inlinable
  public func flatMap<NewValue>(
    _ next: @escaping (Value) -> Puller<NewValue>
  ) -> Puller<NewValue> {
    PullerOf.flatMap(self, next).narrow()
  }

  /// Runs this step, then another: `flatMap { _ in next }`.
  @inlinable
  public func then<NewValue>(_ next: Puller<NewValue>) -> Puller<NewValue> {
    PullerOf.then(self, next).narrow()
  }

  /// Runs this step `count` times and collects the values.
  ///
  /// - Precondition: `count` is not negative.
  @inlinable
  public func replicate(_ count: Int) -> Puller<[Value]> {
    PullerOf.replicate(self, count).narrow()
  }

  /// Composes two functions whose results are steps: `{ f($0).flatMap(g) }`.
  @inlinable
  public static func compose<Input, Middle>(
    _ first: @escaping (Input) -> Puller<Middle>,
    _ second: @escaping (Middle) -> Puller<Value>
  ) -> (Input) -> Puller<Value> {
    { first($0).flatMap(second) }
  }

  /// Repeats a step from seed to seed until it is done, in constant stack.
  @inlinable
  public static func iterate<Seed>(
    _ seed: Seed, _ step: @escaping (Seed) -> Puller<Iteration<Seed, Value>>
  ) -> Puller<Value> {
    PullerOf.iterate(seed, step).narrow()
  }

  /// Runs the step made of each element, in order, and collects the values.
  @inlinable
  public static func traverse<Element, NewValue>(
    _ elements: some Sequence<Element>,
    _ transform: @escaping (Element) -> Puller<NewValue>
  ) -> Puller<[NewValue]> where Value == [NewValue] {
    PullerOf.traverse(elements, transform).narrow()
  }

  /// Runs the step made of each element, in order, and forgets the values.
  @inlinable
  public static func forEach<Element>(
    _ elements: some Sequence<Element>, _ transform: @escaping (Element) -> Puller<Void>
  ) -> Puller<Void> where Value == Void {
    PullerOf.forEach(elements, transform).narrow()
  }
}

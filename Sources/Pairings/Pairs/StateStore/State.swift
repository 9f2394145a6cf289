/// A step that reads and writes a position and returns a value: the monad of
/// moves over a ``Store``.
///
/// The step works on the position in place, so that a large state is changed and
/// never copied.
///
///     let next = State<Int, String> { n in
///       n += 1
///       return "was \(n - 1)"
///     }
///     next.replicate(2).run(40)  // (["was 40", "was 41"], 42)
///
/// ## Laws
///
/// Those of ``Monad``, and for every `p` and `q`:
///
///     get.flatMap { set($0) } == pure(())                 // get then set
///     set(p).flatMap { get } == set(p).map { p }          // set then get
///     set(p).then(set(q)) == set(q)                       // set then set
///     modify(f) == get.flatMap { p in set(f(p)) }         // modify coherence
///     inspect(f) == get.map(f)                            // inspect coherence
///
/// - Complexity: Building is O(1). Running calls each closure once, in constant
///   stack however `flatMap`s are nested; so does freeing.
/// - SeeAlso: Wadler, *The Essence of Functional Programming* (1992).
public final class State<Position, Value>: Program<StateOf<Position>, Value> {
  /// Creates a step from a closure that changes the position in place.
  @inlinable
  public convenience init(_ step: @escaping (inout Position) -> Value) { self.init(.step(step)) }
}

// MARK: - Monad

extension State {
  /// Returns a value and leaves the position alone.
  @inlinable
  public static func pure(_ value: Value) -> State { StateOf.pure(value).narrow() }

  /// Runs this step and transforms its value.
  @inlinable
  public func map<NewValue>(
    _ transform: @escaping (Value) -> NewValue
  ) -> State<Position, NewValue> {
    StateOf.map(self, transform).narrow()
  }

  /// Runs this step, then another, and combines their values.
  @inlinable
  public func zip<Other, Combined>(
    _ other: State<Position, Other>, with combine: @escaping (Value, Other) -> Combined
  ) -> State<Position, Combined> {
    StateOf.zip(self, other, with: combine).narrow()
  }

  /// Runs this step, then the one that its value chooses.
  @inlinable
  public func flatMap<NewValue>(
    _ next: @escaping (Value) -> State<Position, NewValue>
  ) -> State<Position, NewValue> {
    StateOf.flatMap(self, next).narrow()
  }

  /// Runs this step, then another: `flatMap { _ in next }`.
  @inlinable
  public func then<NewValue>(_ next: State<Position, NewValue>) -> State<Position, NewValue> {
    StateOf.then(self, next).narrow()
  }

  /// Runs this step `count` times and collects the values.
  ///
  /// - Precondition: `count` is not negative.
  @inlinable
  public func replicate(_ count: Int) -> State<Position, [Value]> {
    StateOf.replicate(self, count).narrow()
  }

  /// Composes two functions whose results are steps: `{ f($0).flatMap(g) }`.
  @inlinable
  public static func compose<Input, Middle>(
    _ first: @escaping (Input) -> State<Position, Middle>,
    _ second: @escaping (Middle) -> State<Position, Value>
  ) -> (Input) -> State<Position, Value> {
    { first($0).flatMap(second) }
  }

  /// Repeats a step from seed to seed until it is done, in constant stack.
  @inlinable
  public static func iterate<Seed>(
    _ seed: Seed, _ step: @escaping (Seed) -> State<Position, Iteration<Seed, Value>>
  ) -> State<Position, Value> {
    StateOf.iterate(seed, step).narrow()
  }

  /// Runs the step made of each element, in order, and collects the values.
  @inlinable
  public static func traverse<Element, NewValue>(
    _ elements: some Sequence<Element>,
    _ transform: @escaping (Element) -> State<Position, NewValue>
  ) -> State<Position, [NewValue]> where Value == [NewValue] {
    StateOf.traverse(elements, transform).narrow()
  }

  /// Runs the step made of each element, in order, and forgets the values.
  @inlinable
  public static func forEach<Element>(
    _ elements: some Sequence<Element>, _ transform: @escaping (Element) -> State<Position, Void>
  ) -> State<Position, Void> where Value == Void {
    StateOf.forEach(elements, transform).narrow()
  }
}

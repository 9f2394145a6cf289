/// A description of synchronous work that may fail: nothing happens until
/// ``run()``, and everything happens again on each run.
///
///     let parsed = IO<Invalid, Int> { () throws(Invalid) in
///       guard let number = Int(readLine() ?? "") else { throw Invalid() }
///       return number
///     }
///     let twice = parsed.map { $0 * 2 }.recover { _ in IO<Never, Int>.pure(0) }
///     twice.run()  // asks now
///
/// ## Laws
///
/// Those of ``Monad``, ``Running``, ``Deferring`` and ``Failing``.
///
/// - Complexity: As ``State``: constant stack however `flatMap`s are nested;
///   nested ``recover(_:)``s are nested calls, so repeat by ``iterate(_:_:)``.
/// - SeeAlso: Jones and Wadler, *Imperative Functional Programming* (1993).
public final class IO<Failure: Error, Value>: Program<IOOf<Failure>, Value> {
  /// Describes work.
  @inlinable
  public convenience init(_ work: @escaping () throws(Failure) -> Value) {
    self.init(.step { _ throws(Failure) in try work() })
  }
}

// MARK: - Monad

extension IO {
  /// Returns a value without any work.
  @inlinable
  public static func pure(_ value: Value) -> IO { IOOf.pure(value).narrow() }

  /// Runs this work and transforms its value.
  @inlinable
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> IO<Failure, NewValue> {
    IOOf.map(self, transform).narrow()
  }

  /// Runs this work, then other work, and combines their values.
  @inlinable
  public func zip<Other, Combined>(
    _ other: IO<Failure, Other>, with combine: @escaping (Value, Other) -> Combined
  ) -> IO<Failure, Combined> {
    IOOf.zip(self, other, with: combine).narrow()
  }

  /// Runs this work, then the work that its value chooses.
  @inlinable
  public func flatMap<NewValue>(
    _ next: @escaping (Value) -> IO<Failure, NewValue>
  ) -> IO<Failure, NewValue> {
    IOOf.flatMap(self, next).narrow()
  }

  /// Runs this work, then other work: `flatMap { _ in next }`.
  @inlinable
  public func then<NewValue>(_ next: IO<Failure, NewValue>) -> IO<Failure, NewValue> {
    IOOf.then(self, next).narrow()
  }

  /// Runs this work `count` times and collects the values.
  ///
  /// - Precondition: `count` is not negative.
  @inlinable
  public func replicate(_ count: Int) -> IO<Failure, [Value]> {
    IOOf.replicate(self, count).narrow()
  }

  /// Composes two functions whose results are work: `{ f($0).flatMap(g) }`.
  @inlinable
  public static func compose<Input, Middle>(
    _ first: @escaping (Input) -> IO<Failure, Middle>,
    _ second: @escaping (Middle) -> IO<Failure, Value>
  ) -> (Input) -> IO<Failure, Value> {
    { first($0).flatMap(second) }
  }

  /// Repeats work from seed to seed until it is done, in constant stack.
  @inlinable
  public static func iterate<Seed>(
    _ seed: Seed, _ work: @escaping (Seed) -> IO<Failure, Iteration<Seed, Value>>
  ) -> IO<Failure, Value> {
    IOOf.iterate(seed, work).narrow()
  }

  /// Runs the work made of each element, in order, and collects the values.
  @inlinable
  public static func traverse<Element, NewValue>(
    _ elements: some Sequence<Element>, _ transform: @escaping (Element) -> IO<Failure, NewValue>
  ) -> IO<Failure, [NewValue]> where Value == [NewValue] {
    IOOf.traverse(elements, transform).narrow()
  }

  /// Runs the work made of each element, in order, and forgets the values.
  @inlinable
  public static func forEach<Element>(
    _ elements: some Sequence<Element>, _ transform: @escaping (Element) -> IO<Failure, Void>
  ) -> IO<Failure, Void> where Value == Void {
    IOOf.forEach(elements, transform).narrow()
  }
}

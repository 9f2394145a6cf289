/// A value with a log of what was written on the way: the monad of moves over a
/// ``Traced``.
///
///     let walk = Writer<[String], Int>.tell(["left"]).flatMap { _ in
///       Writer(log: ["home"], value: 2)
///     }
///     walk.log    // ["left", "home"]
///     walk.value  // 2
///
/// ## Laws
///
/// Those of ``Monad``, and for every `a`, `b`, `f`, `g` and `m`:
///
///     tell(empty) == pure(())                               // tell nothing
///     tell(a).flatMap { tell(b) } == tell(a <> b)           // tell then tell
///     tell(a).listen().value.log == a                       // listen hears
///     m.listen().log == m.log                               // listen writes nothing
///     tell(a).censor(f).log == f(a)                         // censor
///     m.censor(f).censor(g) == m.censor { g(f($0)) }        // censor twice
///
/// - Complexity: A writer is computed when it is made. `flatMap` combines two
///   logs; a chain of *n* that nests to the right makes *n* calls deep, as any
///   strict function, and ``iterate(_:_:)`` does not.
/// - SeeAlso: Jones, *Functional Programming with Overloading and Higher-Order
///   Polymorphism* (1995).
public final class Writer<Log: Monoid, Value>: Kind<WriterOf<Log>, Value> {
  /// What was written.
  public let log: Log

  /// The value.
  public let value: Value

  /// Pairs a log with a value.
  @inlinable
  public init(log: Log, value: Value) {
    self.log = log
    self.value = value
  }
}

// MARK: - Monad

extension Writer {
  /// Returns a value and writes nothing.
  @inlinable
  public static func pure(_ value: Value) -> Writer { Writer(log: .empty, value: value) }

  /// Transforms the value.
  ///
  /// - Throws: What `transform` throws, with its type.
  @inlinable
  public func map<NewValue, Failure: Error>(
    _ transform: (Value) throws(Failure) -> NewValue
  ) throws(Failure) -> Writer<Log, NewValue> {
    Writer<Log, NewValue>(log: log, value: try transform(value))
  }

  /// Combines two values; this log comes first.
  ///
  /// - Throws: What `combine` throws, with its type.
  @inlinable
  public func zip<Other, Combined, Failure: Error>(
    _ other: Writer<Log, Other>, with combine: (Value, Other) throws(Failure) -> Combined
  ) throws(Failure) -> Writer<Log, Combined> {
    Writer<Log, Combined>(
      log: log.combined(with: other.log), value: try combine(value, other.value))
  }

  /// Returns what the value chooses; this log comes first.
  ///
  /// - Throws: What `next` throws, with its type.
  @inlinable
  public func flatMap<NewValue, Failure: Error>(
    _ next: (Value) throws(Failure) -> Writer<Log, NewValue>
  ) throws(Failure) -> Writer<Log, NewValue> {
    let next = try next(value)
    return Writer<Log, NewValue>(log: log.combined(with: next.log), value: next.value)
  }

  /// Writes this log, then another: `flatMap { _ in next }`.
  @inlinable
  public func then<NewValue>(_ next: Writer<Log, NewValue>) -> Writer<Log, NewValue> {
    zip(next) { $1 }
  }

  /// Writes this log `count` times and collects the values.
  ///
  /// - Precondition: `count` is not negative.
  @inlinable
  public func replicate(_ count: Int) -> Writer<Log, [Value]> {
    WriterOf.replicate(self, count).narrow()
  }

  /// Composes two functions whose results are writers: `{ f($0).flatMap(g) }`.
  @inlinable
  public static func compose<Input, Middle>(
    _ first: @escaping (Input) -> Writer<Log, Middle>,
    _ second: @escaping (Middle) -> Writer<Log, Value>
  ) -> (Input) -> Writer<Log, Value> {
    { first($0).flatMap(second) }
  }

  /// Repeats a writer from seed to seed until it is done, in constant stack; the
  /// log grows in place.
  @inlinable
  public static func iterate<Seed>(
    _ seed: Seed, _ step: (Seed) -> Writer<Log, Iteration<Seed, Value>>
  ) -> Writer<Log, Value> {
    var (seed, log) = (seed, Log.empty)
    while true {
      let turn = step(seed)
      log.combine(with: turn.log)
      switch turn.value {
      case .next(let next): seed = next
      case .done(let value): return Writer(log: log, value: value)
      }
    }
  }

  /// Runs the writer made of each element, in order, and collects the values.
  @inlinable
  public static func traverse<Element, NewValue>(
    _ elements: some Sequence<Element>, _ transform: @escaping (Element) -> Writer<Log, NewValue>
  ) -> Writer<Log, [NewValue]> where Value == [NewValue] {
    WriterOf.traverse(elements, transform).narrow()
  }

  /// Runs the writer made of each element, in order, and forgets the values.
  @inlinable
  public static func forEach<Element>(
    _ elements: some Sequence<Element>, _ transform: @escaping (Element) -> Writer<Log, Void>
  ) -> Writer<Log, Void> where Value == Void {
    WriterOf.forEach(elements, transform).narrow()
  }
}

// MARK: - Conformances

extension Writer: Equatable where Log: Equatable, Value: Equatable {
  /// Whether both hold the same log and the same value.
  @inlinable
  public static func == (left: Writer, right: Writer) -> Bool {
    left.log == right.log && left.value == right.value
  }
}

/// A computation that reads an environment: the monad of moves over an ``Env``.
///
///     let greeting = Reader<String, Int>.asks { $0.count }.flatMap { width in
///       Reader { name in "\(name) has \(width) letters" }
///     }
///     greeting.run("Ada")  // "Ada has 3 letters"
///
/// ## Laws
///
/// Those of ``Monad``, and for every `m`, `f` and `g`:
///
///     ask.flatMap { _ in m } == m                    // ask leaves no trace
///     ask.local(f) == ask.map(f)                     // local is seen
///     m.local { $0 } == m                            // local identity
///     m.local(f).local(g) == m.local { f(g($0)) }    // local composition
///     asks(f) == ask.map(f)                          // asks coherence
///
/// - Complexity: As ``State``: running calls each closure once, in constant stack
///   however `flatMap`s are nested; nested ``local(_:)``s are nested calls.
/// - SeeAlso: Jones, *Functional Programming with Overloading and Higher-Order
///   Polymorphism* (1995).
public final class Reader<Environment, Value>: Program<ReaderOf<Environment>, Value> {
  /// Creates a reader from a function of the environment.
  @inlinable
  public convenience init(_ read: @escaping (Environment) -> Value) {
    self.init(.step { read($0) })
  }
}

// MARK: - Monad

extension Reader {
  /// Returns a value and reads nothing.
  @inlinable
  public static func pure(_ value: Value) -> Reader { ReaderOf.pure(value).narrow() }

  /// Runs this reader and transforms its value.
  @inlinable
  public func map<NewValue>(
    _ transform: @escaping (Value) -> NewValue
  ) -> Reader<Environment, NewValue> {
    ReaderOf.map(self, transform).narrow()
  }

  /// Runs this reader, then another, and combines their values.
  @inlinable
  public func zip<Other, Combined>(
    _ other: Reader<Environment, Other>, with combine: @escaping (Value, Other) -> Combined
  ) -> Reader<Environment, Combined> {
    ReaderOf.zip(self, other, with: combine).narrow()
  }

  /// Runs this reader, then the one that its value chooses.
  @inlinable
  public func flatMap<NewValue>(
    _ next: @escaping (Value) -> Reader<Environment, NewValue>
  ) -> Reader<Environment, NewValue> {
    ReaderOf.flatMap(self, next).narrow()
  }

  /// Runs this reader, then another: `flatMap { _ in next }`.
  @inlinable
  public func then<NewValue>(_ next: Reader<Environment, NewValue>) -> Reader<Environment, NewValue>
  {
    ReaderOf.then(self, next).narrow()
  }

  /// Runs this reader `count` times and collects the values.
  ///
  /// - Precondition: `count` is not negative.
  @inlinable
  public func replicate(_ count: Int) -> Reader<Environment, [Value]> {
    ReaderOf.replicate(self, count).narrow()
  }

  /// Composes two functions whose results are readers: `{ f($0).flatMap(g) }`.
  @inlinable
  public static func compose<Input, Middle>(
    _ first: @escaping (Input) -> Reader<Environment, Middle>,
    _ second: @escaping (Middle) -> Reader<Environment, Value>
  ) -> (Input) -> Reader<Environment, Value> {
    { first($0).flatMap(second) }
  }

  /// Repeats a reader from seed to seed until it is done, in constant stack.
  @inlinable
  public static func iterate<Seed>(
    _ seed: Seed, _ reader: @escaping (Seed) -> Reader<Environment, Iteration<Seed, Value>>
  ) -> Reader<Environment, Value> {
    ReaderOf.iterate(seed, reader).narrow()
  }

  /// Runs the reader made of each element, in order, and collects the values.
  @inlinable
  public static func traverse<Element, NewValue>(
    _ elements: some Sequence<Element>,
    _ transform: @escaping (Element) -> Reader<Environment, NewValue>
  ) -> Reader<Environment, [NewValue]> where Value == [NewValue] {
    ReaderOf.traverse(elements, transform).narrow()
  }

  /// Runs the reader made of each element, in order, and forgets the values.
  @inlinable
  public static func forEach<Element>(
    _ elements: some Sequence<Element>,
    _ transform: @escaping (Element) -> Reader<Environment, Void>
  ) -> Reader<Environment, Void> where Value == Void {
    ReaderOf.forEach(elements, transform).narrow()
  }
}

// MARK: - Environments

// Written on the kind, so that a dot is enough wherever a move is expected.

extension Kind where Brand == ReaderOf<Value> {
  /// Returns the environment.
  @inlinable
  public static var ask: Reader<Value, Value> { Reader { $0 } }
}

extension Kind {
  /// Returns what `read` sees of the environment.
  @inlinable
  public static func asks<Environment>(
    _ read: @escaping (Environment) -> Value
  ) -> Reader<Environment, Value> where Brand == ReaderOf<Environment> {
    Reader(read)
  }
}

extension Reader {
  /// Runs this reader in another environment, made of the one that it is given.
  @inlinable
  public func local<Outer>(
    _ transform: @escaping (Outer) -> Environment
  ) -> Reader<Outer, Value> {
    Reader<Outer, Value> { self.run(transform($0)) }
  }

  /// Runs in an environment and returns the value.
  @inlinable
  public func run(_ environment: Environment) -> Value {
    var environment = environment
    return run(&environment)
  }
}

/// A value and nothing else: the monad without effects and the comonad of one
/// point.
///
/// As an effect it means *now*: whatever is asked of it has happened already.
///
///     Identity(20).map { $0 + 1 }.flatMap { Identity($0 * 2) }.value  // 42
///
/// - SeeAlso: ``IdentityPairing``, the pair that never moves.
public final class Identity<Value>: Kind<IdentityOf, Value> {
  /// The value.
  public let value: Value

  /// Wraps a value.
  @inlinable
  public init(_ value: Value) { self.value = value }
}

// MARK: - Monad

extension Identity {
  /// Returns a wrapped value.
  @inlinable
  public static func pure(_ value: Value) -> Identity { Identity(value) }

  /// Transforms the value.
  ///
  /// - Throws: What `transform` throws, with its type.
  @inlinable
  public func map<NewValue, Failure: Error>(
    _ transform: (Value) throws(Failure) -> NewValue
  ) throws(Failure) -> Identity<NewValue> {
    Identity<NewValue>(try transform(value))
  }

  /// Combines two values.
  ///
  /// - Throws: What `combine` throws, with its type.
  @inlinable
  public func zip<Other, Combined, Failure: Error>(
    _ other: Identity<Other>, with combine: (Value, Other) throws(Failure) -> Combined
  ) throws(Failure) -> Identity<Combined> {
    Identity<Combined>(try combine(value, other.value))
  }

  /// Returns what the value chooses.
  ///
  /// - Throws: What `next` throws, with its type.
  @inlinable
  public func flatMap<NewValue, Failure: Error>(
    _ next: (Value) throws(Failure) -> Identity<NewValue>
  ) throws(Failure) -> Identity<NewValue> {
    try next(value)
  }
}

extension Identity {
  /// Returns another value instead of this one.
  @inlinable
  public func then<NewValue>(_ next: Identity<NewValue>) -> Identity<NewValue> { next }

  /// Returns this value `count` times.
  ///
  /// - Precondition: `count` is not negative.
  @inlinable
  public func replicate(_ count: Int) -> Identity<[Value]> {
    IdentityOf.replicate(self, count).narrow()
  }

  /// Composes two functions: `{ f($0).flatMap(g) }`.
  @inlinable
  public static func compose<Input, Middle>(
    _ first: @escaping (Input) -> Identity<Middle>, _ second: @escaping (Middle) -> Identity<Value>
  ) -> (Input) -> Identity<Value> {
    { first($0).flatMap(second) }
  }

  /// Repeats a function from seed to seed until it is done.
  @inlinable
  public static func iterate<Seed>(
    _ seed: Seed, _ step: (Seed) -> Identity<Iteration<Seed, Value>>
  ) -> Identity {
    var seed = seed
    while true {
      switch step(seed).value {
      case .next(let next): seed = next
      case .done(let value): return Identity(value)
      }
    }
  }

  /// Collects what `transform` makes of each element, in order.
  @inlinable
  public static func traverse<Element, NewValue>(
    _ elements: some Sequence<Element>, _ transform: @escaping (Element) -> Identity<NewValue>
  ) -> Identity<[NewValue]> where Value == [NewValue] {
    IdentityOf.traverse(elements, transform).narrow()
  }

  /// Calls `transform` for each element, in order.
  @inlinable
  public static func forEach<Element>(
    _ elements: some Sequence<Element>, _ transform: @escaping (Element) -> Identity<Void>
  ) -> Identity<Void> where Value == Void {
    IdentityOf.forEach(elements, transform).narrow()
  }
}

// MARK: - Comonad

extension Identity {
  /// Returns the value.
  @inlinable
  public func extract() -> Value { value }

  /// Computes a new value from this one.
  ///
  /// - Throws: What `transform` throws, with its type.
  @inlinable
  public func extend<NewValue, Failure: Error>(
    _ transform: (Identity) throws(Failure) -> NewValue
  ) throws(Failure) -> Identity<NewValue> {
    Identity<NewValue>(try transform(self))
  }

  /// Composes two functions of a space: `{ g($0.extend(f)) }`.
  @inlinable
  public static func compose<Middle, Output>(
    _ first: @escaping (Identity<Value>) -> Middle,
    _ second: @escaping (Identity<Middle>) -> Output
  ) -> (Identity<Value>) -> Output {
    { second($0.extend(first)) }
  }

  /// Wraps this value once more.
  @inlinable
  public func duplicate() -> Identity<Identity<Value>> { Identity<Identity<Value>>(self) }
}

// MARK: - Conformances

extension Identity: Equatable where Value: Equatable {
  /// Whether both hold the same value.
  @inlinable
  public static func == (left: Identity, right: Identity) -> Bool { left.value == right.value }
}

/// A value together with the environment it was computed in: the comonad of
/// spaces that a ``Reader`` asks.
///
///     let net = Env(environment: 0.25, value: 100.0)  // tax rate, price
///     net.extend { $0.value * (1 + $0.environment) }.value  // 125.0
///
/// ## Laws
///
/// Those of ``Comonad``, and for every `w`, `f`, `g` and `h`:
///
///     w.local(f).ask() == f(w.ask())                 // local is seen
///     w.local(f).extract() == w.extract()            // local keeps the value
///     w.local { $0 } == w                            // local identity
///     w.local(f).local(g) == w.local { g(f($0)) }    // local composition
///     w.extend(h).ask() == w.ask()                   // extend keeps the environment
///     w.asks(f) == f(w.ask())                        // asks coherence
///
/// - Complexity: O(1) plus one call of the closure, for every operation.
/// - SeeAlso: Uustalu and Vene, *Comonadic Notions of Computation* (2008), where
///   it is the product comonad, or coreader.
public final class Env<Environment, Value>: Kind<EnvOf<Environment>, Value> {
  /// The context that `extend` shows to its closure and never changes.
  public let environment: Environment

  /// The value in focus.
  public let value: Value

  /// Places a value in an environment.
  @inlinable
  public init(environment: Environment, value: Value) {
    self.environment = environment
    self.value = value
  }
}

// MARK: - Comonad

extension Env {
  /// Transforms the value and keeps the environment.
  ///
  /// - Throws: What `transform` throws, with its type.
  @inlinable
  public func map<NewValue, Failure: Error>(
    _ transform: (Value) throws(Failure) -> NewValue
  ) throws(Failure) -> Env<Environment, NewValue> {
    Env<Environment, NewValue>(environment: environment, value: try transform(value))
  }

  /// Returns the value in focus.
  @inlinable
  public func extract() -> Value { value }

  /// Computes a new value from the whole context and keeps the environment.
  ///
  /// - Throws: What `transform` throws, with its type.
  @inlinable
  public func extend<NewValue, Failure: Error>(
    _ transform: (Env) throws(Failure) -> NewValue
  ) throws(Failure) -> Env<Environment, NewValue> {
    Env<Environment, NewValue>(environment: environment, value: try transform(self))
  }

  /// Places this space in its own environment.
  @inlinable
  public func duplicate() -> Env<Environment, Env<Environment, Value>> { extend { $0 } }

  /// Composes two functions of a space: `{ g($0.extend(f)) }`.
  @inlinable
  public static func compose<Middle, Output>(
    _ first: @escaping (Env<Environment, Value>) -> Middle,
    _ second: @escaping (Env<Environment, Middle>) -> Output
  ) -> (Env<Environment, Value>) -> Output {
    { second($0.extend(first)) }
  }
}

// MARK: - Environments

extension Env {
  /// Returns the environment.
  @inlinable
  public func ask() -> Environment { environment }

  /// Returns what `read` sees of the environment.
  ///
  /// - Throws: What `read` throws, with its type.
  @inlinable
  public func asks<Part, Failure: Error>(
    _ read: (Environment) throws(Failure) -> Part
  ) throws(Failure) -> Part {
    try read(environment)
  }

  /// Places the value in another environment, made of this one.
  ///
  /// - Throws: What `transform` throws, with its type.
  @inlinable
  public func local<NewEnvironment, Failure: Error>(
    _ transform: (Environment) throws(Failure) -> NewEnvironment
  ) throws(Failure) -> Env<NewEnvironment, Value> {
    Env<NewEnvironment, Value>(environment: try transform(environment), value: value)
  }
}

// MARK: - Conformances

extension Env: Equatable where Environment: Equatable, Value: Equatable {
  /// Whether both hold the same environment and the same value.
  @inlinable
  public static func == (left: Env, right: Env) -> Bool {
    left.environment == right.environment && left.value == right.value
  }
}

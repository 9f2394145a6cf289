/// An effect that reads an environment: what a piece of logic needs is handed to
/// it when it is run.
///
///     typealias Loads = EnvIO<Network, Offline, Page>
///     let home = Loads.accessM { network in network.load("home") }
///     let title = home.map(\.title)
///     try title.provide(network).run()
///
/// ## Laws
///
/// Those of ``Monad``, and of every capability that the base has. For every `m`, `f`,
/// `g`, `b` and `e`:
///
///     then(ask, m) == m                                 // ask leaves no trace
///     ask.local(f) == asks(f)                           // local is seen
///     m.local { $0 } == m                               // local identity
///     m.local(f).local(g) == m.local { f(g($0)) }       // local composition
///     lift(pure(a)) == pure(a)                          // lift pure
///     lift(flatMap(b, k)) == flatMap(lift(b)) { lift(k($0)) }  // lift flatMap
///     accessM(f).provide(e) == f(e)                     // access
///
/// - Complexity: One bind of the base more than the base alone. Constant stack
///   however `flatMap`s are nested if the base runs later, as `IO` and `Async` do.
/// - SeeAlso: Jones, *Functional Programming with Overloading and Higher-Order
///   Polymorphism* (1995).
public final class ReaderT<Environment, Base: Monad, Value>:
  Kind<ReaderTOf<Environment, Base>, Value>
{
  /// Nothing only while the reader is freed.
  @exclusivity(unchecked) @usableFromInline var read: ((Environment) -> Kind<Base, Value>)?

  /// Creates an effect from a function of the environment.
  @inlinable
  public init(_ read: @escaping (Environment) -> Kind<Base, Value>) { self.read = read }

  #if !hasFeature(Embedded)  // As Program.
  deinit {
    if ChainRemains.isDue { ChainRemains.free { HeldLink(read.take()) } }
  }
  #endif

  /// Hands over the environment.
  @inlinable
  public func provide(_ environment: Environment) -> Kind<Base, Value> {
    guard let read else { preconditionFailure("A reader that is freed is not run.") }
    return read(environment)
  }
}

/// An effect of ``IO`` that reads an environment.
public typealias EnvIO<Environment, Failure: Error, Value> = ReaderT<
  Environment, IOOf<Failure>, Value
>

/// The brand of ``EnvIO``.
public typealias EnvIOOf<Environment, Failure: Error> = ReaderTOf<Environment, IOOf<Failure>>

#if !hasFeature(Embedded)  // As Coroutine.

/// An effect of ``Async`` that reads an environment.
public typealias EnvAsync<Environment, Failure: Error, Value> = ReaderT<
  Environment, AsyncOf<Failure>, Value
>

/// The brand of ``EnvAsync``.
public typealias EnvAsyncOf<Environment, Failure: Error> = ReaderTOf<
  Environment, AsyncOf<Failure>
>

#endif

// MARK: - Environments

extension ReaderT where Value == Environment {
  /// Returns the environment.
  @inlinable
  public static var ask: ReaderT { ReaderT { Base.pure($0) } }
}

// Written on the kind, so that a dot is enough wherever an effect is expected.

extension Kind {
  /// Returns what `read` sees of the environment.
  @inlinable
  public static func asks<Environment, Base: Monad>(
    _ read: @escaping (Environment) -> Value
  ) -> ReaderT<Environment, Base, Value> where Brand == ReaderTOf<Environment, Base> {
    ReaderT { Base.pure(read($0)) }
  }

  /// Runs the effect that the environment offers.
  @inlinable
  public static func accessM<Environment, Base: Monad>(
    _ access: @escaping (Environment) -> Kind<Base, Value>
  ) -> ReaderT<Environment, Base, Value> where Brand == ReaderTOf<Environment, Base> {
    ReaderT(access)
  }

  /// Runs an effect that reads nothing.
  @inlinable
  public static func lift<Environment, Base: Monad>(
    _ effect: Kind<Base, Value>
  ) -> ReaderT<Environment, Base, Value> where Brand == ReaderTOf<Environment, Base> {
    ReaderT { _ in effect }
  }

  /// Runs this in another environment, made of the one that it is given.
  @inlinable
  public func local<Outer, Environment, Base: Monad>(
    _ transform: @escaping (Outer) -> Environment
  ) -> ReaderT<Outer, Base, Value> where Brand == ReaderTOf<Environment, Base> {
    ReaderT { self.narrow().provide(transform($0)) }
  }

  /// Hands over the environment.
  @inlinable
  public func provide<Environment, Base: Monad>(
    _ environment: Environment
  ) -> Kind<Base, Value> where Brand == ReaderTOf<Environment, Base> {
    narrow().provide(environment)
  }
}

// MARK: - Monad

extension ReaderT {
  /// Returns a value and reads nothing.
  @inlinable
  public static func pure(_ value: Value) -> ReaderT { ReaderTOf.pure(value).narrow() }

  /// Runs this and transforms its value.
  @inlinable
  public func map<NewValue>(
    _ transform: @escaping (Value) -> NewValue
  ) -> ReaderT<Environment, Base, NewValue> {
    ReaderTOf.map(self, transform).narrow()
  }

  /// Runs this, then another, and combines their values.
  @inlinable
  public func zip<Other, Combined>(
    _ other: ReaderT<Environment, Base, Other>,
    with combine: @escaping (Value, Other) -> Combined
  ) -> ReaderT<Environment, Base, Combined> {
    ReaderTOf.zip(self, other, with: combine).narrow()
  }

  /// Runs this, then what its value chooses.
  @inlinable
  public func flatMap<NewValue>(
    _ next: @escaping (Value) -> ReaderT<Environment, Base, NewValue>
  ) -> ReaderT<Environment, Base, NewValue> {
    ReaderTOf.flatMap(self, next).narrow()
  }

  /// Runs this, then another: `flatMap { _ in next }`.
  @inlinable
  public func then<NewValue>(
    _ next: ReaderT<Environment, Base, NewValue>
  ) -> ReaderT<Environment, Base, NewValue> {
    ReaderTOf.then(self, next).narrow()
  }
}

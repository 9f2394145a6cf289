public import PairingsCore

/// An effect that reads an environment, which is provided when the effect is run.
///
///     typealias Loads = EnvIO<Network, Offline, Page>
///     let home = Loads.accessM { network in network.load("home") }
///     let title = home.map(\.title)
///     try title.provide(network).run()
///
/// ## Laws
///
/// The laws of ``Monad``, ``MonadReader`` and ``MonadTransformer``, and of every capability that
/// the base has. For every `f`, `e` and `m`, also where `f` changes the type of the environment:
///
///     accessM(f).provide(e) == f(e)                     // access
///     m.local(f).provide(e) == m.provide(f(e))          // provide local
///
/// - Complexity: One more bind of the base than the base alone. Constant stack for every nesting of
///   `flatMap` if the base runs later, as `IO` and `Async` do. Over a base that runs at once, such
///   as ``Identity``, a chain of *n* makes *n* nested calls.
/// - SeeAlso: Jones, *Functional Programming with Overloading and Higher-Order
///   Polymorphism* (1995).
public typealias ReaderT<Environment, Base: Monad, Value> = Kind<
  ReaderTOf<Environment, Base>, Value
>

/// An effect of ``IO`` that reads an environment.
public typealias EnvIO<Environment, Failure: Error, Value> = ReaderT<
  Environment, IOOf<Failure>, Value
>

/// The brand of ``EnvIO``.
public typealias EnvIOOf<Environment, Failure: Error> = ReaderTOf<Environment, IOOf<Failure>>

extension Kind {
  /// Runs the effect that `access` makes of the environment.
  @inlinable
  public static func accessM<Environment, Base: Monad>(
    _ access: @escaping (Environment) -> Kind<Base, Value>
  ) -> ReaderT<Environment, Base, Value> where Brand == ReaderTOf<Environment, Base> {
    ReaderTCarrier(access)
  }

  /// Runs this effect in an environment that `transform` makes of one of another type.
  @inlinable
  public func local<Outer, Environment, Base: Monad>(
    _ transform: @escaping (Outer) -> Environment
  ) -> ReaderT<Outer, Base, Value> where Brand == ReaderTOf<Environment, Base> {
    .accessM { self.provide(transform($0)) }
  }

  /// Provides the environment.
  @inlinable
  public func provide<Environment, Base: Monad>(
    _ environment: Environment
  ) -> Kind<Base, Value> where Brand == ReaderTOf<Environment, Base> {
    ReaderTOf.provide(self, environment)
  }
}

/// The carrier of ``ReaderT``.
@usableFromInline
@_fixed_layout
final class ReaderTCarrier<Environment, Base: Monad, Value>:
  Kind<ReaderTOf<Environment, Base>, Value>
{
  /// The function of the environment; nil only while the reader is freed.
  @exclusivity(unchecked) @usableFromInline var read: ((Environment) -> Kind<Base, Value>)?

  @inlinable
  init(_ read: @escaping (Environment) -> Kind<Base, Value>) {
    unsafe self.read = read
    super.init(_carrier: ())
  }

  #if !hasFeature(Embedded)  // As Program.
  deinit {
    if DeferredDeallocation.isDue { DeferredDeallocation.free { unsafe HeldLink(read.take()) } }
  }
  #endif

  @inlinable
  func start(_ environment: Environment) -> Kind<Base, Value> {
    guard let read = unsafe read else { preconditionFailure("A reader that is freed is not run.") }
    return read(environment)
  }
}

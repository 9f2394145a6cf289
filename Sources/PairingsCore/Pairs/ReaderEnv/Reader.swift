/// A computation that reads an environment: the monad of moves over an ``Env``.
///
///     let greeting = Reader<String, Int>.asks { $0.count }.flatMap { width in
///       .asks { name in "\(name) has \(width) letters" }
///     }
///     greeting.run("Ada")  // "Ada has 3 letters"
///
/// ## Laws
///
/// The laws of ``Monad`` and ``MonadReader``, also for a `local` that changes the type of the
/// environment.
///
/// - Complexity: As ``State``: running calls each closure once, in constant stack for every nesting
///   of `flatMap`; nested `local`s are nested calls.
/// - SeeAlso: Jones, *Functional Programming with Overloading and Higher-Order
///   Polymorphism* (1995).
public typealias Reader<Environment, Value> = Kind<ReaderOf<Environment>, Value>

/// The brand of ``Reader``.
public enum ReaderOf<Environment>: _ProgramConstructor, MonadReader, PairedMonad {
  /// The environment, which every step reads and no step writes.
  public typealias Context = Environment

  /// `Never`, since steps cannot fail.
  public typealias Failure = Never

  /// Returns a step that reads the environment.
  @inlinable
  public static func reader<Value>(
    _ read: @escaping (Environment) -> Value
  ) -> Kind<Self, Value> {
    make(.step { read($0) })
  }

  /// Returns a step that runs in an environment that `transform` makes of the present one.
  @inlinable
  public static func local<Value>(
    _ ma: Kind<Self, Value>, _ transform: @escaping (Environment) -> Environment
  ) -> Kind<Self, Value> {
    reader { ma.run(transform($0)) }
  }

  /// The pairing with ``Env``.
  @inlinable
  public static var pairing: ReaderEnv<Environment> { ReaderEnv() }
}

// MARK: - Environments

extension Kind {
  /// Runs this computation in an environment that `transform` makes of one of another type.
  @inlinable
  public func local<Outer, Environment>(
    _ transform: @escaping (Outer) -> Environment
  ) -> Reader<Outer, Value> where Brand == ReaderOf<Environment> {
    .asks { self.run(transform($0)) }
  }

  /// Runs this computation in an environment and returns the value.
  @inlinable
  public func run<Environment>(_ environment: Environment) -> Value
  where Brand == ReaderOf<Environment> {
    var environment = environment
    return ReaderOf.program(self).execute(&environment)
  }
}

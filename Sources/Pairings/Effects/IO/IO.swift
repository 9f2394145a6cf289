/// A description of synchronous work that may fail: nothing happens until
/// `run()`, and everything happens again on each run.
///
///     let parsed = IO<Invalid, Int>.work { () throws(Invalid) in
///       guard let number = Int(readLine() ?? "") else { throw Invalid() }
///       return number
///     }
///     let twice: IO<Never, Int> = parsed.map { $0 * 2 }.recover { _ in .pure(0) }
///     twice.run()  // asks now
///
/// ## Laws
///
/// Those of ``Monad``, ``Running``, ``Deferring``, ``Failing`` and ``Bracketing``.
///
/// - Complexity: As ``State``: constant stack however `flatMap`s are nested;
///   nested `recover`s are nested calls, so repeat by ``Kind/iterate(_:_:)``.
/// - SeeAlso: Jones and Wadler, *Imperative Functional Programming* (1993).
///
/// ## Topics
///
/// ### Making
///
/// - ``Kind/work(_:)->IO<Failure,Value>``
/// - ``Kind/pure(_:)``
/// - ``Kind/raise(_:)``
/// - ``Kind/suspend(_:)``
///
/// ### Going on
///
/// - ``Kind/map(_:)``
/// - ``Kind/flatMap(_:)``
/// - ``Kind/then(_:)``
/// - ``Kind/zip(_:with:)``
/// - ``Kind/iterate(_:_:)``
/// - ``Kind/traverse(_:_:)``
/// - ``Kind/forEach(_:_:)``
/// - ``Kind/replicate(_:)``
///
/// ### Recovering
///
/// - ``Kind/recover(_:)->IO<NewFailure,Value>``
/// - ``Kind/handle(_:)``
/// - ``Kind/attempt()``
/// - ``Kind/retry(times:)``
///
/// ### Releasing
///
/// - ``Kind/bracket(release:use:)``
/// - ``Kind/guarantee(_:)``
///
/// ### Running
///
/// - ``Kind/run()->Value``
/// - ``Kind/result()``
public typealias IO<Failure: Error, Value> = Kind<IOOf<Failure>, Value>

/// The brand of ``IO``.
public enum IOOf<Failure: Error>: _ProgramConstructor {
  /// Work has no context but the world.
  public typealias Context = Void
}

// MARK: - Work

extension Kind {
  /// Describes work.
  @inlinable
  public static func work<Failure: Error>(
    _ work: @escaping () throws(Failure) -> Value
  ) -> IO<Failure, Value> where Brand == IOOf<Failure> {
    IOOf<Failure>.make(.step { _ throws(Failure) in try work() })
  }

  /// Runs the work.
  ///
  /// - Throws: What the first failing step throws; no later step runs.
  @inlinable
  public func run<Failure: Error>() throws(Failure) -> Value where Brand == IOOf<Failure> {
    try IOOf.run(self)
  }

  /// Runs the work and returns how it ended.
  @inlinable
  public func result<Failure: Error>() -> Result<Value, Failure> where Brand == IOOf<Failure> {
    do throws(Failure) {
      return .success(try run())
    } catch {
      return .failure(error)
    }
  }

  /// Goes on with what `recover` makes of a failure; the result may fail in another way,
  /// or not at all.
  @inlinable
  public func recover<Failure: Error, NewFailure: Error>(
    _ recover: @escaping (Failure) -> IO<NewFailure, Value>
  ) -> IO<NewFailure, Value> where Brand == IOOf<Failure> {
    .work { () throws(NewFailure) in
      switch self.result() {
      case .success(let value): return value
      case .failure(let failure): return try recover(failure).run()
      }
    }
  }
}

extension Kind {
  /// Does the work and transforms its failure.
  @inlinable
  public func mapFailure<Failure: Error, NewFailure: Error>(
    _ transform: @escaping (Failure) -> NewFailure
  ) -> IO<NewFailure, Value> where Brand == IOOf<Failure> {
    recover { .raise(transform($0)) }
  }
}

// MARK: - Capabilities

extension IOOf: Running {
  /// Runs the work.
  ///
  /// - Throws: What the first failing step throws.
  @inlinable
  public static func run<Value>(_ effect: Kind<Self, Value>) throws(Failure) -> Value {
    var context: Void = ()
    return try program(effect).execute(&context)
  }
}

extension IOOf {
  /// A value that is computed when the work is run.
  @inlinable
  public static func computed<Value>(_ compute: @escaping () -> Value) -> Kind<Self, Value> {
    make(.step { _ in compute() })
  }
}

extension IOOf: Deferring {
  /// Returns work that is made when it runs.
  @inlinable
  public static func suspend<Value>(
    _ make: @escaping () -> Kind<Self, Value>
  ) -> Kind<Self, Value> {
    flatMap(pure(()), make)
  }
}

extension IOOf: Failing {
  /// Returns work that fails.
  @inlinable
  public static func raise<Value>(_ failure: Failure) -> Kind<Self, Value> {
    .work { () throws(Failure) in throw failure }
  }

  /// Goes on with what `recover` makes of a failure.
  @inlinable
  public static func handle<Value>(
    _ effect: Kind<Self, Value>, _ recover: @escaping (Failure) -> Kind<Self, Value>
  ) -> Kind<Self, Value> {
    effect.recover(recover)
  }
}

extension IOOf: Bracketing {
  /// Acquires a resource, uses it and releases it, whatever happens to the use.
  @inlinable
  public static func bracket<Resource, Value>(
    _ acquire: Kind<Self, Resource>,
    release: @escaping (Resource, Ending<Failure>) -> Kind<Self, Void>,
    use: @escaping (Resource) -> Kind<Self, Value>
  ) -> Kind<Self, Value> {
    .work { () throws(Failure) in
      let resource = try run(acquire)
      let used = use(resource).result()
      let released = release(resource, Ending(used)).result()
      let value = try used.get()
      try released.get()
      return value
    }
  }
}

extension Ending {
  /// How something ended that cannot be cancelled.
  @inlinable
  init<Value>(_ result: Result<Value, Failure>) {
    switch result {
    case .success: self = .success
    case .failure(let failure): self = .failure(failure)
    }
  }
}

public import PairingsCore

/// A description of synchronous work that may fail. The work runs on each call of `run()`, and not
/// before.
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
/// An `IO` has the laws of ``Monad``, ``Running``, ``Deferring``, ``Failing`` and ``Bracketing``.
///
/// - Complexity: As ``State``: constant stack for every nesting of `flatMap`. Nested `recover`s are
///   nested calls, so repeat by ``Kind/iterate(_:_:)``.
/// - SeeAlso: Jones and Wadler, *Imperative Functional Programming* (1993).
public typealias IO<Failure: Error, Value> = Kind<IOOf<Failure>, Value>

/// The brand of ``IO``.
public enum IOOf<Failure: Error>: _ProgramConstructor {
  /// The context of work, which is empty.
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
  /// - Throws: The failure of the first step that fails; no later step runs.
  @inlinable
  public func run<Failure: Error>() throws(Failure) -> Value where Brand == IOOf<Failure> {
    try IOOf.run(self)
  }

  /// Runs the work and returns its value or its failure.
  @inlinable
  public func result<Failure: Error>() -> Result<Value, Failure> where Brand == IOOf<Failure> {
    do throws(Failure) {
      return .success(try run())
    } catch {
      return .failure(error)
    }
  }

  /// Continues with the result of `recover` after a failure. The result may have another type of
  /// failure, or none.
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
  /// Runs the work and transforms its failure.
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
  /// - Throws: The failure of the first step that fails.
  @inlinable
  public static func run<Value>(_ effect: Kind<Self, Value>) throws(Failure) -> Value {
    var context: Void = ()
    return try program(effect).execute(&context)
  }
}

extension IOOf {
  /// Returns work that computes a value when it runs.
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

  /// Continues with the result of `recover` after a failure.
  @inlinable
  public static func handle<Value>(
    _ effect: Kind<Self, Value>, _ recover: @escaping (Failure) -> Kind<Self, Value>
  ) -> Kind<Self, Value> {
    effect.recover(recover)
  }
}

extension IOOf: Bracketing {
  /// Acquires a resource, uses it and releases it, regardless of how the use ends.
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
  /// Creates the ending of an effect that cannot be cancelled.
  @inlinable
  init<Value>(_ result: Result<Value, Failure>) {
    switch result {
    case .success: self = .success
    case .failure(let failure): self = .failure(failure)
    }
  }
}

public import PairingsCore

// The operations and the capabilities of the base.

extension ExceptTOf: MonadState where Base: MonadState {
  /// The base's type of positions.
  public typealias Position = Base.Position
}

extension ExceptTOf: MonadReader where Base: MonadReader {
  /// The base's type of environments.
  public typealias Environment = Base.Environment

  /// Returns a step whose base runs in the environment that `transform` makes of the present one.
  @inlinable
  public static func local<Value>(
    _ ma: Kind<Self, Value>, _ transform: @escaping (Environment) -> Environment
  ) -> Kind<Self, Value> {
    ExceptTCarrier(Base.local(effect(ma), transform))
  }
}

extension ExceptTOf: MonadWriter where Base: MonadWriter {
  /// The base's type of logs.
  public typealias Log = Base.Log

  /// Returns the log of the base beside the value.
  @inlinable
  public static func listen<Value>(
    _ ma: Kind<Self, Value>
  ) -> Kind<Self, (value: Value, log: Log)> {
    ExceptTCarrier(
      Base.map(Base.listen(effect(ma))) { result, log in result.map { (value: $0, log: log) } })
  }

  /// Rewrites the log of the base by the function that is returned beside the value. After a
  /// failure, the log stays.
  @inlinable
  public static func pass<Value>(
    _ ma: Kind<Self, (value: Value, rewrite: (Log) -> Log)>
  ) -> Kind<Self, Value> {
    ExceptTCarrier(
      Base.pass(
        Base.map(effect(ma)) { result in
          switch result {
          case .success(let (value, rewrite)): (value: .success(value), rewrite: rewrite)
          case .failure(let failure): (value: .failure(failure), rewrite: { $0 })
          }
        }))
  }
}

// MARK: - Capabilities

extension ExceptTOf: Deferring where Base: Deferring {
  /// Returns an effect that is made when it runs.
  @inlinable
  public static func suspend<Value>(
    _ make: @escaping () -> Kind<Self, Value>
  ) -> Kind<Self, Value> {
    ExceptTCarrier(Base.suspend { effect(make()) })
  }
}

extension ExceptTOf: Bracketing where Base: Bracketing, Base.Failure == Never {
  /// Acquires a resource, uses it and releases it, regardless of how the use ends.
  @inlinable
  public static func bracket<Resource, Value>(
    _ acquire: Kind<Self, Resource>,
    release: @escaping (Resource, Ending<Failure>) -> Kind<Self, Void>,
    use: @escaping (Resource) -> Kind<Self, Value>
  ) -> Kind<Self, Value> {
    // The base sees a failure as a value: the failures of one run are beside its resource.
    let acquired = Base.flatMap(effect(acquire)) { resource in
      let failed = BracketFailure<Failure>()
      return Base.map(Base._share(failed)) { (resource, failed) }
    }
    let bracket = Base.bracket(
      acquired,
      release: { acquired, ending in
        let (resource, failed) = acquired
        guard case .success(let resource) = resource else { return Base.pure(()) }
        let released = release(resource, ending.isSuccess ? failed.ending : .cancelled)
        return Base.map(effect(released)) { failed.keep($0) }
      },
      use: { acquired in
        let (resource, failed) = acquired
        return Base.map(effect(flatMap(ExceptTCarrier(Base.pure(resource)), use))) { result in
          failed.keep(result)
          return (result, failed)
        }
      })
    return ExceptTCarrier(
      Base.map(bracket) { result, failed in failed.failure.map { .failure($0) } ?? result })
  }

  /// Makes a shared state known to the base.
  @inlinable
  public static func _share(_ state: _SharedState) -> Kind<Self, Void> { lift(Base._share(state)) }
}

/// The first failure of the use and the release of a resource.
@usableFromInline
@_fixed_layout
final class BracketFailure<Failure: Error>: _SharedState {
  @usableFromInline var failure: Failure?

  @inlinable
  override init() { super.init() }

  @usableFromInline
  override func checkpoint() -> () -> Void {
    let state = failure
    return { [self] in failure = state }
  }

  /// The ending of a use that was not cancelled.
  @inlinable
  var ending: Ending<Failure> { failure.map { .failure($0) } ?? .success }

  /// Keeps a failure, unless there is one.
  @inlinable
  func keep<Value>(_ result: Result<Value, Failure>) {
    if case .failure(let failure) = result { self.failure = self.failure ?? failure }
  }
}

extension ExceptTOf: Cancelling where Base: Cancelling, Base.Failure == Never {
  /// Cancels the effect that runs this one.
  @inlinable
  public static func cancel() -> Kind<Self, Void> { lift(Base.cancel()) }

  /// Returns the effect, shielded from cancellation.
  @inlinable
  public static func shielded<Value>(_ effect: Kind<Self, Value>) -> Kind<Self, Value> {
    ExceptTCarrier(Base.shielded(self.effect(effect)))
  }
}

extension ExceptTOf: Concurrent where Base: Concurrent, Base.Failure == Never {
  /// Runs both effects concurrently and waits for both, unless one fails or returns a left value.
  @inlinable
  public static func join<Stop, First, Second>(
    _ first: Kind<Self, Either<Stop, First>>, _ second: Kind<Self, Either<Stop, Second>>
  ) -> Kind<Self, Either<Stop, (First, Second)>> {
    ExceptTCarrier(
      Base.map(Base.join(stopping(first), stopping(second))) { joined in
        switch joined {
        case .left(let stop): stop.map { .left($0) }
        case .right(let values): .success(.right(values))
        }
      })
  }

  /// Returns the effect of the base, in which a failure is a left value.
  @inlinable
  static func stopping<Stop, Value>(
    _ effect: Kind<Self, Either<Stop, Value>>
  ) -> Kind<Base, Either<Result<Stop, Failure>, Value>> {
    Base.map(self.effect(effect)) { result in
      switch result {
      case .success(.left(let stop)): .left(.success(stop))
      case .success(.right(let value)): .right(value)
      case .failure(let failure): .left(.failure(failure))
      }
    }
  }

  /// Runs both effects concurrently, returns the value or failure of the first to end, and cancels
  /// the other.
  @inlinable
  public static func race<First, Second>(
    _ first: Kind<Self, First>, _ second: Kind<Self, Second>
  ) -> Kind<Self, Either<First, Second>> {
    ExceptTCarrier(
      Base.map(Base.race(effect(first), effect(second))) { winner in
        switch winner {
        case .left(let first): first.map { .left($0) }
        case .right(let second): second.map { .right($0) }
        }
      })
  }

  /// Returns an effect that waits until it is cancelled.
  @inlinable
  public static func never<Value>() -> Kind<Self, Value> { lift(Base.never()) }
}

extension ExceptTOf: Sleeping where Base: Sleeping {
  /// Waits for `duration`.
  @inlinable
  public static func sleep(for duration: Duration) -> Kind<Self, Void> {
    lift(Base.sleep(for: duration))
  }
}

extension ExceptTOf: Shifting where Base: Shifting {
  /// Moves the work that follows to a place.
  @inlinable
  public static func shift(to place: Base.Workplace) -> Kind<Self, Void> {
    lift(Base.shift(to: place))
  }
}

extension ExceptTOf: Launching where Base: Launching, Base.Failure == Never {
  /// Prepares to start an effect, as the base does.
  @inlinable
  public static func prepare<Value>(
    _ effect: Kind<Self, Value>, on launcher: Base.Launcher,
    _ end: @escaping (Outcome<Value, Failure>) -> Void
  ) -> Launch {
    Base.prepare(self.effect(effect), on: launcher) { end(joined($0)) }
  }

  /// Runs an effect that is known not to wait, as the base does.
  @inlinable
  public static func _outcomeAtOnce<Value>(
    _ effect: Kind<Self, Value>
  ) -> Outcome<Value, Failure>? {
    Base._outcomeAtOnce(self.effect(effect)).map(joined)
  }

  @inlinable
  static func joined<Value>(
    _ outcome: Outcome<Result<Value, Failure>, Never>
  ) -> Outcome<Value, Failure> {
    switch outcome {
    case .success(.success(let value)): .success(value)
    case .success(.failure(let failure)): .failure(failure)
    case .cancelled: .cancelled
    }
  }
}

extension ExceptTOf: Running where Base: Running, Base.Failure == Never {
  /// Runs the effect to its end and returns its value.
  ///
  /// - Throws: The effect's failure.
  @inlinable
  public static func run<Value>(_ effect: Kind<Self, Value>) throws(Failure) -> Value {
    try Base.run(self.effect(effect)).get()
  }
}

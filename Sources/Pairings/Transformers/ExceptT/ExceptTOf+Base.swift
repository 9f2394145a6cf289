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

/// The brand of ``IO``.
public enum IOOf<Failure: Error>: ProgramConstructor {
  /// Work has no context but the world.
  public typealias Context = Void

  /// Names `IO` as the carrier.
  @inlinable
  public static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    IO<Failure, Value>.self
  }

  /// Makes work of a program's body.
  @inlinable
  public static func carrying<Value>(_ body: Program<Self, Value>.Body) -> Kind<Self, Value> {
    IO(body)
  }
}

extension IOOf: Running {
  /// Runs the work.
  ///
  /// - Throws: What the first failing step throws.
  @inlinable
  public static func run<Value>(_ effect: Kind<Self, Value>) throws(Failure) -> Value {
    try effect.narrow().run()
  }
}

extension IOOf: Deferring {
  /// Returns work that is made when it runs.
  @inlinable
  public static func suspend<Value>(
    _ make: @escaping () -> Kind<Self, Value>
  ) -> Kind<Self, Value> {
    IO.suspend { make().narrow() }
  }
}

extension IOOf: Failing {
  /// Returns work that fails.
  @inlinable
  public static func raise<Value>(_ failure: Failure) -> Kind<Self, Value> {
    IO { () throws(Failure) in throw failure }
  }

  /// Goes on with what `recover` makes of a failure.
  @inlinable
  public static func handle<Value>(
    _ effect: Kind<Self, Value>, _ recover: @escaping (Failure) -> Kind<Self, Value>
  ) -> Kind<Self, Value> {
    effect.narrow().recover { recover($0).narrow() }
  }
}

extension Kind {
  /// Returns the carrier of this kind.
  ///
  /// The cast is sound: `IO` is the one class that a kind of this brand has.
  @inlinable @inline(__always)
  public func narrow<Failure: Error>() -> IO<Failure, Value> where Brand == IOOf<Failure> {
    unsafeDowncast(self, to: IO<Failure, Value>.self)
  }
}

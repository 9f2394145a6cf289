extension IO {
  /// Runs the work.
  ///
  /// - Throws: What the first failing step throws; no later step runs.
  @inlinable
  public func run() throws(Failure) -> Value {
    var context: Void = ()
    return try run(&context)
  }

  /// Returns work that is made when it runs.
  @inlinable
  public static func suspend(_ make: @escaping () -> IO) -> IO {
    IO<Failure, Void>.pure(()).flatMap(make)
  }

  /// Goes on with what `recover` makes of a failure; the result may fail in
  /// another way, or not at all.
  @inlinable
  public func handle<NewFailure: Error>(
    _ recover: @escaping (Failure) -> IO<NewFailure, Value>
  ) -> IO<NewFailure, Value> {
    IO<NewFailure, Value> { () throws(NewFailure) in
      switch self.result() {
      case .success(let value): return value
      case .failure(let failure): return try recover(failure).run()
      }
    }
  }

  /// Returns the value or the failure, and does not fail.
  @inlinable
  public func attempt() -> IO<Never, Result<Value, Failure>> {
    IO<Never, Result<Value, Failure>> { self.result() }
  }

  @inlinable
  func result() -> Result<Value, Failure> {
    do throws(Failure) {
      return .success(try run())
    } catch {
      return .failure(error)
    }
  }
}

extension Kind {
  /// Returns work that fails.
  @inlinable
  public static func raise<Failure: Error>(_ failure: Failure) -> IO<Failure, Value>
  where Brand == IOOf<Failure> {
    IO { () throws(Failure) in throw failure }
  }
}

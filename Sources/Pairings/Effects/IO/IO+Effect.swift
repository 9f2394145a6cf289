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
  public func recover<NewFailure: Error>(
    _ recover: @escaping (Failure) -> IO<NewFailure, Value>
  ) -> IO<NewFailure, Value> {
    IO<NewFailure, Value> { () throws(NewFailure) in
      switch self.result() {
      case .success(let value): return value
      case .failure(let failure): return try recover(failure).run()
      }
    }
  }

  /// Runs the work and returns how it ended.
  @inlinable
  public func result() -> Result<Value, Failure> {
    do throws(Failure) {
      return .success(try run())
    } catch {
      return .failure(error)
    }
  }
}

extension Kind {
  /// Describes work, where a dot is enough.
  @inlinable
  public static func work<Failure: Error>(
    _ work: @escaping () throws(Failure) -> Value
  ) -> Kind where Brand == IOOf<Failure> {
    IO(work)
  }
}

// Written on the kind, so that a dot is enough wherever a move is expected:
// `explorer.commit(.tell([1]))`.

extension Kind where Value == Void {
  /// Writes to the log.
  @inlinable
  public static func tell<Log>(_ log: Log) -> Writer<Log, Void> where Brand == WriterOf<Log> {
    Writer(log: log, value: ())
  }
}

extension Writer {
  /// Shows what was written beside the value.
  @inlinable
  public func listen() -> Writer<Log, (value: Value, log: Log)> {
    Writer<Log, (value: Value, log: Log)>(log: log, value: (value, log))
  }

  /// Rewrites what was written.
  ///
  /// - Throws: What `rewrite` throws, with its type.
  @inlinable
  public func censor<Failure: Error>(
    _ rewrite: (Log) throws(Failure) -> Log
  ) throws(Failure) -> Writer {
    Writer(log: try rewrite(log), value: value)
  }

  /// Rewrites what was written by the function that was returned beside the value.
  @inlinable
  public static func pass(_ writer: Writer<Log, (value: Value, rewrite: (Log) -> Log)>) -> Writer {
    Writer(log: writer.value.rewrite(writer.log), value: writer.value.value)
  }
}

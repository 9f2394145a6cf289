/// A comonad that has a value for every further log: ``Traced``, and every transformer that keeps
/// logs.
///
/// ## Laws
///
/// For every `w`, `a`, `b` and `f`:
///
///     w.trace(.empty) == w.extract()                                       // trace nothing
///     w.trace(a.combined(with: b)) == w.extend { $0.trace(b) }.trace(a)    // trace twice
///     w.map(f).trace(a) == f(w.trace(a))                                   // trace of a map
///
/// - SeeAlso: Kmett, *comonad-transformers* (2011).
public protocol ComonadTraced<Log>: Comonad {
  /// The type of logs.
  associatedtype Log: Monoid

  /// Returns the value after a further log.
  static func trace<Value>(_ wa: Kind<Self, Value>, _ log: Log) -> Value
}

extension Kind where Brand: ComonadTraced {
  /// Returns the value after a further log.
  @inlinable
  public func trace(_ log: Brand.Log) -> Value { Brand.trace(self, log) }

  /// Returns the value after the log that `log` makes of the present value.
  @inlinable
  public func traces(_ log: (Value) -> Brand.Log) -> Value { trace(log(extract())) }
}

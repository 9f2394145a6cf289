/// A monad whose steps write to a log: ``Writer``, and every transformer that keeps logs.
///
/// ## Laws
///
/// For every `a`, `b`, `m`, `f` and `g`:
///
///     tell(.empty) == pure(())                                                // tell nothing
///     tell(a).then(tell(b)) == tell(a.combined(with: b))                      // tell twice
///     tell(a).listen() == tell(a).map { ($0, a) }                             // listen tell
///     m.listen().map { $0.value } == m                                        // listen changes nothing
///     pass(tell(w).map { (a, f) }) == tell(f(w)).map { a }                    // pass tell
///     pass(m.map { ($0, { $0 }) }) == m                                       // pass identity
///     pass(pass(m.map { (($0, g($0)), f($0)) }))
///       == pass(m.map { a in (a, { g(a)(f(a)($0)) }) })                       // pass twice
///     pass(m.map { ($0, f($0)) }).listen()
///       == pass(m.listen().map { a, w in ((a, f(a)(w)), f(a)) })              // listen pass
///
/// - SeeAlso: Jones, *Functional Programming with Overloading and Higher-Order
///   Polymorphism* (1995).
public protocol MonadWriter<Log>: Monad {
  /// The type of logs.
  associatedtype Log: Monoid

  /// Returns a step that writes to the log.
  static func tell(_ log: Log) -> Kind<Self, Void>

  /// Returns the log of a step beside its value.
  static func listen<Value>(_ ma: Kind<Self, Value>) -> Kind<Self, (value: Value, log: Log)>

  /// Rewrites the log of a step by the function that it returns beside its value.
  static func pass<Value>(
    _ ma: Kind<Self, (value: Value, rewrite: (Log) -> Log)>
  ) -> Kind<Self, Value>
}

extension Kind where Brand: MonadWriter, Value == Void {
  /// Writes to the log.
  @inlinable
  public static func tell(_ log: Brand.Log) -> Kind { Brand.tell(log) }
}

extension Kind where Brand: MonadWriter {
  /// Returns the log beside the value.
  @inlinable
  public func listen() -> Kind<Brand, (value: Value, log: Brand.Log)> { Brand.listen(self) }

  /// Rewrites the log.
  @inlinable
  public func censor(_ rewrite: @escaping (Brand.Log) -> Brand.Log) -> Kind {
    Brand.pass(Brand.map(self) { ($0, rewrite) })
  }

  /// Rewrites the log of a step by the function that it returns beside its value.
  @inlinable
  public static func pass(_ step: Kind<Brand, (value: Value, rewrite: (Brand.Log) -> Brand.Log)>)
    -> Kind
  {
    Brand.pass(step)
  }
}

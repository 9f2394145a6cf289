/// A monad whose steps write to a log: ``Writer``, ``WriterT``, and every transformer
/// over one of them.
///
/// ## Laws
///
/// For every `a`, `b`, `m`, `f` and `g`:
///
///     tell(.empty) == pure(())                              // tell nothing
///     tell(a).then(tell(b)) == tell(a.combined(with: b))    // tell twice
///     tell(a).listen() == tell(a).map { ($0, a) }           // listen tell
///     m.listen().map { $0.value } == m                      // listen changes nothing
///     tell(a).censor(f) == tell(f(a))                       // censor tell
///     m.censor(f).censor(g) == m.censor { g(f($0)) }        // censor composition
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

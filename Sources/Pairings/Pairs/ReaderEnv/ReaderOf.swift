/// The brand of ``Reader``.
public enum ReaderOf<Environment>: ProgramConstructor {
  /// What every step reads; none writes it.
  public typealias Context = Environment

  /// Steps cannot fail.
  public typealias Failure = Never

  /// Names `Reader` as the carrier.
  @inlinable
  public static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    Reader<Environment, Value>.self
  }

  /// Makes a reader of a program's body.
  @inlinable
  public static func carrying<Value>(_ body: Program<Self, Value>.Body) -> Kind<Self, Value> {
    Reader(body)
  }
}

extension Kind {
  /// Returns the carrier of this kind.
  ///
  /// The cast is sound: `Reader` is the one class that a kind of this brand has.
  @inlinable @inline(__always)
  public func narrow<Environment>() -> Reader<Environment, Value>
  where Brand == ReaderOf<Environment> {
    unsafeDowncast(self, to: Reader<Environment, Value>.self)
  }
}

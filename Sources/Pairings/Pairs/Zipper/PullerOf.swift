/// The brand of ``Puller``.
public enum PullerOf: ProgramConstructor {
  /// What every step reads and moves.
  public typealias Context = Cursor

  /// Steps cannot fail.
  public typealias Failure = Never

  /// Names `Puller` as the carrier.
  @inlinable
  public static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    Puller<Value>.self
  }

  /// Makes a puller of a program's body.
  @inlinable
  public static func carrying<Value>(_ body: Program<Self, Value>.Body) -> Kind<Self, Value> {
    Puller(body)
  }
}

extension Kind where Brand == PullerOf {
  /// Returns the carrier of this kind.
  ///
  /// The cast is sound: `Puller` is the one class that a kind of this brand has.
  @inlinable @inline(__always)
  public func narrow() -> Puller<Value> { unsafeDowncast(self, to: Puller<Value>.self) }
}

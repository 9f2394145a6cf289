/// The brand of ``State``.
public enum StateOf<Position>: ProgramConstructor {
  /// What every step reads and writes.
  public typealias Context = Position

  /// Steps cannot fail.
  public typealias Failure = Never

  /// Names `State` as the carrier.
  @inlinable
  public static func carrier<Value>(of: Value.Type) -> Kind<Self, Value>.Type {
    State<Position, Value>.self
  }

  /// Makes a state of a program's body.
  @inlinable
  public static func carrying<Value>(_ body: Program<Self, Value>.Body) -> Kind<Self, Value> {
    State(body)
  }
}

extension Kind {
  /// Returns the carrier of this kind.
  ///
  /// The cast is sound: `State` is the one class that a kind of this brand has.
  @inlinable @inline(__always)
  public func narrow<Position>() -> State<Position, Value> where Brand == StateOf<Position> {
    unsafeDowncast(self, to: State<Position, Value>.self)
  }
}

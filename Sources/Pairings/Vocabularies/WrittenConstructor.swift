/// A type constructor whose kinds are a value and what was written on the way to it,
/// both there to be read: ``Writer``, and ``Action`` with the inputs that it sends.
public protocol WrittenConstructor: TypeConstructor {
  /// What was written.
  associatedtype Log

  /// What was written, and the value.
  static func written<Value>(_ kind: Kind<Self, Value>) -> (log: Log, value: Value)
}

extension Kind where Brand: WrittenConstructor {
  /// What was written.
  @inlinable
  public var log: Brand.Log { Brand.written(self).log }

  /// The value.
  @inlinable
  public var value: Value { Brand.written(self).value }
}

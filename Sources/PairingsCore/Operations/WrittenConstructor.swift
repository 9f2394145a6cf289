/// A type constructor whose kinds hold a value and the log written to it: ``Writer``, and
/// ``Action`` with its inputs.
public protocol WrittenConstructor: TypeConstructor {
  /// The type of logs.
  associatedtype Log

  /// Returns the log and the value.
  static func written<Value>(_ kind: Kind<Self, Value>) -> (log: Log, value: Value)
}

extension Kind where Brand: WrittenConstructor {
  /// The log.
  @inlinable
  public var log: Brand.Log { Brand.written(self).log }

  /// The value.
  @inlinable
  public var value: Value { Brand.written(self).value }
}

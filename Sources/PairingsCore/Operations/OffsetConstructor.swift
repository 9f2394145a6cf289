/// A type constructor whose kinds hold the log written so far: ``Traced``, and transformers of it.
public protocol OffsetConstructor: ComonadTraced {
  /// Returns the log written so far.
  static func offset<Value>(_ wa: Kind<Self, Value>) -> Log
}

extension Kind where Brand: OffsetConstructor {
  /// The log written so far.
  ///
  /// - Precondition: The property is not read by the move that changes it.
  @inlinable
  public var offset: Brand.Log { Brand.offset(self) }
}

/// A type constructor whose kinds are seen from what was written so far: ``Traced`` and
/// ``TracedT``.
public protocol OffsetConstructor: ComonadTraced {
  /// Returns what was written so far.
  static func offset<Value>(_ wa: Kind<Self, Value>) -> Log
}

extension Kind where Brand: OffsetConstructor {
  /// What was written so far.
  ///
  /// - Precondition: It is not read by the very move that works on it.
  @inlinable
  public var offset: Brand.Log { Brand.offset(self) }
}

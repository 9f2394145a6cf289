public import PairingsCore

extension IdentityOf: Checkable {
  /// A domain of one value.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    values.map({ Identity($0) }, back: { $0.value })
  }
}

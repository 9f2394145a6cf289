public import Pairings

extension ExceptTOf: Checkable where Failure: LawValue, Base: Checkable {
  /// All effects that return a value or a failure.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let base = Base.domain(of: .results(values, Failure.domain))
    return Domain { choices in
      ExceptT(base.draw(&choices))
    } observe: { effect, seen in
      base.observe(effect.run(), &seen)
    }
  }
}

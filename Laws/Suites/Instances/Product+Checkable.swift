public import Pairings
public import PairingsTheory

extension FunctorProductOf: Checkable where First: Checkable, Second: Checkable {
  /// A domain of pairs of both structures.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    First.domain(of: values).zip(Second.domain(of: values)).map(
      { FunctorProduct($0.0, $0.1) }, back: { $0.split() })
  }
}

extension CoproductOf: Checkable where First: Checkable, Second: Checkable {
  /// A domain of one of two structures.
  public static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let firsts = First.domain(of: values)
    let seconds = Second.domain(of: values)
    return Domain { choices in
      Coproduct(
        choices.draw(1) == 0 ? .left(firsts.draw(&choices)) : .right(seconds.draw(&choices)))
    } observe: { choice, seen in
      switch choice.either() {
      case .left(let first):
        seen.count(0)
        seen.group("left") { firsts.observe(first, &$0) }
      case .right(let second):
        seen.count(1)
        seen.group("right") { seconds.observe(second, &$0) }
      }
    }
  }
}

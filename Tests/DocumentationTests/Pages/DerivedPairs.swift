import PairingsLaws
import Pairings
import PropertyTestingSwiftTesting
import Testing

private enum BothOf: CarrierConstructor, Representable {
  typealias Position = Bool

  static func carrier<Value>(of: Value.Type) -> Carrier<BothOf, Value>.Type { Both<Value>.self }

  static func map<Value, NewValue>(
    _ fa: Kind<BothOf, Value>, _ transform: @escaping (Value) -> NewValue
  ) -> Kind<BothOf, NewValue> {
    tabulate { transform(index(fa, $0)) }
  }

  static func tabulate<Value>(_ value: @escaping (Bool) -> Value) -> Kind<BothOf, Value> {
    Both(value(false), value(true))
  }

  static func index<Value>(_ fa: Kind<BothOf, Value>, _ position: Bool) -> Value {
    let both = fa.carrier(as: Both.self)
    return position ? both.second : both.first
  }
}

private final class Both<Value>: Carrier<BothOf, Value> {
  let first: Value
  let second: Value

  init(_ first: Value, _ second: Value) {
    (self.first, self.second) = (first, second)
    super.init()
  }
}

extension BothOf: Checkable {
  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<BothOf, Value>> {
    values.zip(values).map({ Both($0, $1) }) {
      let both = $0.carrier(as: Both.self)
      return (both.first, both.second)
    }
  }
}

@Suite("DerivedPairs.md")
struct DerivedPairsPage {
  struct Counting: Comodel {  // the instruction adds a number and is answered by nothing
    func answer<Value>(_ instruction: Env<Int, Value>, _ state: inout Int) -> Value {
      state += instruction.environment
      return instruction.value
    }
  }

  @Test("two values are a representable functor, which pairs with one of two positions")
  func representable() {
    expectLaws(.representable(BothOf.self, at: Bool.domain))
    expectLaws(.functorPairing(RepresentablePairing<BothOf>()))
  }

  @Test("each construction makes a pair that moves")
  func derived() {
    expectPrinted(as: "Docs/Pairings.docc/DerivedPairs.md") {
      let add = Free<EnvOf<Int>, Void>.lift(Env(environment: 21, value: ()))
      print(ComodelPairing(Counting()).pair(add.then(add), Store(0) { $0 }) { $1 })  // 42

      let either = ProductCoproduct(StateStore<Int>(), WriterTraced<String>())
      let move = FunctorProduct(State<Int, Void>.modify { $0 + 1 }, Writer.tell("b"))
      print(either.moved(Coproduct(.left(Store(0) { "\($0)" })), by: move).extract())  // 1
      print(either.moved(Coproduct(.right(Traced(offset: "a") { $0 })), by: move).extract())  // ab
    }
  }
}

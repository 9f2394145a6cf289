import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import Testing

/// A transformation that forgets the position of a store.
struct Extracting<Position>: NaturalTransformation {
  func callAsFunction<Value>(_ kind: Kind<StoreOf<Position>, Value>) -> Kind<IdentityOf, Value> {
    Identity(kind.extract())
  }
}

/// A transformation that puts a value into an environment, which it carries as data.
struct Placing<Environment>: NaturalTransformation {
  let environment: Environment

  func callAsFunction<Value>(_ kind: Kind<IdentityOf, Value>) -> Kind<EnvOf<Environment>, Value> {
    Env(environment: environment, value: kind.value)
  }
}

@Suite("NaturalTransformation")
struct NaturalTransformationTests {
  @Test("naturality: mapping before is mapping after")
  func naturality() {
    expectLaws(.naturalTransformation(Extracting<Three>()))
    expectLaws(.naturalTransformation(Extracting<Three>().then(Placing(environment: Four.b1))))
  }

  @Test("composition has a unit")
  func unit() {
    let t = Placing(environment: 7)
    let before = IdentityTransformation<IdentityOf>().then(t)
    let after = t.then(IdentityTransformation<EnvOf<Int>>())
    #expect(before(Identity(1)) == t(Identity(1)))
    #expect(after(Identity(1)) == t(Identity(1)))
  }
}

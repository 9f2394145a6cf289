import PairingsLaws
import Pairings
import PairingsTheory
import Testing

/// A list of outcomes.
private final class Many<Value>: Carrier<ManyOf, Value> {
  let outcomes: [Value]

  init(_ outcomes: [Value]) { self.outcomes = outcomes }
}

/// The monad of effects with several outcomes.
private enum ManyOf: CarrierConstructor, Monad, Checkable {
  static func carrier<Value>(of: Value.Type) -> Carrier<ManyOf, Value>.Type { Many<Value>.self }

  static func outcomes<Value>(_ effect: Kind<ManyOf, Value>) -> [Value] {
    effect.carrier(as: Many.self).outcomes
  }

  static func pure<Value>(_ value: Value) -> Kind<ManyOf, Value> { Many([value]) }

  static func flatMap<Value, NewValue>(
    _ effect: Kind<ManyOf, Value>, _ next: @escaping (Value) -> Kind<ManyOf, NewValue>
  ) -> Kind<ManyOf, NewValue> {
    Many(outcomes(effect).flatMap { outcomes(next($0)) })
  }

  static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<ManyOf, Iteration<Seed, Value>>
  ) -> Kind<ManyOf, Value> {
    flatMap(step(seed)) { turn in
      switch turn {
      case .next(let seed): iterate(seed, step)
      case .done(let value): pure(value)
      }
    }
  }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<ManyOf, Value>> {
    values.array(count: 0...3).map({ Many($0) }, back: outcomes)
  }
}

/// The pairing of a store, whose moves may make each space a function of the one before.
private struct Walk: ResidualPairing {
  var grows = false

  func pair<First, Second, Result>(
    _ move: Kind<StateTOf<Three, ManyOf>, First>, _ space: Store<Three, Second>,
    _ combine: @escaping (First, Second) -> Result
  ) -> Kind<ManyOf, Result> {
    StateTStore<Three, ManyOf>().pair(move, space, combine)
  }

  func move<First, Second>(
    _ move: Kind<StateTOf<Three, ManyOf>, First>, _ space: Store<Three, Second>
  ) -> Kind<ManyOf, (value: First, space: Store<Three, Second>)> {
    pair(move, space.duplicate()) { (value: $0, space: grows ? $1.map { $0 } : $1) }
  }
}

@Suite("Many moves")
struct ManyMovesTests {
  @Test("moves of several outcomes come to an end, and a space that grows by them is found")
  func outcomes() {
    func failed(_ pairing: Walk) -> [String] {
      Runner(seed: 1, cases: 20).check(.residualPairing(pairing)).filter { !$0.isPassed }
        .map(\.name)
    }
    #expect(failed(Walk()) == [])
    #expect(failed(Walk(grows: true)) == ["many moves"])
  }
}

package import PairingsLaws
package import Pairings

/// A list of outcomes.
package final class Many<Value>: Carrier<ManyOf, Value> {
  package let outcomes: [Value]

  package init(_ outcomes: [Value]) { self.outcomes = outcomes }
}

/// The monad of effects with several outcomes.
package enum ManyOf: CarrierConstructor, Monad, Checkable {
  package static func carrier<Value>(of: Value.Type) -> Carrier<ManyOf, Value>.Type {
    Many<Value>.self
  }

  private static func outcomes<Value>(_ effect: Kind<ManyOf, Value>) -> [Value] {
    effect.carrier(as: Many.self).outcomes
  }

  package static func pure<Value>(_ value: Value) -> Kind<ManyOf, Value> { Many([value]) }

  package static func flatMap<Value, NewValue>(
    _ effect: Kind<ManyOf, Value>, _ next: @escaping (Value) -> Kind<ManyOf, NewValue>
  ) -> Kind<ManyOf, NewValue> {
    Many(outcomes(effect).flatMap { outcomes(next($0)) })
  }

  package static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<ManyOf, Iteration<Seed, Value>>
  ) -> Kind<ManyOf, Value> {
    flatMap(step(seed)) { turn in
      switch turn {
      case .next(let seed): iterate(seed, step)
      case .done(let value): pure(value)
      }
    }
  }

  package static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<ManyOf, Value>> {
    values.array(count: 0...3).map({ Many($0) }, back: outcomes)
  }
}

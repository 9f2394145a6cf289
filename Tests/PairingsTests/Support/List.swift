import Pairings

/// A list as a monad, which continues with each of its values.
final class List<Value>: Carrier<ListOf, Value> {
  let values: [Value]

  init(_ values: [Value]) { self.values = values }
}

extension Kind where Brand == ListOf {
  var elements: [Value] { carrier(as: List<Value>.self).values }
}

enum ListOf: CarrierConstructor, Monad {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { List<Value>.self }

  static func pure<Value>(_ value: Value) -> Kind<Self, Value> { List([value]) }

  static func flatMap<Value, NewValue>(
    _ ma: Kind<Self, Value>, _ next: @escaping (Value) -> Kind<Self, NewValue>
  ) -> Kind<Self, NewValue> {
    List(ma.elements.flatMap { next($0).elements })
  }

  static func iterate<Seed, Value>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, Value>>
  ) -> Kind<Self, Value> {
    flatMap(step(seed)) { turn in
      switch turn {
      case .next(let next): iterate(next, step)
      case .done(let value): pure(value)
      }
    }
  }
}

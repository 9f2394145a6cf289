import PairingLaws
import Pairings

/// Where a ``Step`` is: a position, and a mark that no operation shows.
struct Spot: Equatable {
  var position: Three
  var mark = 0

  static var domain: Domain<Spot> {
    Three.domain.and(.marks(2)).map(
      { Spot(position: $0.0, mark: $0.1) }, back: { ($0.position, $0.mark) })
  }
}

/// A function of a spot that returns a value and a spot: the model of a state.
final class Step<Brand: StepBrand, Value>: Carrier<Brand, Value> {
  let run: (Spot) -> (value: Value, spot: Spot)

  init(_ run: @escaping (Spot) -> (value: Value, spot: Spot)) { self.run = run }
}

/// A brand of ``Step`` with the words of a state.
protocol StepBrand: CarrierConstructor, Monad, Checkable {
  static func get() -> Kind<Self, Three>
  static func set(_ position: Three) -> Kind<Self, Void>
  static func modify(_ transform: @escaping (Three) -> Three) -> Kind<Self, Void>
  static func inspect<A>(_ read: @escaping (Three) -> A) -> Kind<Self, A>
}

extension StepBrand {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Step<Self, Value>.self }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    let steps = Spot.domain.closures(to: values.and(Spot.domain))
    return steps.map(
      { step in
        Step { spot in
          let (value, spot) = step(spot)
          return (value, spot)
        }
      },
      back: { step in
        { spot in
          let (value, spot) = step.narrow().run(spot)
          return (value, spot)
        }
      })
  }

  static func pure<A>(_ value: A) -> Kind<Self, A> { Step { (value, $0) } }

  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    Step { spot in
      let (value, spot) = ma.narrow().run(spot)
      return next(value).narrow().run(spot)
    }
  }

  static func iterate<Seed, A>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, A>>
  ) -> Kind<Self, A> {
    flatMap(step(seed)) { turn in
      switch turn {
      case .next(let seed): iterate(seed, step)
      case .done(let value): pure(value)
      }
    }
  }

  static func get() -> Kind<Self, Three> { Step { ($0.position, $0) } }

  static func set(_ position: Three) -> Kind<Self, Void> {
    Step { ((), Spot(position: position, mark: $0.mark)) }
  }

  static func modify(_ transform: @escaping (Three) -> Three) -> Kind<Self, Void> {
    flatMap(get()) { set(transform($0)) }
  }

  static func inspect<A>(_ read: @escaping (Three) -> A) -> Kind<Self, A> { map(get(), read) }
}

extension Kind where Brand: StepBrand {
  /// Returns the carrier of this kind.
  func narrow() -> Step<Brand, Value> { carrier(as: Step<Brand, Value>.self) }
}

/// The words of a brand of ``Step``.
struct StepWords<Brand: StepBrand>: StateVocabulary {
  func get() -> Kind<Brand, Three> { Brand.get() }

  func set(_ position: Three) -> Kind<Brand, Void> { Brand.set(position) }

  func modify(_ transform: @escaping (Three) -> Three) -> Kind<Brand, Void> {
    Brand.modify(transform)
  }

  func inspect<Value>(_ read: @escaping (Three) -> Value) -> Kind<Brand, Value> {
    Brand.inspect(read)
  }
}

extension Suite {
  static func state<Brand: StepBrand>(_: Brand.Type) -> Suite {
    state(StepWords<Brand>(), of: "\(Brand.self)")
  }
}

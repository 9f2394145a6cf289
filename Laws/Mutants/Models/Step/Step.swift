import PairingsLaws
import Pairings

/// The state of a ``Step``: a position, and a mark that no operation shows.
struct Spot: Equatable {
  var position: Three
  var mark = 0

  static var domain: Domain<Spot> {
    Three.domain.zip(.marks(2)).map(
      { Spot(position: $0.0, mark: $0.1) }, back: { ($0.position, $0.mark) })
  }
}

/// A function from a spot to a value and a spot: the model of a state.
final class Step<Value>: Carrier<StepOf, Value> {
  let run: (Spot) -> (Value, Spot)

  init(_ run: @escaping (Spot) -> (Value, Spot)) { self.run = run }
}

enum StepOf: CarrierConstructor, RecursiveMonad, Checkable {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Step<Value>.self }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    Spot.domain.closures(to: values.zip(Spot.domain)).map({ Step($0) }, back: { $0.narrow().run })
  }

  static func pure<A>(_ value: A) -> Kind<Self, A> { Step { (value, $0) } }

  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    Step { start in
      let (value, middle) = ma.narrow().run(start)
      return next(value).narrow().run(middle)
    }
  }
}

extension Kind where Brand == StepOf {
  /// Returns the carrier of this kind.
  func narrow() -> Step<Value> { carrier(as: Step<Value>.self) }
}

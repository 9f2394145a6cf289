import PairingsLaws
import Pairings

/// A value for every log: a function, without a place beside it.
final class Trail<Brand: TrailBrand, Value>: Carrier<Brand, Value> {
  let values: (Brand.Log) -> Value

  init(_ values: @escaping (Brand.Log) -> Value) { self.values = values }

  /// Returns the values after a log.
  func after(_ log: Brand.Log) -> Trail { Trail { [values] in values(log.combined(with: $0)) } }
}

/// A brand of ``Trail``: a lawful comonad unless a mutant replaces an operation.
protocol TrailBrand: CarrierConstructor, Comonad, Checkable {
  associatedtype Log: FiniteLawValue, Monoid
}

extension TrailBrand {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type {
    Trail<Self, Value>.self
  }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    Log.domain.closures(to: values).map({ Trail($0) }, back: { $0.narrow().values })
  }

  static func extract<A>(_ wa: Kind<Self, A>) -> A { wa.narrow().values(.empty) }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    Trail { transform(wa.narrow().after($0)) }
  }
}

extension Kind where Brand: TrailBrand {
  /// Returns the carrier of this kind.
  func narrow() -> Trail<Brand, Value> { carrier(as: Trail<Brand, Value>.self) }
}

private enum TrailOf: TrailBrand {
  typealias Log = Endomap
}

/// A lawful pairing whose moves build up a chain of functions, each of the one before.
private struct WriterTrail: UnfusedPairing {
  typealias Moves = WriterOf<Endomap>
  typealias Space = TrailOf

  func pair<A, B, C>(
    _ move: Kind<Moves, A>, _ space: Kind<TrailOf, B>, _ combine: (A, B) -> C
  ) -> C {
    combine(move.value, space.narrow().values(move.log))
  }
}

extension Mutants {
  static var trails: Mutants {
    let name = "each move is a function of the one before"
    return Mutants([Mutant(name, .pairing(WriterTrail()), .sole("many moves"))], [])
  }
}

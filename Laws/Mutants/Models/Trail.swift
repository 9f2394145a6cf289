import PairingLaws
import Pairings

/// A value for every turn from here on: a function, and no place beside it.
private final class Trail<Value>: Carrier<TrailOf, Value> {
  let values: (Turn) -> Value

  init(_ values: @escaping (Turn) -> Value) { self.values = values }
}

/// The brand of ``Trail``, a lawful comonad.
private enum TrailOf: CarrierConstructor, Comonad, Checkable {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Trail<Value>.self }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    Turn.domain.closures(to: values).map({ Trail($0) }, back: { $0.narrow().values })
  }

  static func extract<A>(_ wa: Kind<Self, A>) -> A { wa.narrow().values(.empty) }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    let values = wa.narrow().values
    return Trail { turn in transform(Trail { values(turn.combined(with: $0)) }) }
  }
}

extension Kind where Brand == TrailOf {
  /// The cast is sound: `Trail` is the one class that a kind of this brand has.
  fileprivate func narrow() -> Trail<Value> { carrier(as: Trail<Value>.self) }
}

/// A lawful pairing in which each move makes a function of the one before.
private struct WriterTrail: UnfusedPairing {
  typealias Moves = WriterOf<Turn>
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

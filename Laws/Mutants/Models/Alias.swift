import PairingsLaws
import Pairings

/// The brand of places that a move changes even if they are shared.
private enum AliasOf: PlaceBrand {}

private struct Aliasing: PlainPairing, PlacePairing {
  typealias Space = AliasOf

  static var positions: Domain<Three> { Three.domain }

  static var positionSpaces: [Kind<AliasOf, Three>] {
    Three.allCases.map { Place($0, mark: 0) { $0 } }
  }

  func move<A, B>(_ move: Kind<StateOf<Three>, A>, _ space: inout Kind<AliasOf, B>) -> A {
    let (value, position) = move.run(space.narrow().spot)
    space.narrow().spot = position
    return value
  }
}

extension Mutants {
  /// The laws of a list of aliases, reduced to the one that reads no previous place of an alias.
  static var aliases: Mutants {
    let law = "a new part is independent"
    let laws = Suite.each(EachPairing<Three, Aliasing>()).laws.filter { $0.name == law }
    return Mutants([Mutant("new parts are one", Suite("Each", of: "Alias", laws), .sole(law))], [])
  }
}

import PairingsLaws
import Pairings

/// The brand of places that a move changes even if they are shared.
private enum AliasOf: PlaceBrand {}

private struct Aliasing: PlainPairing {
  typealias Moves = StateOf<Three>
  typealias Space = AliasOf

  static var positions: Domain<Three> { Three.domain }

  static var positionSpaces: [Kind<AliasOf, Three>] {
    Three.allCases.map { Place($0, mark: 0) { $0 } }
  }

  func pair<A, B, C>(
    _ move: Kind<StateOf<Three>, A>, _ space: Kind<AliasOf, B>, _ combine: (A, B) -> C
  ) -> C {
    let (value, position) = move.run(space.narrow().position)
    return combine(value, space.narrow().values(position))
  }

  func move<A, B>(_ move: Kind<StateOf<Three>, A>, _ space: inout Kind<AliasOf, B>) -> A {
    let (value, position) = move.run(space.narrow().position)
    space.narrow().position = position
    return value
  }
}

extension Suite {
  /// The laws of a list of aliases, reduced to the one that reads no previous place of an alias.
  static var aliases: Suite {
    let laws = each(DefaultEachOperations<Three, Aliasing>()).laws
    return Suite("Each", of: "Alias", laws.filter { $0.name == "a new part is independent" })
  }
}

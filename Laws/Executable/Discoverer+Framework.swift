import PairingsDiscovery
import PairingsLaws
import PairingsCatalogue
import Pairings
import PropertyTestingCommand

extension Discoverer {
  /// The instances of the framework and its broken pairings.
  static var framework: Discoverer {
    let signatures = signatures
    return Discoverer(signatures.map(\.0)) { request, progress in
      func signature(_ name: String) -> Signature {
        signatures.first { $0.0 == name }?.1 ?? Signature(name)
      }
      var bounds = Discovery.Bounds(size: request.size, seed: request.seed)
      (bounds.limit, bounds.progress) = (request.limit, progress)
      let found = signature(request.name).discover(bounds)
      guard let other = request.other else {
        let laws = found.equations.map { Found.Law(name: $0.name, equation: $0.text) }
        return (found.text + "\n", found.source, Found(summary: found.summary, laws: laws))
      }
      let summary = "\(found.summary); broken by \(other):"
      let laws = found.differences(from: signature(other)).map {
        Found.Law(name: $0.equation.name, equation: $0.equation.text, counterexample: $0.place)
      }
      let lines = laws.map { "\n  \($0.equation)\n      \($0.counterexample ?? "")" }
      return (summary + lines.joined() + "\n", found.source, Found(summary: summary, laws: laws))
    }
  }

  private static var signatures: [(String, Signature)] {
    var lists = Signature("lists")
    let list = lists.sort([Int].domain, "xs", "ys", "zs")
    lists.operation("[]", to: list) { [] }
    lists.operation("reverse", list, to: list) { $0.reversed() }
    lists.operation("++", list, list, to: list) { $0 + $1 }
    let own: [Signature] = [
      lists, .monad(StateOf<Three>.self), .monad(WriterOf<Endomap>.self, of: "Writer"),
      .comonad(StoreOf<Three>.self), .comonad(TracedOf<Endomap>.self, of: "Traced"),
      .state(StateOf<Three>.self, of: "MonadState"), .pairing(StateStore<Three>()),
      .pairing(WriterTraced<Endomap>()), .pairing(ReaderEnv<Three>()),
    ]
    return (own + Mutants.rightPairings).map { ($0.name, $0) }
      + Mutants.brokenPairings.map { ($0.name, $0.signature) }
  }
}

/// The equations in JSON.
private struct Found: Encodable {
  /// An equation, with the simplest case in which another instance breaks it.
  struct Law: Encodable {
    let name: String?
    let equation: String
    var counterexample: String?
  }

  let summary: String
  let laws: [Law]
}

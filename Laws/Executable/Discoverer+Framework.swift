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
      bounds.limit = request.limit
      bounds.progress = progress
      let found = signature(request.name).discover(bounds)
      let laws = request.other.map { other in
        found.differences(from: signature(other)).map {
          Found(name: $0.equation.name, equation: $0.equation.text, counterexample: $0.place)
        }
      }
      let answer = Found.All(
        summary: found.summary + (request.other.map { "; broken by \($0):" } ?? ""),
        laws: laws ?? found.equations.map { Found(name: $0.name, equation: $0.text) },
        source: found.source)
      return ([answer.summary] + answer.laws.map(\.line), answer.source, answer)
    }
  }

  private static var signatures: [(String, Signature)] {
    let own: [Signature] = [
      .lists, .monad(StateOf<Three>.self), .monad(WriterOf<Endomap>.self, of: "Writer"),
      .comonad(StoreOf<Three>.self), .comonad(TracedOf<Endomap>.self, of: "Traced"),
      .state(StateOf<Three>.self, of: "MonadState"), .pairing(StateStore<Three>()),
      .pairing(WriterTraced<Endomap>()), .pairing(ReaderEnv<Three>()),
    ]
    return (own + Mutants.rightPairings).map { ($0.name, $0) }
      + Mutants.brokenPairings.map { ($0.name, $0.signature) }
  }
}

/// An equation, with the simplest case in which another instance breaks it.
private struct Found: Encodable {
  struct All: Encodable {
    let summary: String
    let laws: [Found]
    let source: String
  }

  let name: String?
  let equation: String
  var counterexample: String?

  var line: String {
    "  \(equation)" + (name.map { "  // \($0)" } ?? "")
      + (counterexample.map { "\n      \($0)" } ?? "")
  }
}

extension Signature {
  /// The operations of lists.
  fileprivate static var lists: Signature {
    var lists = Signature("lists")
    let list = lists.sort([Int].domain, "xs", "ys", "zs")
    lists.operation("[]", to: list) { [] }
    lists.operation("reverse", list, to: list) { $0.reversed() }
    lists.operation("++", list, list, to: list) { $0 + $1 }
    return lists
  }
}

import PairingsDiscovery
import PairingsLaws
import PairingsCatalogue
import Pairings
import PropertyTesting
import TestSupport
import Testing

@Suite("Discovery of pairings")
struct PairingDiscoveryTests {
  @Test(
    "each broken pairing lacks an equation of the right one",
    .enabled(if: !isDebug, "it takes minutes"))
  func broken() {
    let right = Mutants.rightPairings.map { $0.discover(Discovery.Bounds(size: 6)) }
    let broken = Mutants.brokenPairings
    let unseen = broken.filter { right[$0.right].differences(from: $0.signature).isEmpty }
    expectEqual(broken.count, 28)
    expectEqual(unseen.map(\.name), [])
  }

  @Test("the laws of a pairing follow", .enabled(if: !isDebug, "it takes a minute"))
  func laws() {
    let (suite, signature) = (
      Suite.pairing(StateStore<Three>()), Signature.pairing(StateStore<Three>())
    )
    let found = signature.discover()
    expect(signature.unproved(suite, by: found).isEmpty)
    expect(
      Set(found.equations.compactMap(\.name)).isSuperset(of: [
        "unit", "composition", "naturality in the result", "zap coherence", "select coherence",
        "move returns the value", "move after move", "move under extend", "arrival",
      ]))
    expect(found.cut == nil && found.equations.count == 34, "\(found.text)")
  }

  @Test(
    "the counterexample of a difference; there is none beside itself",
    .enabled(if: !isDebug, "it takes seconds"))
  func place() throws {
    let found = Mutants.rightPairings[0].discover(Discovery.Bounds(size: 4))
    expect(found.differences(from: Mutants.rightPairings[0]).isEmpty)
    let broken = try #require(
      Mutants.brokenPairings.first { $0.name == "move returns the value of the next move" })
    let difference = try #require(found.differences(from: broken.signature).first)
    expectEqual(difference.equation.text, "move(m, w) == pair(m, w) { a, _ in a }")
    expectEqual(difference.place?.hasPrefix("where m = {"), true)
  }
}

@Suite("Completeness of suites")
struct CompletenessTests {
  @Test("what the suites of a pairing leave out", .enabled(if: !isDebug, "it takes minutes"))
  func pairing() {
    let parents: [Suite] = [
      .pairing(StateStore<Three>()), .monad(StateOf<Three>.self), .comonad(StoreOf<Three>.self),
    ]
    let suite = Suite("All", of: "StateStore", parents: parents, [])
    let found = Signature.pairing(StateStore<Three>()).discover(beyond: suite)
    expectEqual(
      found.equations.map(\.text),
      [
        "moveAlone(m, w) == pair(m, w) { a, _ in a }", "movedAlone(w, by: m) == moved(w, by: m)",
        "interacted(w, by: m) == moved(w, by: m)", "stays(w, m) == true",
        "interaction(m, w, f) == pair(m, w, f)",
        "pair(flatMap(m) { _ in n }, w, f) == pair(n, moved(w, by: m), f)",
        "f(pair(m, w) { a, _ in a }, pair(m, w) { _, b in b }) == pair(m, w, f)",
        "pair(flatMap(m) { map(k($0), i) }, w) { a, _ in a } == i(pair(flatMap(m, k), w) { a, _ in a })",
      ])
  }

  @Test(
    "the suites of a monad and a comonad are complete", .enabled(if: !isDebug, "it takes minutes"))
  func complete() {
    let moves = Suite.monad(StateOf<Three>.self)
    let bounds = Discovery.Bounds(size: 6)
    expect(
      Signature.monad(StateOf<Three>.self).discover(bounds, beyond: moves).equations.isEmpty)
    let suite = Suite.comonad(StoreOf<Three>.self)
    let signature = Signature.comonad(StoreOf<Three>.self)
    expect(signature.discover(bounds, beyond: suite).equations.isEmpty)
    let dependence = signature.dependence(of: suite)
    expect(dependence.derived.contains("extract of duplicate"))
    expect(dependence.independent.contains("associativity"))
  }
}

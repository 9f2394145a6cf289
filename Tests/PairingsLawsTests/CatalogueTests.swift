import PairingsCatalogue
import PairingsLaws
import PropertyTestingSwiftTesting
import TestSupport
import Testing

@Suite("Catalogue")
struct CatalogueTests {
  @Test(
    "two instances of each class pass every law of it, in a few cases",
    .disabled(if: !isDebug, "`laws run` tries all instances, in many cases"))
  func all() {
    // That of stack safety takes a second an instance, and is tried by `laws run`.
    for (name, suites) in Dictionary(grouping: Suite.all, by: \.name) where name != "StackSafety" {
      for suite in suites.prefix(2) { expectLaws(suite, runner: Runner(seed: 1, cases: 4)) }
    }
  }

  @Test("ids are unique, and parents run once")
  func ids() {
    let all = Suite.all
    for suite in all {
      expectEqual(Set(suite.laws.map(\.id)).count, suite.laws.count)
    }
    expectEqual(all.first { $0.name == "Monad" }?.laws.first?.suite, "Functor")
  }

  @Test("a broken instance names each essential law of its class, and so requires it")
  func needed() {
    let mutants = Mutants.framework.all
    let named = mutants.flatMap { mutant in
      let laws =
        switch mutant.expectation {
        case .sole(let law): [law]
        case .several(let laws): laws
        case .survives: [String]()
        }
      return laws.map { $0.contains("/") ? $0 : "\(mutant.suite.name)/\($0)" }
    }
    let essential = mutants.flatMap { mutant in
      mutant.suite.laws.filter { $0.role == .essential && $0.suite == mutant.suite.name }
        .map { "\($0.suite)/\($0.name)" }
    }
    expect(Set(essential).subtracting(named).isEmpty)
  }
}

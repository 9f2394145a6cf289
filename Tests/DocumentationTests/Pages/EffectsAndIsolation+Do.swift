import Pairings
import Testing

@Suite("EffectsAndIsolation.md: do-notation")
struct DoNotationPage {
  struct Network<Effect: Monad> { let load: () -> Kind<Effect, String> }
  enum Screen: Equatable { case empty, loaded(String) }

  func showLoaded<Effect: Monad>(
    _ ask: Kind<Effect, Network<Effect>>, log: @escaping (String) -> Kind<Effect, Void>
  ) -> Kind<Effect, State<Screen, Void>> {
    Do { ask }
      .bind { network in network.load() }
      .discard { _, data in log("\(data.count) letters") }
      .yield { _, data in .set(.loaded(data)) }
  }

  @Test("a screen that loads, once for every effect")
  func loads() throws {
    var logged: [String] = []
    let network = Network<IOOf<Never>> { .work { "data" } }
    let log = { line in IO<Never, Void>.work { logged.append(line) } }
    let move = showLoaded(.pure(network), log: log).run()
    #expect(move.exec(.empty) == .loaded("data"))
    #expect(logged == ["4 letters"])
  }
}

import Pairings
import Testing

@Suite("DoNotation.md")
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

  struct Offline: Error, Equatable {}

  func load(
    _ ask: IO<Offline, Network<IOOf<Offline>>>, log: @escaping (String) -> IO<Offline, Void>
  ) -> IO<Offline, String> {
    .work { () throws(Offline) in
      let network = try ask.run()
      let data = try network.load().run()
      try log("\(data.count) letters").run()
      return data
    }
  }

  func doubled(_ double: State<Int, Int>) -> State<Int, String> {
    State { place in
      let before = double.run(&place)
      return "from \(before) to \(place)"
    }
  }

  @Test("a screen that loads, once for every effect and once for one that is known")
  func loads() throws {
    var logged: [String] = []
    let network = Network<IOOf<Offline>> { .work { "data" } }
    let log = { line in IO<Offline, Void>.work { logged.append(line) } }
    let move = try showLoaded(.pure(network), log: log).run()
    #expect(move.exec(.empty) == .loaded("data"))
    #expect(try load(.pure(network), log: log).run() == "data")
    #expect(logged == ["4 letters", "4 letters"])
    let missing = Network<IOOf<Offline>> { .raise(Offline()) }
    #expect(throws: Offline()) { try load(.pure(missing), log: log).run() }
  }

  @Test("plain Swift is do-notation of a state")
  func plain() {
    let double = State<Int, Int> { place in
      defer { place *= 2 }
      return place
    }
    #expect(doubled(double).eval(21) == "from 21 to 42")
  }
}

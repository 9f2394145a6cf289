import PairingsLaws
import Pairings
import Testing

/// A workflow that reads an environment, loads data, and returns a move of the screen.
@Suite("Do: a screen that loads")
struct LoadingTests {
  enum Screen: Equatable {
    case loading
    case loaded(String)
  }

  struct Network<Effect: Monad> {
    let load: () -> Kind<Effect, String>
  }

  /// Returns the workflow, for any effect.
  func showLoaded<Effect: Monad>(
    _ ask: Kind<Effect, Network<Effect>>, log: @escaping (String) -> Kind<Effect, Void>
  ) -> Kind<Effect, State<Screen, Void>> {
    Do { ask }
      .bind { network in network.load() }
      .discard { _, data in log("\(data.count) letters") }
      .yield { _, data in .set(.loaded(data)) }
  }

  @Test("BA11: the same description for an effect and for a log")
  func BA11_everyEffect() throws {
    final class Lines { var lines: [String] = [] }
    let lines = Lines()
    let io = showLoaded(
      IO<Mishap, Network<IOOf<Mishap>>>.pure(Network { IO<Mishap, String>.work { "data" } })
    ) { line in IO<Mishap, Void>.work { lines.lines.append(line) } }
    #expect(lines.lines == [])
    #expect(try io.run().exec(.loading) == .loaded("data"))
    #expect(lines.lines == ["4 letters"])

    let loading = Dispatcher<IOOf<Mishap>, StateOf<Screen>, Void>.effects { .move(io) }
    let explorer = Explorer(.store(.loading, on: loading) { screen, _ in screen })
    explorer.send(())
    #expect(explorer.view == .loaded("data"))

    typealias Operations = WriterOf<[String]>
    let network = Network<Operations> { Writer(log: ["load"], value: "test") }
    let writer = showLoaded(Writer(log: ["ask"], value: network)) { .tell([$0]) }
    #expect(writer.log == ["ask", "load", "4 letters"])
    #expect(writer.value.exec(.loading) == .loaded("test"))
  }

  struct Server {
    let answer: () throws(Mishap) -> String

    static func load() -> Job<Server, String> {
      Job { server throws(Mishap) in try server.answer() }
    }
  }

  @Test("BA11: with one effect with an environment, work and failures")
  func BA11_oneEffect() throws {
    let showLoaded =
      Do { Job<Server, Server>.ask }
      .bind { _ in Server.load() }
      .yield { _, data in State<Screen, Void>.set(.loaded(data)) }
    #expect(try showLoaded.run(Server { "data" }).exec(.loading) == .loaded("data"))
    #expect(throws: Mishap.e2) {
      try showLoaded.run(Server { () throws(Mishap) in throw .e2 })
    }
  }

  @Test("BA11: where the monad is known, a closure of plain Swift is equivalent")
  func BA11_plain() throws {
    let double = State<Int, Int> { place in
      place *= 2
      return place / 2
    }
    let plain = State<Int, String> { place in
      let before = double.run(&place)
      return "from \(before) to \(place)"
    }
    let steps = Do { double }.bind { _ in .get }.yield { "from \($0) to \($1)" }
    #expect(plain.run(21) == ("from 21 to 42", 42))
    #expect(steps.run(21) == plain.run(21))

    let load = Job<Server, String> { server throws(Mishap) in
      let server = try Job<Server, Server>.ask.run(server)
      return try Server.load().run(server) + "!"
    }
    #expect(try load.run(Server { "data" }) == "data!")
    #expect(throws: Mishap.e0) { try load.run(Server { () throws(Mishap) in throw .e0 }) }
  }
}

/// Work in an environment that may fail: a monad of one's own is a brand.
enum JobOf<Environment>: ProgramConstructor {
  typealias Context = Environment
  typealias Failure = Mishap
}

typealias Job<Environment, Value> = Kind<JobOf<Environment>, Value>

extension Kind {
  func run<Environment>(_ environment: Environment) throws(Mishap) -> Value
  where Brand == JobOf<Environment> {
    var environment = environment
    return try run(&environment)
  }
}

extension Kind where Brand == JobOf<Value> {
  static var ask: Kind { Kind { $0 } }
}

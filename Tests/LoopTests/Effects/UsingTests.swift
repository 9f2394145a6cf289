import Pairings
import Testing

/// A resource that a program uses, and its finalisation.
@Suite("using … run … finally …")
struct UsingTests {
  struct Refused: Error, Equatable {}

  typealias Effect = RehearsalOf<Refused>

  /// Cooperations, each of which is a step that waits and counts.
  struct Counting: NaturalTransformation {
    func callAsFunction<Value>(
      _ letter: Kind<EnvOf<String>, Value>
    ) -> StateT<[String], Effect, Value> {
      .stateM { letters in
        Rehearsal<Refused, Void>.step(letter.environment) {}.map {
          (letter.value, letters + [letter.environment])
        }
      }
    }
  }

  /// A run of the letters a, b and c on a stage.
  struct Run {
    let stage = Stage<Refused>()
    var finalised: [String] { stage.history.map(\.description).filter { $0.hasPrefix("end") } }
    let outcome: () -> Outcome<Int, Refused>?

    init() {
      var end: Outcome<Int, Refused>?
      outcome = { end }
      let write = { (letter: String) in
        Free<EnvOf<String>, Int>.lift(Env(environment: letter, value: 1))
      }
      let program = write("a").then(write("b")).then(write("c"))
      let opened = Rehearsal<Refused, Void>.step("open") {}.map { Store([String]()) { $0 } }
      let use = StatefulRunner(Counting()).using(opened, run: program) { space, ending in
        let end = ending == .failure(Refused()) ? "failure" : "\(ending)"
        return .step("end \(space.position.joined()) \(end)") {}
      }
      stage.launch(use) { end = $0 }
    }
  }

  @Test("success: the space after the last instruction is finalised, once")
  func success() {
    let run = Run()
    run.stage.performAll()
    #expect(run.finalised == ["end abc success"])
    guard case .success(1)? = run.outcome() else {
      Issue.record("it did not end")
      return
    }
  }

  @Test("failure: the space after the last instruction that has ended is finalised, once")
  func failure() throws {
    let run = Run()
    for name in ["open", "a", "b"] { try run.stage.perform(name) }
    try run.stage.fail("c", with: Refused())
    #expect(run.outcome() == nil)
    run.stage.performAll()
    #expect(
      run.finalised == ["end ab failure"]
        && run.outcome()?.ending == .failure(Refused()))
  }

  @Test("cancellation: the same, and the finaliser is not cancelled")
  func cancellation() throws {
    let run = Run()
    for name in ["open", "a"] { try run.stage.perform(name) }
    try run.stage.cancel("b")
    try run.stage.cancel("end a cancelled")  // It cannot be.
    run.stage.performAll()
    #expect(run.finalised == ["end a cancelled"] && run.outcome()?.ending == .cancelled)
  }

  @Test("a cancellation or a failure of the acquisition runs and finalises nothing")
  func acquisition() throws {
    let run = Run()
    try run.stage.fail("open", with: Refused())
    #expect(run.stage.cues.isEmpty && run.finalised.isEmpty)
    #expect(run.outcome()?.ending == .failure(Refused()))
  }

  @Test("two runs of one effect use two spaces")
  func twice() throws {
    var ends: [String] = []
    let write = Free<EnvOf<Int>, Void>.lift(Env(environment: 1, value: ()))
    let counting = ResidualFreeCofree(WithoutEffects(ReaderEnv<Int>().flipped, IOOf<Refused>.self))
    let numbers = Cofree<ReaderOf<Int>, Int>.unfold(0, head: { $0 }) { n in Reader.asks { n + $0 } }
    let use = counting.using(.pure(numbers), run: write.then(write)) { space, _ in
      .work { ends.append("\(space.extract())") }
    }
    try use.then(use).run()
    #expect(ends == ["2", "2"])
  }
}

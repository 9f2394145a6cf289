import Pairings
import Testing

@Suite("Committing")
struct CommittingTests {
  struct Refused: Error, Equatable {}

  typealias Effect = RehearsalOf<Refused>
  typealias Action = CommittingOf<StateOf<Int>, Effect>

  /// Returns a workflow that loads parts and shows its progress after each of them.
  static func download(_ parts: Int) -> Kind<Action, Void> {
    Action.iterate(1) { part in
      guard part <= parts else { return .pure(.done(())) }
      let load: Kind<Action, Int> = .lift(.step("part \(part)") { part })
      return Action.flatMap(load) { part in
        Action.map(.commit(State<Int, Void>.set(100 * part / parts))) { .next(part + 1) }
      }
    }
  }

  @Test("one action shows several intermediate views")
  func shows() throws {
    let stage = Stage<Refused>()
    let explorer = Explorer(counter(Effect.self), on: stage)
    let screen = Screen(explorer)
    let request = explorer.run(Self.download(4))
    for part in 1...4 {
      try stage.perform("part \(part)")
      #expect(screen.shown.last == "\(part): \(25 * part)")
    }
    #expect(request.outcome == .success && screen.shown.count == 4)
  }

  @Test("intermediate views stay committed when the action fails or is cancelled")
  func ends() throws {
    for isCancelled in [true, false] {
      let stage = Stage<Refused>()
      let explorer = Explorer(counter(Effect.self), on: stage)
      let screen = Screen(explorer)
      let request = explorer.run(Self.download(2))
      try stage.perform("part 1")
      if isCancelled { request.cancel() } else { try stage.fail("part 2", with: Refused()) }
      #expect(request.outcome == (isCancelled ? .cancelled : .failure(Refused())))
      #expect(screen.shown == ["1: 50"])
    }
  }

  @Test("the value of a commit is passed to the next step")
  func values() throws {
    let stage = Stage<Refused>()
    let explorer = Explorer(counter(Effect.self), on: stage)
    let takeTwo = State<Int, Int> { count in
      count += 2
      return count
    }
    let action = Action.flatMap(.commit(takeTwo)) { n in
      Action.flatMap(.commit(takeTwo)) { m in .commit(State<Int, Void>.set(n * 10 + m)) }
    }
    explorer.run(action)
    #expect(explorer.view.label == "24")
  }
}

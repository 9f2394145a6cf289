import Pairings
import PairingsLaws
import TestSupport
import Testing

@Suite("Stage")
struct StageTests {
  private typealias Effect = RehearsalOf<Never>

  /// A model of a stage, whose waiting steps are in arrays that are searched from the front.
  private struct Model {
    var cues: [(launch: Int, name: String)] = []
    var sleeps: [(launch: Int, due: Int)] = []
    var now = 0
    var history: [String] = []

    mutating func perform(_ index: Int) { history.append(cues.remove(at: index).name) }

    mutating func withdraw(_ launch: Int) {
      if let index = cues.firstIndex(where: { $0.launch == launch }) {
        history.append("cancelled " + cues.remove(at: index).name)
      }
      sleeps.removeAll { $0.launch == launch }
    }

    mutating func advance(by duration: Int) {
      let end = now + duration
      while let due = sleeps.map(\.due).min(), due <= end {
        guard let index = sleeps.firstIndex(where: { $0.due == due }) else { return }
        now = due
        history.append("woken \(sleeps.remove(at: index).launch)")
      }
      now = end
    }
  }

  @Test("a stage agrees with a model that searches lists", arguments: 0..<20)
  func model(seed: UInt64) throws {
    var generator = RandomStream(seed: seed)
    let stage = Stage<Never>()
    var (model, history, cancels) = (Model(), [String](), [() -> Void]())
    for _ in 0..<many(1_000, inDebug: 400) {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<3:
        let name = "step \(Int.random(in: 0..<4, using: &generator))"
        cancels.append(stage.launch(Rehearsal<Never, Void>.step(name) { history.append(name) }))
        model.cues.append((stage.launches, name))
      case 3..<6:
        let seconds = Int.random(in: 1..<40, using: &generator)
        let launch = stage.launches + 1
        cancels.append(
          stage.launch(Effect.sleep(for: .seconds(seconds))) {
            if case .success = $0 { history.append("woken \(launch)") }
          })
        model.sleeps.append((launch, model.now + seconds))
      case 6:
        guard let index = cancels.indices.randomElement(using: &generator) else { continue }
        if let cue = model.cues.first(where: { $0.launch == index + 1 }) {
          history.append("cancelled \(cue.name)")
        }
        cancels[index]()
        model.withdraw(index + 1)
      case 7:
        let seconds = Int.random(in: 0..<10, using: &generator)
        stage.advance(by: .seconds(seconds))
        model.advance(by: seconds)
      case 8:
        guard let cue = stage.cues.randomElement(using: &generator) else { continue }
        try stage.perform(cue)
        model.perform(try #require(model.cues.firstIndex { $0.launch == cue.launch }))
      default:
        guard let name = stage.cues.randomElement(using: &generator)?.name else { continue }
        try stage.perform(name)
        model.perform(try #require(model.cues.firstIndex { $0.name == name }))
      }
      expectEqual(stage.cues.map(\.launch), model.cues.map(\.launch))
      expectEqual(stage.sleeps.map(\.launch), model.sleeps.map(\.launch))
      expectEqual(stage.nextDue, model.sleeps.map(\.due).min().map { .seconds($0) })
    }
    expectEqual(history, model.history)
  }

  @Test("a timeout ends at the sooner time, with the value if both are the same", arguments: 0...4)
  func timeout(seconds: Int) {
    let (stage, time) = (Stage<Never>(), Duration.seconds(seconds))
    var ends: [(outcome: Outcome<Bool, Never>, time: Duration)] = []
    let effect = RehearsalOf<Never>.sleep(for: time).timeout(after: .seconds(2)).map { $0 != nil }
    stage.launch(effect) { ends.append(($0, stage.now)) }
    for _ in 1...5 { stage.advance(by: .seconds(1)) }
    expectEqual(ends.map(\.outcome), [.success(seconds <= 2)])
    expectEqual(ends.map(\.time), [min(time, .seconds(2))])
  }

  @Test("a woken effect that advances the time further than the advance that wakes it")
  func advancedByWoken() {
    let stage = Stage<Never>()
    stage.launch(RehearsalOf<Never>.sleep(for: .seconds(1))) { _ in
      stage.advance(by: .seconds(5))
    }
    stage.advance(by: .seconds(2))
    expectEqual(stage.now, .seconds(6))
    stage.advance(by: .seconds(1))
    expectEqual(stage.now, .seconds(7))
  }

  @Test("an order by a generator is the one that it chooses among all steps that wait")
  func chosen() {
    let stage = Stage<Never>()
    for i in 0..<200 { stage.launch(Rehearsal<Never, Void>.step("\(i)") {}) }
    var (generator, twin) = (RandomStream(seed: 7), RandomStream(seed: 7))
    stage.performAll(using: &generator)
    var (names, order) = ((0..<200).map { "\($0)" }, [String]())
    while let index = names.indices.randomElement(using: &twin) {
      order.append(names.remove(at: index))
    }
    expectEqual(stage.history.map(\.name), order)
  }

  @Test("a step that does not wait is missing, whatever its number", arguments: [-1, 2, .max])
  func missing(older: Int) throws {
    let stage = Stage<Never>()
    for _ in 0..<2 { stage.launch(Rehearsal<Never, Void>.step("a") {}) }
    let number = Int128(older) + 1
    #expect(throws: MissingCue(name: "a (number \(number))", waiting: ["a", "a"])) {
      try stage.apply(.perform(WaitingStep("a", older: older)))
    }
  }
}

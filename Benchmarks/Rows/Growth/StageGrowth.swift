import PairingsBenchmarks
import Pairings

extension GrowthRows {
  private typealias Play = Stage<Never>

  /// Returns a stage of waiting steps, whose names are numbers.
  private static func steps(_ size: Int) -> Play {
    let stage = Play()
    for number in 0..<size { stage.launch(Rehearsal<Never, Void>.step("\(number)") {}) }
    return stage
  }

  private static func sleeps(_ size: Int) -> Play {
    let stage = Play()
    for second in 1...size {
      stage.launch(RehearsalOf<Never>.sleep(for: .seconds(second))) { _ in }
    }
    return stage
  }

  static var stage: [BenchmarkRow] {
    [
      whole("Stage.advance", "O(log n), n sleeps", .linearithmic, over: small) { size in
        let stage = sleeps(size)
        stage.advance(by: .seconds(size))
        return stage.history.count
      },
      whole("Stage.perform", "O(log n), n steps, the last first", .linearithmic, over: small) {
        size in
        let stage = steps(size)
        for number in (0..<size).reversed() { try? stage.perform("\(number)") }
        return stage.history.count
      },
      whole("Stage.performNext", "O(log n), n steps", .linearithmic, over: small) { size in
        let stage = steps(size)
        while stage.performNext() {}
        return stage.history.count
      },
      whole(
        "Stage.apply", "O(log n), n steps cancelled, the last first", .linearithmic, over: small
      ) { size in
        let stage = steps(size)
        for number in (0..<size).reversed() { try? stage.apply(.cancel(WaitingStep("\(number)"))) }
        return stage.history.count
      },
      whole("Stage.fail", "O(log n), n steps of one name", .linearithmic, over: small) { size in
        let stage = Stage<Forgetful>()
        for _ in 0..<size { stage.launch(Rehearsal<Forgetful, Void>.step("step") {}) { _ in } }
        for _ in 0..<size { try? stage.fail("step", with: Forgetful()) }
        return stage.history.count
      },
      row("Stage.cue", "O(log n)", .logarithmic, over: small) { size in
        let stage = steps(size)
        var places = Scattered()
        let names = (0..<size).map { WaitingStep("\($0)") }
        return { count in
          for _ in 0..<count { keep(stage.cue(names[places.next(below: size)])?.id ?? 0) }
        }
      },
      row("Stage.waiting", "O(n)", .linear, over: small) { size in
        let stage = steps(size)
        return { count in for _ in 0..<count { keep(stage.waiting.count) } }
      },
      row("Stage.cues", "O(n)", .linear, over: small) { size in
        let stage = steps(size)
        return { count in for _ in 0..<count { keep(stage.cues.count) } }
      },
      row("Stage.steps", "O(n)", .linear, over: small) { size in
        let stage = steps(size)
        return { count in for _ in 0..<count { keep(stage.steps.count) } }
      },
      row("Stage.sleeps", "O(n)", .linear, over: small) { size in
        let stage = sleeps(size)
        return { count in for _ in 0..<count { keep(stage.sleeps.count) } }
      },
    ]
  }

  private struct Forgetful: Error {}
}

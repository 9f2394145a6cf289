import PairingsBenchmarks
import Pairings

extension GrowthRows {
  /// Returns a stage of waiting steps, whose names are numbers.
  private static func steps(_ size: Int) -> Stage<Never> {
    let stage = Stage<Never>()
    for number in 0..<size { stage.launch(Rehearsal<Never, Void>.step("\(number)") {}) }
    return stage
  }

  static var stage: [BenchmarkRow] {
    [
      among("Stage.advance", "O(log n), a sleep among n") { size in
        let stage = Stage<Never>()
        for second in 1...size {
          stage.launch(RehearsalOf<Never>.sleep(for: .seconds(second))) { _ in }
        }
        return { count in for _ in 0..<count { stage.advance(by: .seconds(1)) } }
      },
      among("Stage.perform", "O(log n), a step among n") { size in
        let stage = steps(size)
        var number = size
        return { count in
          for _ in 0..<count {
            number -= 1
            try? stage.perform("\(number)")
          }
        }
      },
      among("Stage.apply", "O(log n), a step among n is cancelled") { size in
        let stage = steps(size)
        var number = size
        return { count in
          for _ in 0..<count {
            number -= 1
            try? stage.apply(.cancel(WaitingStep("\(number)")))
          }
        }
      },
      among("Stage.fail", "O(log n), a step among n of one name") { size in
        let stage = Stage<Forgetful>()
        for _ in 0..<size { stage.launch(Rehearsal<Forgetful, Void>.step("step") {}) { _ in } }
        return { count in for _ in 0..<count { try? stage.fail("step", with: Forgetful()) } }
      },
      among("Stage.cue", "O(log n)") { size in
        let stage = steps(size)
        var places = Scattered()
        return { count in
          for _ in 0..<count {
            keep(stage.cue(WaitingStep("\(places.next(below: size))"))?.id ?? 0)
          }
        }
      },
    ]
  }

  private struct Forgetful: Error {}
}

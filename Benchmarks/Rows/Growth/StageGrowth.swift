import PairingsBenchmarks
import Pairings
import PairingsAtlas

extension GrowthRows {
  /// A step whose name is a number.
  private static func step(_ number: Int) -> Rehearsal<Never, Void> { .step("\(number)") {} }

  /// Returns a stage of waiting steps.
  private static func steps(_ size: Int) -> Stage<Never> {
    let stage = Stage<Never>()
    for number in 0..<size { stage.launch(step(number)) }
    return stage
  }

  /// The rows of a stage, on which a step is launched for each one that ends.
  static var stage: [BenchmarkRow] {
    [
      among("Stage.advance", "O(log n), a sleep among n") { size in
        let stage = Stage<Never>()
        for second in 1...size {
          stage.launch(RehearsalOf<Never>.sleep(for: .seconds(second))) { _ in }
        }
        return { count in
          for _ in 0..<count {
            stage.advance(by: .seconds(1))
            stage.launch(RehearsalOf<Never>.sleep(for: .seconds(size))) { _ in }
          }
        }
      },
      many("Schedules", "O(n), a search of n states") { size in
        let component = Component<RehearsalOf<Never>, StateStore<Int>, Int, Int>.store(
          0,
          on: .update { number, input in
            number += input
            return input == 0 && number < size / 2 ? .run(.step("work") { 1 }) { $0 } : .none
          }
        ) { number, _ in number }
        let model = Schedules(component) { $0.waiting.isEmpty && $0.view < size / 2 ? [0] : [] }
        return { count in for _ in 0..<count { keep(Atlas(model).check().states) } }
      },
      among("Stage.perform", "O(log n), a step among n") { size in
        let stage = steps(size)
        var places = Scattered()
        return { count in
          for _ in 0..<count {
            let number = places.next(below: size)
            try? stage.perform("\(number)")
            stage.launch(step(number))
          }
        }
      },
      among("Stage.apply", "O(log n), a step among n is cancelled") { size in
        let stage = steps(size)
        var places = Scattered()
        return { count in
          for _ in 0..<count {
            let number = places.next(below: size)
            try? stage.apply(.cancel(WaitingStep("\(number)")))
            stage.launch(step(number))
          }
        }
      },
      among("Stage.launch", "O(log n), a sleep among n is cancelled") { size in
        let stage = Stage<Never>()
        let sleep = RehearsalOf<Never>.sleep(for: .seconds(1))
        var (cancels, places) = ((0..<size).map { _ in stage.launch(sleep) { _ in } }, Scattered())
        return { count in
          for _ in 0..<count {
            let place = places.next(below: size)
            cancels[place]()
            cancels[place] = stage.launch(sleep) { _ in }
          }
        }
      },
      among("Stage.fail", "O(log n), a step among n of one name") { size in
        let stage = Stage<Forgetful>()
        let step = Rehearsal<Forgetful, Void>.step("step") {}
        for _ in 0..<size { stage.launch(step) { _ in } }
        return { count in
          for _ in 0..<count {
            try? stage.fail("step", with: Forgetful())
            stage.launch(step) { _ in }
          }
        }
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

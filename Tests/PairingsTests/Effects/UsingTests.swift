import Pairings
import PairingsTheory
import TestSupport
import Testing

/// A resource that a program uses, and its finalisation.
@Suite("using … run … finally …")
struct UsingTests {
  struct Refused: Error, Equatable {}

  private typealias Work = AsyncOf<Refused>

  /// Adds a letter to a number; refuses 7, and is cancelled by 9.
  private struct Adding: NaturalTransformation {
    func callAsFunction<Value>(
      _ letter: Kind<EnvOf<Int>, Value>
    ) -> Kind<StateTOf<Int, Work>, Value> {
      .stateM { sum in
        let effect: Async<Refused, Void> =
          switch letter.environment {
          case 7: .raise(Refused())
          case 9: .cancel()
          default: .pure(())
          }
        return effect.map { (letter.value, sum + letter.environment) }
      }
    }
  }

  /// Runs a program that writes letters. Returns its outcome, and each end with the sum there.
  @MainActor private func run(
    _ letters: [Int], on start: Kind<Work, Store<Int, Int>> = .pure(Store(0) { $0 })
  ) async -> (Outcome<Void, Refused>, [String]) {
    var ends: [String] = []
    let program = Free<EnvOf<Int>, Void>.forEach(letters) { .lift(Env(environment: $0, value: ())) }
    let use = StatefulRunner(Adding()).using(start, run: program) { space, ending in
      .work { () throws(Refused) in ends.append("\(ending) at \(space.extract())") }
    }
    return (await use.outcome(), ends)
  }

  @Test("a space is finalised once, where the last instruction has ended, with the ending")
  @MainActor func ends() async {
    for (letters, ending, end) in [
      ([1, 2], "success", "success at 3"), ([4, 9, 2], "cancelled", "cancelled at 4"),
      ([1, 7, 2], "failure", "\(Ending<Refused>.failure(Refused())) at 1"),
    ] {
      let (outcome, ends) = await run(letters)
      expect("\(outcome.ending)".hasPrefix(ending) && ends == [end], "\(ends)")
    }
    let (outcome, ends) = await run([1], on: .raise(Refused()))
    expect(outcome.ending == .failure(Refused()) && ends == [])
  }
}

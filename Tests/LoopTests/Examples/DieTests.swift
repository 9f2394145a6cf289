import Pairings
import PairingsTesting
import Testing

struct Die: Equatable {
  var number: Int
}

enum DieInput {
  case roll
}

/// A source of random numbers: a dependency, whose methods return effects.
protocol Randomness<Eff> {
  associatedtype Eff: Monad
  func int(in range: ClosedRange<Int>) -> Kind<Eff, Int>
}

func die<Random: Randomness>(
  _ random: Random
) -> Component<Random.Eff, StateStore<Die>, DieInput, Controls<DieInput>> {
  let dispatcher = Dispatcher<Random.Eff, StateOf<Die>, DieInput>.effects { input in
    switch input {
    case .roll: .move(Random.Eff.map(random.int(in: 1...6)) { .set(Die(number: $0)) })
    }
  }
  return .store(Die(number: 1), on: dispatcher) { die, tap in
    Controls(text: "\(die.number)", tap: tap)
  }
}

/// Numbers that the test knows.
struct LoadedDie: Randomness {
  struct Lost: Error, Equatable {}
  let numbers: [Int]

  func int(in range: ClosedRange<Int>) -> Kind<RehearsalOf<Lost>, Int> {
    .step("roll \(range)") { numbers[0] }
  }
}

@Suite("Worked example: die")
struct DieTests {
  @Test func `BA6, BA8, BA35: the number comes from the environment, by one effect`() throws {
    for number in 1...6 {
      try rehearse(die(LoadedDie(numbers: [number])), showing: \.text) { test in
        #expect(test.shown == "1")
        test.send(.roll)
        try test.perform("roll 1...6")
        test.expect("\(number)")
      }
    }
  }

  @Test func `BA6: an effect that fails leaves the die unchanged, and is reported`() throws {
    try rehearse(die(LoadedDie(numbers: [4])), showing: \.text) { test in
      let request = test.send(.roll)
      try test.fail("roll 1...6", with: LoadedDie.Lost())
      test.expectFailure(LoadedDie.Lost())
      #expect(request.outcome == .failure(LoadedDie.Lost()))
      #expect(test.shown == "1")
    }
  }
}

import Pairings
import PairingsTesting
import Testing

/// The view of the worked examples: a text, and the receiver of taps.
struct Controls<Input> {
  let text: String
  let tap: Send<Input>
}

enum StepperInput {
  case tapDecrement, tapIncrement
}

func stepper<Eff: Monad>(
  _ effect: Eff.Type
) -> Component<Eff, StateStore<Int>, StepperInput, Controls<StepperInput>> {
  let dispatcher = Dispatcher<IdentityOf, StateOf<Int>, StepperInput>.moves { input in
    switch input {
    case .tapDecrement: .modify { $0 - 1 }
    case .tapIncrement: .modify { $0 + 1 }
    }
  }
  return .store(0, on: dispatcher.under()) { count, tap in Controls(text: "\(count)", tap: tap) }
}

@Suite("Worked example: stepper")
struct StepperTests {
  @Test func `BA5, BA35: a pure dispatcher moves at once, and nothing waits`() {
    rehearse(stepper(RehearsalOf<Never>.self), showing: \.text) { test in
      test.send(.tapIncrement)
      test.expect("1")
      test.send(.tapDecrement)
      test.expect("0")
      test.send(.tapDecrement)
      test.expect("-1")
    }
  }

  @Test
  @MainActor
  func `BA5: a pure dispatcher is the same under every effect`() async {
    let now = Explorer(stepper(IdentityOf.self))
    now.view.tap(.tapIncrement)
    #expect(now.view.text == "1")
    let later = Explorer(stepper(IOOf<Never>.self))
    later.view.tap(.tapIncrement)
    #expect(later.view.text == "1")
    let waiting = Explorer(stepper(AsyncOf<Never>.self))
    waiting.view.tap(.tapIncrement)
    #expect(waiting.view.text == "1")
  }
}

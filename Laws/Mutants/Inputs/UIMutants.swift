import PairingsLaws
import Pairings

/// The faults of interfaces.
private enum WrongUI: String, Fault {
  case mapMakesTwice = "map makes the view twice"
  case mapOfFourMakesTwice = "map to four makes the view twice"
  case mapOfFourInputsMakesTwice = "map makes the view twice for some inputs"
  case sendingTurnsTheInput = "sending turns the input"
  case sendingSendsTwice = "sending sends twice"
  case sendingFourSendsTwice = "sending four sends twice"
  case sendingLosesInputs = "sending loses inputs"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .mapMakesTwice: .several("identity", "composition")
    case .mapOfFourMakesTwice: .several("composition")
    case .mapOfFourInputsMakesTwice: .sole("independence")
    case .sendingTurnsTheInput, .sendingLosesInputs: .several("Sending/identity")
    case .sendingSendsTwice: .several("Sending/identity", "Sending/composition")
    case .sendingFourSendsTwice: .several("Sending/composition")
    }
  }
}

/// The faults of functions that send inputs.
private enum WrongSend: String, Fault {
  case handsOnTwice = "an input is handed on twice"
  case handsOnTheNext = "the next input is handed on"
  case handsFourOnTwice = "one of four inputs is handed on twice"
  case handsNothingOn = "no input is handed on"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .handsOnTwice: .several("identity", "composition")
    case .handsOnTheNext: .several("identity")
    case .handsFourOnTwice: .sole("composition")
    case .handsNothingOn: .sole("identity")
    }
  }
}

private struct Operations: UIOperations {
  func map<Input, View, NewView>(
    _ ui: UI<Input, View>, _ transform: @escaping (View) -> NewView
  ) -> UI<Input, NewView> {
    let twice = UI { send in
      _ = ui.make(send)
      return ui.make(send)
    }
    return switch WrongUI.present {
    case .mapMakesTwice: twice.map(transform)
    case .mapOfFourMakesTwice
    where NewView.self == (value: Four, press: () -> Void).self && Input.self == Three.self:
      twice.map(transform)
    case .mapOfFourInputsMakesTwice where Input.self == Four.self: twice.map(transform)
    default: ui.map(transform)
    }
  }

  func sending<Input, View, NewInput>(
    _ ui: UI<Input, View>, _ transform: @escaping (Input) -> NewInput
  ) -> UI<NewInput, View> {
    switch WrongUI.present {
    case .sendingTurnsTheInput: ui.sending { transform(turned($0)) }
    case .sendingSendsTwice: UI { ui.make($0.twice.contramap(transform)) }
    case .sendingFourSendsTwice where NewInput.self == Four.self:
      UI { ui.make($0.twice.contramap(transform)) }
    case .sendingLosesInputs: UI { _ in ui.make(Send { _ in }) }
    default: ui.sending(transform)
    }
  }

  func contramap<Input, NewInput>(
    _ send: Send<Input>, _ transform: @escaping (NewInput) -> Input
  ) -> Send<NewInput> {
    switch WrongSend.present {
    case .handsOnTwice: send.twice.contramap(transform)
    case .handsOnTheNext: send.contramap { turned(transform($0)) }
    case .handsFourOnTwice where NewInput.self == Four.self: send.twice.contramap(transform)
    case .handsNothingOn: Send { _ in }
    default: send.contramap(transform)
    }
  }
}

extension Send {
  /// A function that sends each input twice.
  fileprivate var twice: Send {
    Send { input in
      self(input)
      self(input)
    }
  }
}

extension Mutants {
  static var interfaces: Mutants {
    Mutants([
      Mutants(.ui(Operations(), of: "UI"), WrongUI.self),
      Mutants(.send(Operations(), of: "Send"), WrongSend.self),
    ])
  }
}

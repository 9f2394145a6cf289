import PairingLaws
import Pairings

private struct MapMakesTwice: UIVocabulary {
  func map<Input, View, NewView>(
    _ ui: UI<Input, View>, _ transform: @escaping (View) -> NewView
  ) -> UI<Input, NewView> { ui.madeTwice.map(transform) }
}

private struct MapOfFourMakesTwice: UIVocabulary {
  func map<Input, View, NewView>(
    _ ui: UI<Input, View>, _ transform: @escaping (View) -> NewView
  ) -> UI<Input, NewView> {
    NewView.self == (value: Four, press: () -> Void).self && Input.self == Three.self
      ? ui.madeTwice.map(transform) : ui.map(transform)
  }
}

private struct MapOfFourInputsMakesTwice: UIVocabulary {
  func map<Input, View, NewView>(
    _ ui: UI<Input, View>, _ transform: @escaping (View) -> NewView
  ) -> UI<Input, NewView> {
    Input.self == Four.self ? ui.madeTwice.map(transform) : ui.map(transform)
  }
}

private struct SendingTurnsTheInput: UIVocabulary {
  func sending<Input, View, NewInput>(
    _ ui: UI<Input, View>, _ transform: @escaping (Input) -> NewInput
  ) -> UI<NewInput, View> { ui.sending { transform(turned($0)) } }
}

private struct SendingSendsTwice: UIVocabulary {
  func sending<Input, View, NewInput>(
    _ ui: UI<Input, View>, _ transform: @escaping (Input) -> NewInput
  ) -> UI<NewInput, View> { UI { ui.make($0.twice.contramap(transform)) } }
}

private struct SendingFourSendsTwice: UIVocabulary {
  func sending<Input, View, NewInput>(
    _ ui: UI<Input, View>, _ transform: @escaping (Input) -> NewInput
  ) -> UI<NewInput, View> {
    UI { ui.make((NewInput.self == Four.self ? $0.twice : $0).contramap(transform)) }
  }
}

private struct SendingLosesInputs: UIVocabulary {
  func sending<Input, View, NewInput>(
    _ ui: UI<Input, View>, _ transform: @escaping (Input) -> NewInput
  ) -> UI<NewInput, View> { UI { _ in ui.make(Send { _ in }) } }
}

private struct HandsOnTwice: UIVocabulary {
  func contramap<Input, NewInput>(
    _ send: Send<Input>, _ transform: @escaping (NewInput) -> Input
  ) -> Send<NewInput> { send.twice.contramap(transform) }
}

private struct HandsOnTheNext: UIVocabulary {
  func contramap<Input, NewInput>(
    _ send: Send<Input>, _ transform: @escaping (NewInput) -> Input
  ) -> Send<NewInput> { send.contramap { turned(transform($0)) } }
}

private struct HandsFourOnTwice: UIVocabulary {
  func contramap<Input, NewInput>(
    _ send: Send<Input>, _ transform: @escaping (NewInput) -> Input
  ) -> Send<NewInput> {
    (NewInput.self == Four.self ? send.twice : send).contramap(transform)
  }
}

private struct HandsNothingOn: UIVocabulary {
  func contramap<Input, NewInput>(
    _ send: Send<Input>, _ transform: @escaping (NewInput) -> Input
  ) -> Send<NewInput> { Send { _ in } }
}

extension UI {
  /// The same, made once more before.
  fileprivate var madeTwice: UI {
    UI { send in
      _ = make(send)
      return make(send)
    }
  }
}

extension Send {
  /// Where each input goes twice.
  fileprivate var twice: Send {
    Send { input in
      self(input)
      self(input)
    }
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var interfaces: [Mutant] {
    func ui(_ name: String, _ words: some UIVocabulary, _ laws: Expectation) -> Mutant {
      Mutant(name, .ui(words, of: "\(type(of: words))"), laws)
    }
    func send(_ name: String, _ words: some UIVocabulary, _ laws: Expectation) -> Mutant {
      Mutant(name, .send(words, of: "\(type(of: words))"), laws)
    }
    return [
      ui("map makes the view twice", MapMakesTwice(), .several(["identity", "composition"])),
      ui("map to four makes the view twice", MapOfFourMakesTwice(), .several(["composition"])),
      ui(
        "map makes the view twice for some inputs", MapOfFourInputsMakesTwice(),
        .sole("independence")),
      ui("sending turns the input", SendingTurnsTheInput(), .several(["Sending/identity"])),
      ui(
        "sending sends twice", SendingSendsTwice(),
        .several(["Sending/identity", "Sending/composition"])),
      ui("sending four sends twice", SendingFourSendsTwice(), .several(["Sending/composition"])),
      ui("sending loses inputs", SendingLosesInputs(), .several(["Sending/identity"])),
      send("an input is handed on twice", HandsOnTwice(), .several(["identity", "composition"])),
      send("the next input is handed on", HandsOnTheNext(), .several(["identity"])),
      send("one of four inputs is handed on twice", HandsFourOnTwice(), .sole("composition")),
      send("no input is handed on", HandsNothingOn(), .sole("identity")),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var interfaces: [Suite] { [ui(UIWords(), of: "UI"), send(UIWords(), of: "Send")] }
}

public import Pairings

/// The words of an interface and of where its inputs go.
///
/// They mean those of the framework; an instance says which of them it has otherwise.
public protocol UIVocabulary {
  /// Transforms the view.
  func map<Input, View, NewView>(
    _ ui: UI<Input, View>, _ transform: @escaping (View) -> NewView
  ) -> UI<Input, NewView>

  /// Sends other inputs.
  func sending<Input, View, NewInput>(
    _ ui: UI<Input, View>, _ transform: @escaping (Input) -> NewInput
  ) -> UI<NewInput, View>

  /// Takes other inputs.
  func contramap<Input, NewInput>(
    _ send: Send<Input>, _ transform: @escaping (NewInput) -> Input
  ) -> Send<NewInput>
}

extension UIVocabulary {
  /// Transforms the view.
  public func map<Input, View, NewView>(
    _ ui: UI<Input, View>, _ transform: @escaping (View) -> NewView
  ) -> UI<Input, NewView> { ui.map(transform) }

  /// Sends other inputs.
  public func sending<Input, View, NewInput>(
    _ ui: UI<Input, View>, _ transform: @escaping (Input) -> NewInput
  ) -> UI<NewInput, View> { ui.sending(transform) }

  /// Takes other inputs.
  public func contramap<Input, NewInput>(
    _ send: Send<Input>, _ transform: @escaping (NewInput) -> Input
  ) -> Send<NewInput> { send.contramap(transform) }
}

/// The words of the framework.
public struct UIWords: UIVocabulary {
  /// Creates the words.
  public init() {}
}

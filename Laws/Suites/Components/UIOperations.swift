public import Pairings

/// The operations of an interface and of the receiver of its inputs.
///
/// The defaults are the operations of the framework, and an instance may replace each of them.
public protocol UIOperations {
  /// Returns the interface with its view transformed.
  func map<Input, View, NewView>(
    _ ui: UI<Input, View>, _ transform: @escaping (View) -> NewView
  ) -> UI<Input, NewView>

  /// Returns the interface with its inputs transformed.
  func sending<Input, View, NewInput>(
    _ ui: UI<Input, View>, _ transform: @escaping (Input) -> NewInput
  ) -> UI<NewInput, View>

  /// Returns a send of other inputs, which are transformed.
  func contramap<Input, NewInput>(
    _ send: Send<Input>, _ transform: @escaping (NewInput) -> Input
  ) -> Send<NewInput>
}

extension UIOperations {
  /// Returns the interface with its view transformed.
  public func map<Input, View, NewView>(
    _ ui: UI<Input, View>, _ transform: @escaping (View) -> NewView
  ) -> UI<Input, NewView> { ui.map(transform) }

  /// Returns the interface with its inputs transformed.
  public func sending<Input, View, NewInput>(
    _ ui: UI<Input, View>, _ transform: @escaping (Input) -> NewInput
  ) -> UI<NewInput, View> { ui.sending(transform) }

  /// Returns a send of other inputs, which are transformed.
  public func contramap<Input, NewInput>(
    _ send: Send<Input>, _ transform: @escaping (NewInput) -> Input
  ) -> Send<NewInput> { send.contramap(transform) }
}

/// The operations of the framework.
public struct DefaultUIOperations: UIOperations {
  /// Creates the operations.
  public init() {}
}

/// A view that depends on the receiver of its inputs.
///
/// A `UI` names neither an effect nor a move: a ``Dispatcher`` gives its inputs their meaning.
///
/// ## Laws
///
/// The laws hold for every `ui`, `f`, `g`, `h` and `k`:
///
///     ui.map { $0 } == ui                                               // identity
///     ui.map(f).map(g) == ui.map { g(f($0)) }                           // composition
///     ui.sending { $0 } == ui                                           // sending identity
///     ui.sending(h).sending(k) == ui.sending { k(h($0)) }               // sending composition
///     ui.map(f).sending(h) == ui.sending(h).map(f)                      // independence
@frozen
public struct UI<Input, View> {
  /// A function that makes the view for a receiver of its inputs.
  public let make: (_ send: Send<Input>) -> View

  /// Creates a `UI` from a function that makes a view.
  @inlinable
  public init(_ make: @escaping (_ send: Send<Input>) -> View) { self.make = make }

  /// Transforms the view.
  @inlinable
  public func map<NewView>(_ transform: @escaping (View) -> NewView) -> UI<Input, NewView> {
    UI<Input, NewView> { [make] in transform(make($0)) }
  }

  /// Sends other inputs, which `transform` makes from the original ones.
  @inlinable
  public func sending<NewInput>(
    _ transform: @escaping (Input) -> NewInput
  ) -> UI<NewInput, View> {
    UI<NewInput, View> { [make] in make($0.contramap(transform)) }
  }
}

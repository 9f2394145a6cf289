/// A view, once it is given where inputs go.
///
/// It names neither an effect nor a move: what its inputs mean is said by a ``Dispatcher``.
///
/// ## Laws
///
/// For every `ui`, `f`, `g`, `h` and `k`:
///
///     ui.map { $0 } == ui                                               // identity
///     ui.map(f).map(g) == ui.map { g(f($0)) }                           // composition
///     ui.sending { $0 } == ui                                           // identity
///     ui.sending(h).sending(k) == ui.sending { k(h($0)) }               // composition
///     ui.map(f).sending(h) == ui.sending(h).map(f)                      // independence
@frozen
public struct UI<Input, View> {
  /// Makes the view for where inputs go.
  public let make: (_ send: Send<Input>) -> View

  /// Wraps a function that makes a view.
  @inlinable
  public init(_ make: @escaping (_ send: Send<Input>) -> View) { self.make = make }

  /// Transforms the view.
  @inlinable
  public func map<NewView>(_ transform: @escaping (View) -> NewView) -> UI<Input, NewView> {
    UI<Input, NewView> { [make] in transform(make($0)) }
  }

  /// Sends other inputs, which `transform` makes of its own.
  @inlinable
  public func sending<NewInput>(
    _ transform: @escaping (Input) -> NewInput
  ) -> UI<NewInput, View> {
    UI<NewInput, View> { [make] in make($0.contramap(transform)) }
  }
}

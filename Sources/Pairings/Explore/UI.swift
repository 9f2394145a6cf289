/// A view, once it has a handler for its interactions.
///
/// ## Laws
///
/// For every `ui`, `f`, `g`, `h` and `k`:
///
///     ui.map { $0 } == ui                                               // identity
///     ui.map(f).map(g) == ui.map { g(f($0)) }                           // composition
///     ui.handling { $0 } == ui                                          // identity
///     ui.handling(h).handling(k) == ui.handling { h(k($0)) }            // composition
@frozen
public struct UI<Eff: Monad, Moves: Monad, View> {
  /// Makes the view for a handler.
  public let make: (_ handler: Handler<Eff, Moves>) -> View

  /// Wraps a function that makes a view.
  @inlinable
  public init(_ make: @escaping (_ handler: Handler<Eff, Moves>) -> View) { self.make = make }

  /// Transforms the view.
  @inlinable
  public func map<NewView>(
    _ transform: @escaping (View) -> NewView
  ) -> UI<Eff, Moves, NewView> {
    UI<Eff, Moves, NewView> { [make] in transform(make($0)) }
  }

  /// Interacts through another handler, from which `transform` makes the one that
  /// this interface expects.
  @inlinable
  public func handling<NewMoves: Monad>(
    _ transform: @escaping (Handler<Eff, NewMoves>) -> Handler<Eff, Moves>
  ) -> UI<Eff, NewMoves, View> {
    UI<Eff, NewMoves, View> { [make] in make(transform($0)) }
  }
}

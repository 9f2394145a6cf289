public import Pairings

/// The words of dispatchers that move a state, and of making one of a part one of the whole.
///
/// They mean those of the framework; an instance says which of them it has otherwise.
public protocol WideningVocabulary<Eff> {
  /// What goes on after moves.
  associatedtype Eff: Launching & Failing & Checkable where Eff.Failure: LawValue

  /// Where effects are seen.
  var venue: Venue<Eff> { get }

  /// An input means a change, in place.
  func reduce<Position, Input>(
    _ change: @escaping (inout Position, Input) -> Void
  ) -> Dispatcher<Eff, StateOf<Position>, Input>

  /// An input means a change, in place, and what goes on after it.
  func update<Position, Input>(
    _ change: @escaping (inout Position, Input) -> Effects<Eff, StateOf<Position>, Input>
  ) -> Dispatcher<Eff, StateOf<Position>, Input>

  /// Moves a part of a larger state and understands a larger kind of input.
  func widen<Position, NewPosition, Input, NewInput>(
    _ dispatcher: Dispatcher<Eff, StateOf<Position>, Input>, _ lens: Lens<NewPosition, Position>,
    _ prism: Prism<NewInput, Input>
  ) -> Dispatcher<Eff, StateOf<NewPosition>, NewInput>

  /// Moves a part that may be missing, and understands a larger kind of input.
  func widen<Position, NewPosition, Input, NewInput>(
    _ dispatcher: Dispatcher<Eff, StateOf<Position>, Input>,
    _ affine: Affine<NewPosition, Position>,
    _ prism: Prism<NewInput, Input>
  ) -> Dispatcher<Eff, StateOf<NewPosition>, NewInput>

  /// Makes a component of a position, which shows it.
  func store<Position, Input>(
    _ position: Position, on dispatcher: Dispatcher<Eff, StateOf<Position>, Input>
  ) -> Component<Eff, StateStore<Position>, Input, Position>
}

extension WideningVocabulary {
  /// An input means a change, in place.
  public func reduce<Position, Input>(
    _ change: @escaping (inout Position, Input) -> Void
  ) -> Dispatcher<Eff, StateOf<Position>, Input> {
    Dispatcher<IdentityOf, StateOf<Position>, Input>.reduce(change).under()
  }

  /// An input means a change, in place, and what goes on after it.
  public func update<Position, Input>(
    _ change: @escaping (inout Position, Input) -> Effects<Eff, StateOf<Position>, Input>
  ) -> Dispatcher<Eff, StateOf<Position>, Input> { .update(change) }

  /// Moves a part of a larger state and understands a larger kind of input.
  public func widen<Position, NewPosition, Input, NewInput>(
    _ dispatcher: Dispatcher<Eff, StateOf<Position>, Input>, _ lens: Lens<NewPosition, Position>,
    _ prism: Prism<NewInput, Input>
  ) -> Dispatcher<Eff, StateOf<NewPosition>, NewInput> {
    dispatcher.widen(state: lens, input: prism)
  }

  /// Moves a part that may be missing, and understands a larger kind of input.
  public func widen<Position, NewPosition, Input, NewInput>(
    _ dispatcher: Dispatcher<Eff, StateOf<Position>, Input>,
    _ affine: Affine<NewPosition, Position>,
    _ prism: Prism<NewInput, Input>
  ) -> Dispatcher<Eff, StateOf<NewPosition>, NewInput> {
    dispatcher.widen(state: affine, input: prism)
  }

  /// Makes a component of a position, which shows it.
  public func store<Position, Input>(
    _ position: Position, on dispatcher: Dispatcher<Eff, StateOf<Position>, Input>
  ) -> Component<Eff, StateStore<Position>, Input, Position> {
    .store(position, on: dispatcher) { position, _ in position }
  }
}

extension WideningVocabulary where Eff.Launcher == Void {
  /// Where effects are seen that need nothing.
  public var venue: Venue<Eff> { Venue() }
}

/// The words of the framework.
public struct WideningWords<Eff: Launching & Failing & Checkable>: WideningVocabulary
where Eff.Failure: LawValue {
  /// Where effects are seen.
  public let venue: Venue<Eff>

  /// Creates the words.
  public init(_: Eff.Type, in venue: Venue<Eff>) { self.venue = venue }
}

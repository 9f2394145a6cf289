public import Pairings

/// The operations of dispatchers of a state, and of their widening from a part to the whole.
///
/// The defaults are the operations of the framework, and an instance may replace each of them.
public protocol WideningOperations<Eff> {
  /// The follow-up effects of moves.
  associatedtype Eff: Launching & Failing & Checkable where Eff.Failure: LawValue

  /// The venue in which effects are observed.
  var venue: Venue<Eff> { get }

  /// Returns a dispatcher that changes the position in place.
  func reduce<Position, Input>(
    _ change: @escaping (inout Position, Input) -> Void
  ) -> Dispatcher<Eff, StateOf<Position>, Input>

  /// Returns a dispatcher that changes the position in place and returns follow-up effects.
  func update<Position, Input>(
    _ change: @escaping (inout Position, Input) -> Effects<Eff, StateOf<Position>, Input>
  ) -> Dispatcher<Eff, StateOf<Position>, Input>

  /// Returns the dispatcher of a larger state and a larger type of inputs.
  func widen<Position, NewPosition, Input, NewInput>(
    _ dispatcher: Dispatcher<Eff, StateOf<Position>, Input>, _ lens: Lens<NewPosition, Position>,
    _ prism: Prism<NewInput, Input>
  ) -> Dispatcher<Eff, StateOf<NewPosition>, NewInput>

  /// Returns the dispatcher of an optional part of a larger state and of a larger type of inputs.
  func widen<Position, NewPosition, Input, NewInput>(
    _ dispatcher: Dispatcher<Eff, StateOf<Position>, Input>,
    _ affine: Affine<NewPosition, Position>,
    _ prism: Prism<NewInput, Input>
  ) -> Dispatcher<Eff, StateOf<NewPosition>, NewInput>

  /// Creates a component that shows its position.
  func store<Position, Input>(
    _ position: Position, on dispatcher: Dispatcher<Eff, StateOf<Position>, Input>
  ) -> Component<Eff, StateStore<Position>, Input, Position>
}

extension WideningOperations {
  /// Returns a dispatcher that changes the position in place.
  public func reduce<Position, Input>(
    _ change: @escaping (inout Position, Input) -> Void
  ) -> Dispatcher<Eff, StateOf<Position>, Input> {
    Dispatcher<IdentityOf, StateOf<Position>, Input>.reduce(change).under()
  }

  /// Returns a dispatcher that changes the position in place and returns follow-up effects.
  public func update<Position, Input>(
    _ change: @escaping (inout Position, Input) -> Effects<Eff, StateOf<Position>, Input>
  ) -> Dispatcher<Eff, StateOf<Position>, Input> { .update(change) }

  /// Returns the dispatcher of a larger state and a larger type of inputs.
  public func widen<Position, NewPosition, Input, NewInput>(
    _ dispatcher: Dispatcher<Eff, StateOf<Position>, Input>, _ lens: Lens<NewPosition, Position>,
    _ prism: Prism<NewInput, Input>
  ) -> Dispatcher<Eff, StateOf<NewPosition>, NewInput> {
    dispatcher.widen(state: lens, input: prism)
  }

  /// Returns the dispatcher of an optional part of a larger state and of a larger type of inputs.
  public func widen<Position, NewPosition, Input, NewInput>(
    _ dispatcher: Dispatcher<Eff, StateOf<Position>, Input>,
    _ affine: Affine<NewPosition, Position>,
    _ prism: Prism<NewInput, Input>
  ) -> Dispatcher<Eff, StateOf<NewPosition>, NewInput> {
    dispatcher.widen(state: affine, input: prism)
  }

  /// Creates a component that shows its position.
  public func store<Position, Input>(
    _ position: Position, on dispatcher: Dispatcher<Eff, StateOf<Position>, Input>
  ) -> Component<Eff, StateStore<Position>, Input, Position> {
    .store(position, on: dispatcher) { position, _ in position }
  }
}

extension WideningOperations where Eff.Launcher == Void {
  /// The venue of effects that need no launcher.
  public var venue: Venue<Eff> { Venue() }
}

/// The operations of the framework.
public struct DefaultWideningOperations<Eff: Launching & Failing & Checkable>: WideningOperations
where Eff.Failure: LawValue {
  /// The venue in which effects are observed.
  public let venue: Venue<Eff>

  /// Creates the operations.
  public init(_: Eff.Type, in venue: Venue<Eff>) { self.venue = venue }
}

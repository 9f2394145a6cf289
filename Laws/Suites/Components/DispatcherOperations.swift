public import Pairings

/// The operations of dispatchers.
///
/// The defaults are the operations of the framework, and an instance may replace each of them.
public protocol DispatcherOperations<Eff, Pair> {
  /// The follow-up effects of moves.
  associatedtype Eff: Launching & Failing & Checkable where Eff.Failure: LawValue

  /// The pairing of the moves.
  associatedtype Pair: PlainPairing

  /// The venue in which effects are observed.
  var venue: Venue<Eff> { get }

  /// Returns a dispatcher of a move for each input, or of nil if the input has no meaning.
  func moves<Input>(
    _ move: @escaping (Input) -> Kind<Pair.Moves, Void>?
  ) -> Dispatcher<Eff, Pair.Moves, Input>

  /// Returns a dispatcher of a move with follow-up effects, or of nil if the input has no meaning.
  func steps<Input>(
    _ step: @escaping (Input) -> Kind<Pair.Moves, Effects<Eff, Pair.Moves, Input>>?
  ) -> Dispatcher<Eff, Pair.Moves, Input>

  /// Returns a dispatcher of effects for each input, or of nil if the input has no meaning.
  func effects<Input>(
    _ effects: @escaping (Input) -> Effects<Eff, Pair.Moves, Input>?
  ) -> Dispatcher<Eff, Pair.Moves, Input>

  /// Returns a dispatcher of effects in order for each input.
  func workflow<Input>(
    _ effects: @escaping (Input) -> [Kind<Eff, Kind<Pair.Moves, Void>>]
  ) -> Dispatcher<Eff, Pair.Moves, Input>

  /// Returns the move of an input with its follow-up effects, or nil if it has no meaning.
  func on<Input>(
    _ input: Input, _ dispatcher: Dispatcher<Eff, Pair.Moves, Input>
  ) -> Kind<Pair.Moves, Effects<Eff, Pair.Moves, Input>>?

  /// Returns the dispatcher that passes inputs to one dispatcher and then to another.
  func combine<Input>(
    _ first: Dispatcher<Eff, Pair.Moves, Input>, _ second: Dispatcher<Eff, Pair.Moves, Input>
  ) -> Dispatcher<Eff, Pair.Moves, Input>

  /// Returns the dispatcher of a larger type of inputs.
  func widen<Input, NewInput>(
    _ dispatcher: Dispatcher<Eff, Pair.Moves, Input>, _ prism: Prism<NewInput, Input>
  ) -> Dispatcher<Eff, Pair.Moves, NewInput>

  /// Returns the dispatcher with its moves transformed.
  func lift<Input, Morphism: NaturalTransformation>(
    _ dispatcher: Dispatcher<Eff, Pair.Moves, Input>, _ morphism: Morphism
  ) -> Dispatcher<Eff, Pair.Moves, Input>
  where Morphism.Source == Pair.Moves, Morphism.Target == Pair.Moves
}

extension DispatcherOperations {
  /// Returns a dispatcher of a move for each input, or of nil if the input has no meaning.
  public func moves<Input>(
    _ move: @escaping (Input) -> Kind<Pair.Moves, Void>?
  ) -> Dispatcher<Eff, Pair.Moves, Input> { .moves(of: move) }

  /// Returns a dispatcher of a move with follow-up effects, or of nil if the input has no meaning.
  public func steps<Input>(
    _ step: @escaping (Input) -> Kind<Pair.Moves, Effects<Eff, Pair.Moves, Input>>?
  ) -> Dispatcher<Eff, Pair.Moves, Input> { .steps(step) }

  /// Returns a dispatcher of effects for each input, or of nil if the input has no meaning.
  public func effects<Input>(
    _ effects: @escaping (Input) -> Effects<Eff, Pair.Moves, Input>?
  ) -> Dispatcher<Eff, Pair.Moves, Input> { .effects(effects) }

  /// Returns a dispatcher of effects in order for each input.
  public func workflow<Input>(
    _ effects: @escaping (Input) -> [Kind<Eff, Kind<Pair.Moves, Void>>]
  ) -> Dispatcher<Eff, Pair.Moves, Input> { .workflow(effects) }

  /// Returns the move of an input with its follow-up effects, or nil if it has no meaning.
  public func on<Input>(
    _ input: Input, _ dispatcher: Dispatcher<Eff, Pair.Moves, Input>
  ) -> Kind<Pair.Moves, Effects<Eff, Pair.Moves, Input>>? { dispatcher.on(input) }

  /// Returns the dispatcher that passes inputs to one dispatcher and then to another.
  public func combine<Input>(
    _ first: Dispatcher<Eff, Pair.Moves, Input>, _ second: Dispatcher<Eff, Pair.Moves, Input>
  ) -> Dispatcher<Eff, Pair.Moves, Input> { first.combined(with: second) }

  /// Returns the dispatcher of a larger type of inputs.
  public func widen<Input, NewInput>(
    _ dispatcher: Dispatcher<Eff, Pair.Moves, Input>, _ prism: Prism<NewInput, Input>
  ) -> Dispatcher<Eff, Pair.Moves, NewInput> { dispatcher.widen(input: prism) }

  /// Returns the dispatcher with its moves transformed.
  public func lift<Input, Morphism: NaturalTransformation>(
    _ dispatcher: Dispatcher<Eff, Pair.Moves, Input>, _ morphism: Morphism
  ) -> Dispatcher<Eff, Pair.Moves, Input>
  where Morphism.Source == Pair.Moves, Morphism.Target == Pair.Moves {
    dispatcher.lift(morphism)
  }
}

extension DispatcherOperations where Eff.Launcher == Void {
  /// The venue of effects that need no launcher.
  public var venue: Venue<Eff> { Venue() }
}

/// The operations of the framework.
public struct DefaultDispatcherOperations<Eff: Launching & Failing & Checkable, Pair: PlainPairing>:
  DispatcherOperations
where Eff.Failure: LawValue {
  /// The venue in which effects are observed.
  public let venue: Venue<Eff>

  /// Creates the operations.
  public init(_: Eff.Type, _: Pair.Type, in venue: Venue<Eff>) { self.venue = venue }
}

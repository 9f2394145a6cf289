public import Pairings

/// The words of dispatchers.
///
/// They mean those of the framework; an instance says which of them it has otherwise.
public protocol DispatcherVocabulary<Eff, Pair> {
  /// What goes on after moves.
  associatedtype Eff: Launching & Failing & Checkable where Eff.Failure: LawValue

  /// What the moves are for.
  associatedtype Pair: PlainPairing

  /// Where effects are seen.
  var venue: Venue<Eff> { get }

  /// An input means a move, or nothing.
  func moves<Input>(
    _ move: @escaping (Input) -> Kind<Pair.Moves, Void>?
  ) -> Dispatcher<Eff, Pair.Moves, Input>

  /// An input means a move whose value goes on after it, or nothing.
  func steps<Input>(
    _ step: @escaping (Input) -> Kind<Pair.Moves, Effects<Eff, Pair.Moves, Input>>?
  ) -> Dispatcher<Eff, Pair.Moves, Input>

  /// An input means effects, or nothing.
  func effects<Input>(
    _ effects: @escaping (Input) -> Effects<Eff, Pair.Moves, Input>?
  ) -> Dispatcher<Eff, Pair.Moves, Input>

  /// An input means effects in order.
  func workflow<Input>(
    _ effects: @escaping (Input) -> [Kind<Eff, Kind<Pair.Moves, Void>>]
  ) -> Dispatcher<Eff, Pair.Moves, Input>

  /// Returns what an input means.
  func on<Input>(
    _ input: Input, _ dispatcher: Dispatcher<Eff, Pair.Moves, Input>
  ) -> Kind<Pair.Moves, Effects<Eff, Pair.Moves, Input>>?

  /// Lets inputs mean something to one dispatcher and then to another.
  func combine<Input>(
    _ first: Dispatcher<Eff, Pair.Moves, Input>, _ second: Dispatcher<Eff, Pair.Moves, Input>
  ) -> Dispatcher<Eff, Pair.Moves, Input>

  /// Understands a larger kind of input.
  func widen<Input, NewInput>(
    _ dispatcher: Dispatcher<Eff, Pair.Moves, Input>, _ prism: Prism<NewInput, Input>
  ) -> Dispatcher<Eff, Pair.Moves, NewInput>

  /// Yields other moves.
  func lift<Input, Morphism: NaturalTransformation>(
    _ dispatcher: Dispatcher<Eff, Pair.Moves, Input>, _ morphism: Morphism
  ) -> Dispatcher<Eff, Pair.Moves, Input>
  where Morphism.Source == Pair.Moves, Morphism.Target == Pair.Moves
}

extension DispatcherVocabulary {
  /// An input means a move, or nothing.
  public func moves<Input>(
    _ move: @escaping (Input) -> Kind<Pair.Moves, Void>?
  ) -> Dispatcher<Eff, Pair.Moves, Input> { .moves(of: move) }

  /// An input means a move whose value goes on after it, or nothing.
  public func steps<Input>(
    _ step: @escaping (Input) -> Kind<Pair.Moves, Effects<Eff, Pair.Moves, Input>>?
  ) -> Dispatcher<Eff, Pair.Moves, Input> { .steps(step) }

  /// An input means effects, or nothing.
  public func effects<Input>(
    _ effects: @escaping (Input) -> Effects<Eff, Pair.Moves, Input>?
  ) -> Dispatcher<Eff, Pair.Moves, Input> { .effects(effects) }

  /// An input means effects in order.
  public func workflow<Input>(
    _ effects: @escaping (Input) -> [Kind<Eff, Kind<Pair.Moves, Void>>]
  ) -> Dispatcher<Eff, Pair.Moves, Input> { .workflow(effects) }

  /// Returns what an input means.
  public func on<Input>(
    _ input: Input, _ dispatcher: Dispatcher<Eff, Pair.Moves, Input>
  ) -> Kind<Pair.Moves, Effects<Eff, Pair.Moves, Input>>? { dispatcher.on(input) }

  /// Lets inputs mean something to one dispatcher and then to another.
  public func combine<Input>(
    _ first: Dispatcher<Eff, Pair.Moves, Input>, _ second: Dispatcher<Eff, Pair.Moves, Input>
  ) -> Dispatcher<Eff, Pair.Moves, Input> { first.combined(with: second) }

  /// Understands a larger kind of input.
  public func widen<Input, NewInput>(
    _ dispatcher: Dispatcher<Eff, Pair.Moves, Input>, _ prism: Prism<NewInput, Input>
  ) -> Dispatcher<Eff, Pair.Moves, NewInput> { dispatcher.widen(input: prism) }

  /// Yields other moves.
  public func lift<Input, Morphism: NaturalTransformation>(
    _ dispatcher: Dispatcher<Eff, Pair.Moves, Input>, _ morphism: Morphism
  ) -> Dispatcher<Eff, Pair.Moves, Input>
  where Morphism.Source == Pair.Moves, Morphism.Target == Pair.Moves {
    dispatcher.lift(morphism)
  }
}

extension DispatcherVocabulary where Eff.Launcher == Void {
  /// Where effects are seen that need nothing.
  public var venue: Venue<Eff> { Venue() }
}

/// The words of the framework.
public struct DispatcherWords<Eff: Launching & Failing & Checkable, Pair: PlainPairing>:
  DispatcherVocabulary
where Eff.Failure: LawValue {
  /// Where effects are seen.
  public let venue: Venue<Eff>

  /// Creates the words.
  public init(_: Eff.Type, _: Pair.Type, in venue: Venue<Eff>) { self.venue = venue }
}

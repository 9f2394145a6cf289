public import Pairings

/// The words of effects that are data.
///
/// They mean those of the framework; an instance says which of them it has otherwise.
public protocol EffectsVocabulary<Eff, Pair> {
  /// What goes on.
  associatedtype Eff: Launching & Failing & Checkable where Eff.Failure: LawValue

  /// What the moves are for that effects end in.
  associatedtype Pair: PlainPairing

  /// What effects go on after.
  typealias Going = Effects<Eff, Pair.Moves, Three>

  /// Where effects are seen.
  var venue: Venue<Eff> { get }

  /// An effect that ends in an input.
  func run(_ effect: Kind<Eff, Three>, _ input: @escaping (Three) -> Three) -> Going

  /// An effect that ends in an input, also if it fails.
  func run(
    _ effect: Kind<Eff, Three>, failed: @escaping (Eff.Failure) -> Three,
    _ input: @escaping (Three) -> Three
  ) -> Going

  /// An effect that ends in nothing.
  func run(void effect: Kind<Eff, Void>) -> Going

  /// An effect that ends in a move.
  func move(_ effect: Kind<Eff, Kind<Pair.Moves, Void>>) -> Going

  /// An effect that goes on under a key.
  func move(_ effect: Kind<Eff, Kind<Pair.Moves, Void>>, under key: RequestKey<Eff>) -> Going

  /// Effects in order.
  func workflow(_ effects: [Kind<Eff, Kind<Pair.Moves, Void>>]) -> Going

  /// An effect that sends on its way.
  func stream(_ effect: @escaping (Send<Three>) -> Kind<Eff, Void>) -> Going

  /// Ends in other moves and inputs.
  func lift(
    _ effects: Going, moves: @escaping (Kind<Pair.Moves, Void>) -> Kind<Pair.Moves, Void>,
    input: @escaping (Three) -> Three
  ) -> Going

  /// Puts effects that have happened under another effect.
  func under(_ effects: Effects<IdentityOf, Pair.Moves, Three>) -> Going
}

extension EffectsVocabulary {
  /// An effect that ends in an input.
  public func run(_ effect: Kind<Eff, Three>, _ input: @escaping (Three) -> Three) -> Going {
    .run(effect, input)
  }

  /// An effect that ends in an input, also if it fails.
  public func run(
    _ effect: Kind<Eff, Three>, failed: @escaping (Eff.Failure) -> Three,
    _ input: @escaping (Three) -> Three
  ) -> Going { .run(effect, failed: failed, input) }

  /// An effect that ends in nothing.
  public func run(void effect: Kind<Eff, Void>) -> Going { .run(effect) }

  /// An effect that ends in a move.
  public func move(_ effect: Kind<Eff, Kind<Pair.Moves, Void>>) -> Going { .move(effect) }

  /// An effect that goes on under a key.
  public func move(
    _ effect: Kind<Eff, Kind<Pair.Moves, Void>>, under key: RequestKey<Eff>
  ) -> Going { .move(effect, under: key) }

  /// Effects in order.
  public func workflow(_ effects: [Kind<Eff, Kind<Pair.Moves, Void>>]) -> Going {
    .workflow(effects)
  }

  /// An effect that sends on its way.
  public func stream(_ effect: @escaping (Send<Three>) -> Kind<Eff, Void>) -> Going {
    .stream(effect)
  }

  /// Ends in other moves and inputs.
  public func lift(
    _ effects: Going, moves: @escaping (Kind<Pair.Moves, Void>) -> Kind<Pair.Moves, Void>,
    input: @escaping (Three) -> Three
  ) -> Going { effects.lift(moves: moves, input: input) }

  /// Puts effects that have happened under another effect.
  public func under(_ effects: Effects<IdentityOf, Pair.Moves, Three>) -> Going { effects.under() }
}

extension EffectsVocabulary where Eff.Launcher == Void {
  /// Where effects are seen that need nothing.
  public var venue: Venue<Eff> { Venue() }
}

/// The words of the framework.
public struct EffectsWords<Eff: Launching & Failing & Checkable, Pair: PlainPairing>:
  EffectsVocabulary
where Eff.Failure: LawValue {
  /// Where effects are seen.
  public let venue: Venue<Eff>

  /// Creates the words.
  public init(_: Eff.Type, _: Pair.Type, in venue: Venue<Eff>) { self.venue = venue }
}

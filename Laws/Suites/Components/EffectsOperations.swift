public import Pairings

/// The operations of effects as data.
///
/// The defaults are the operations of the framework, and an instance may replace each of them.
public protocol EffectsOperations<Eff, Pair> {
  /// The effect.
  associatedtype Eff: Launching & Failing & Checkable where Eff.Failure: LawValue

  /// The pairing of the moves that effects end in.
  associatedtype Pair: PlainPairing

  /// The effects, whose inputs are three values.
  typealias Going = Effects<Eff, Pair.Moves, Three>

  /// The venue in which effects are observed.
  var venue: Venue<Eff> { get }

  /// Returns an effect that ends in an input.
  func run(_ effect: Kind<Eff, Three>, _ input: @escaping (Three) -> Three) -> Going

  /// Returns an effect that ends in an input, even if it fails.
  func run(
    _ effect: Kind<Eff, Three>, failed: @escaping (Eff.Failure) -> Three,
    _ input: @escaping (Three) -> Three
  ) -> Going

  /// Returns an effect that ends in no input.
  func run(void effect: Kind<Eff, Void>) -> Going

  /// Returns an effect that ends in a move.
  func move(_ effect: Kind<Eff, Kind<Pair.Moves, Void>>) -> Going

  /// Returns an effect that ends in a move, under a key.
  func move(_ effect: Kind<Eff, Kind<Pair.Moves, Void>>, under key: RequestKey<Eff>) -> Going

  /// Returns effects in order.
  func workflow(_ effects: [Kind<Eff, Kind<Pair.Moves, Void>>]) -> Going

  /// Returns an effect that sends inputs while it runs.
  func stream(_ effect: @escaping (Send<Three>) -> Kind<Eff, Void>) -> Going

  /// Returns the effects with their moves and inputs transformed.
  func lift(
    _ effects: Going, moves: @escaping (Kind<Pair.Moves, Void>) -> Kind<Pair.Moves, Void>,
    input: @escaping (Three) -> Three
  ) -> Going

  /// Returns pure effects under another effect.
  func under(_ effects: Effects<IdentityOf, Pair.Moves, Three>) -> Going
}

extension EffectsOperations {
  /// Returns an effect that ends in an input.
  public func run(_ effect: Kind<Eff, Three>, _ input: @escaping (Three) -> Three) -> Going {
    .run(effect, input)
  }

  /// Returns an effect that ends in an input, even if it fails.
  public func run(
    _ effect: Kind<Eff, Three>, failed: @escaping (Eff.Failure) -> Three,
    _ input: @escaping (Three) -> Three
  ) -> Going { .run(effect, failed: failed, input) }

  /// Returns an effect that ends in no input.
  public func run(void effect: Kind<Eff, Void>) -> Going { .run(effect) }

  /// Returns an effect that ends in a move.
  public func move(_ effect: Kind<Eff, Kind<Pair.Moves, Void>>) -> Going { .move(effect) }

  /// Returns an effect that ends in a move, under a key.
  public func move(
    _ effect: Kind<Eff, Kind<Pair.Moves, Void>>, under key: RequestKey<Eff>
  ) -> Going { .move(effect, under: key) }

  /// Returns effects in order.
  public func workflow(_ effects: [Kind<Eff, Kind<Pair.Moves, Void>>]) -> Going {
    .workflow(effects)
  }

  /// Returns an effect that sends inputs while it runs.
  public func stream(_ effect: @escaping (Send<Three>) -> Kind<Eff, Void>) -> Going {
    .stream(effect)
  }

  /// Returns the effects with their moves and inputs transformed.
  public func lift(
    _ effects: Going, moves: @escaping (Kind<Pair.Moves, Void>) -> Kind<Pair.Moves, Void>,
    input: @escaping (Three) -> Three
  ) -> Going { effects.lift(moves: moves, input: input) }

  /// Returns pure effects under another effect.
  public func under(_ effects: Effects<IdentityOf, Pair.Moves, Three>) -> Going { effects.under() }
}

extension EffectsOperations where Eff.Launcher == Void {
  /// The venue of effects that need no launcher.
  public var venue: Venue<Eff> { Venue() }
}

/// The operations of the framework.
public struct DefaultEffectsOperations<Eff: Launching & Failing & Checkable, Pair: PlainPairing>:
  EffectsOperations
where Eff.Failure: LawValue {
  /// The venue in which effects are observed.
  public let venue: Venue<Eff>

  /// Creates the operations.
  public init(_: Eff.Type, _: Pair.Type, in venue: Venue<Eff>) { self.venue = venue }
}

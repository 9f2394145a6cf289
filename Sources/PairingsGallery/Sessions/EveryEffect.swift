package import Pairings

/// What can be opened under every effect.
package protocol EverySession {
  /// Opens it under an effect; it keeps its past if somebody looks back.
  static func session<Eff: Launching>(
    _ effect: Eff.Type, on launcher: Eff.Launcher, keepingPast: Bool
  ) -> Session
}

/// A component without effects of its own, which so runs under every one.
package protocol EveryEffect: EverySession {
  associatedtype Pair: Pairing

  /// What is done to it.
  associatedtype Input: Hashable, Sendable

  /// The component.
  static var component: PureComponent<Pair, Input> { get }
}

extension EveryEffect {
  /// Opens it under an effect.
  package static func session<Eff: Launching>(
    _ effect: Eff.Type, on launcher: Eff.Launcher, keepingPast: Bool
  ) -> Session {
    Session(Explorer(component.under(effect), on: launcher), keepingPast: keepingPast)
  }
}

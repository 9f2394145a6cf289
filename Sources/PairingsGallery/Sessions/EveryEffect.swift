package import Pairings

/// A factory of sessions that run under every effect.
package protocol EverySession {
  /// Opens a session under an effect, which keeps its past if `keepingPast` is true.
  static func session<Eff: Launching>(
    _ effect: Eff.Type, on launcher: Eff.Launcher, keepingPast: Bool
  ) -> Session
}

/// A component without effects of its own, which therefore runs under every effect.
package protocol EveryEffect: EverySession {
  associatedtype Pair: Pairing

  /// The inputs of the component.
  associatedtype Input: Hashable, Sendable

  /// The component.
  static var component: PureComponent<Pair, Input> { get }
}

extension EveryEffect {
  /// Opens a session under an effect.
  package static func session<Eff: Launching>(
    _ effect: Eff.Type, on launcher: Eff.Launcher, keepingPast: Bool
  ) -> Session {
    Session(Explorer(component.under(effect), on: launcher), keepingPast: keepingPast)
  }
}

package import Pairings

/// What can be opened under every effect.
package protocol EverySession {
  /// Opens it under an effect.
  static func session<Eff: Launching>(_ effect: Eff.Type, on launcher: Eff.Launcher) -> Session
}

/// A component that asks no more of its effect than `Monad`, and so runs under every one.
package protocol EveryEffect: EverySession {
  associatedtype Pair: Pairing

  /// The component under an effect.
  static func component<Eff: Monad>(
    _ effect: Eff.Type
  ) -> Component<Eff, Pair, Display<Eff>>
}

extension EveryEffect {
  /// Opens it under an effect.
  package static func session<Eff: Launching>(
    _ effect: Eff.Type, on launcher: Eff.Launcher
  ) -> Session {
    Session(Explorer(component(effect)), on: launcher)
  }
}

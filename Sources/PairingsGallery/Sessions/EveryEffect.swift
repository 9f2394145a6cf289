import Pairings

/// What can be opened under every effect.
protocol EverySession {
  @MainActor
  static func session<Eff: Launching>(_ effect: Eff.Type, on launcher: Eff.Launcher) -> Session
}

extension EverySession {
  @MainActor static var sessions: [EffectName: Exhibit.Opening] {
    [
      .now: { _ in session(IdentityOf.self, on: ()) },
      .io: { _ in session(IOOf<Never>.self, on: ()) },
      .async: { _ in session(AsyncOf<Never>.self, on: Isolation()) },
    ]
  }
}

/// A component that asks no more of its effect than `Monad`, and so runs under every one.
protocol EveryEffect: EverySession {
  associatedtype Pair: Pairing

  static func component<Eff: Monad>(
    _ effect: Eff.Type
  ) -> Component<Eff, Pair, Display<Eff>>
}

extension EveryEffect {
  @MainActor
  static func session<Eff: Launching>(_ effect: Eff.Type, on launcher: Eff.Launcher) -> Session {
    Session(Explorer(component(effect)), on: launcher)
  }
}

import Pairings

/// A component that asks no more of its effect than `Monad`, and so runs under every one.
protocol EveryEffect {
  associatedtype Pair: Pairing

  static func component<Eff: Monad>(
    _ effect: Eff.Type
  ) -> Component<Eff, Pair, Display<Eff>>
}

extension EveryEffect {
  @MainActor static var sessions: [EffectName: Exhibit.Opening] {
    [
      .now: { _ in Session(Explorer(component(IdentityOf.self)), on: ()) },
      .io: { _ in Session(Explorer(component(IOOf<Never>.self)), on: ()) },
      .async: { _ in Session(Explorer(component(AsyncOf<Never>.self)), on: Isolation()) },
    ]
  }
}

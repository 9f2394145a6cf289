package import Pairings
package import PairingsSession

/// A component of the gallery: its description, its session under an effect, and the expectations
/// that the atlas checks.
///
/// A component conforms to the protocol of the dependency that it takes from its host:
/// ``EveryEffect`` for none, ``RandomComponent`` or ``NetworkComponent``.
package protocol GalleryComponent {
  /// The description of the component.
  static var exhibit: Exhibit { get }

  /// The dependency of the component, or nil if it needs none.
  static var dependency: Exhibit.Dependency? { get }

  #if canImport(PairingsAtlas)  // A page has no atlas.
  /// The properties of the component, with its model.
  static var expectations: Expectations { get }
  #endif
}

/// A component whose sessions run under every effect.
package protocol EverySession: GalleryComponent {
  /// Opens a session under an effect, which keeps its past if `keepingPast` is true.
  static func session<Eff: Launching>(
    _ effect: Eff.Type, on launcher: Eff.Launcher, keepingPast: Bool
  ) -> GallerySession
}

extension EverySession {
  package static var dependency: Exhibit.Dependency? { nil }
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
  ) -> GallerySession {
    GallerySession(Explorer(component.under(effect), on: launcher), keepingPast: keepingPast)
  }
}

/// A component that uses random numbers.
package protocol RandomComponent: GalleryComponent {
  associatedtype Pair: Pairing
  associatedtype Input

  /// Returns the component with a source of random numbers.
  static func component<Eff: Monad>(
    _ randomness: Randomness<Eff>
  ) -> Component<Eff, Pair, Input, Display<Input>>
}

extension RandomComponent {
  package static var dependency: Exhibit.Dependency? { .randomness }

  /// Opens a session with a source of random numbers.
  package static func session<Eff: Launching>(
    _ randomness: Randomness<Eff>, on launcher: Eff.Launcher, keepingPast: Bool
  ) -> GallerySession {
    GallerySession(Explorer(component(randomness), on: launcher), keepingPast: keepingPast)
  }
}

/// A component that loads from a network.
package protocol NetworkComponent: GalleryComponent {
  associatedtype Pair: Pairing
  associatedtype Input

  /// Returns the component with a network.
  static func component<Eff: Deferring>(
    _ network: Network<Eff>
  ) -> Component<Eff, Pair, Input, Display<Input>>
}

extension NetworkComponent {
  package static var dependency: Exhibit.Dependency? { .answers }

  /// Opens a session with a network.
  package static func session<Eff: Deferring & Launching>(
    _ network: Network<Eff>, on launcher: Eff.Launcher, keepingPast: Bool
  ) -> GallerySession {
    GallerySession(Explorer(component(network), on: launcher), keepingPast: keepingPast)
  }
}

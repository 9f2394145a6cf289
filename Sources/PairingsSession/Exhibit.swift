/// A component as every host describes it: its name, its pairing and its inputs.
package struct Exhibit {
  /// The way in which a host collects an input.
  package enum Typing {
    /// Each key is an input.
    case keys

    /// Each line is an input.
    case lines
  }

  /// A dependency that a component takes from its host.
  package enum Dependency {
    /// A source of random numbers, so that a session needs a seed.
    case randomness

    /// Answers from outside, such as those of a network, which the component waits for.
    case answers
  }

  package let name: String
  package let pair: String
  package let summary: String
  package let typing: Typing
  package let keys: [Key]

  /// The input that a host sends before all others.
  package let first: String?

  /// The dependency of the component, or nil if it needs none.
  package let dependency: Dependency?

  /// Describes a component.
  package init(
    _ name: String, pair: String, summary: String, keys: [Key], typing: Typing = .keys,
    first: String? = nil, dependency: Dependency? = nil
  ) {
    (self.name, self.pair, self.summary, self.typing) = (name, pair, summary, typing)
    (self.keys, self.first, self.dependency) = (keys, first, dependency)
  }

  /// True if the component uses random numbers.
  package var isRandom: Bool { dependency == .randomness }

  /// True if no input has an effect that waits or is random, so that the view after it is known
  /// before.
  package var knowsFutures: Bool { dependency == nil }
}

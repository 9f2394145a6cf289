/// A component as every host describes it: its name, its pairing and its inputs.
package struct Exhibit {
  /// The way in which a host collects an input.
  package enum Typing {
    /// Each key is an input.
    case keys

    /// Each line is an input.
    case lines
  }

  /// The reason for which the view after an input is not known before.
  package enum Unknown {
    /// A random number decides it.
    case chance

    /// An answer from outside decides it.
    case answers
  }

  package let name: String
  package let pair: String
  package let summary: String
  package let keys: [Key]
  package let typing: Typing

  /// The input that a host sends before all others.
  package let first: String?

  /// The reason for which the view after an input is not known before; nil if it is known.
  package let unknown: Unknown?

  /// Describes a component.
  package init(
    _ name: String, pair: String, summary: String, keys: [Key], typing: Typing = .keys,
    first: String? = nil, unknown: Unknown? = nil
  ) {
    (self.name, self.pair, self.summary, self.keys) = (name, pair, summary, keys)
    (self.typing, self.first, self.unknown) = (typing, first, unknown)
  }
}

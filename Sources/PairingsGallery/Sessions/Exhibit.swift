/// A component of the gallery, as every host has to know it: what it is called, what it is made
/// of, what can be typed to it.
///
/// How it is opened is the host's own affair, and so are the effects that it runs under.
package struct Exhibit {
  /// Which component it is.
  package enum ID: String, CaseIterable {
    case counter, steps, settings, todo, vending, wizard, tabs, panel, editor, dashboard, stepper
    case die, screen, parent, life, signal, sheet
  }

  /// How a host collects an input.
  package enum Typing {
    /// Each key is an input.
    case keys

    /// An input is a line.
    case lines
  }

  package let id: ID
  package let pair: String
  package let summary: String
  package let typing: Typing
  package let keys: [Key]

  /// Whether there is something random for a seed to decide.
  package let isRandom: Bool

  /// Whether its effects wait for something outside.
  package let waits: Bool

  /// The input that a host sends before all others.
  package let first: String?

  package init(
    _ id: ID, pair: String, summary: String, typing: Typing, keys: [Key], isRandom: Bool = false,
    waits: Bool = false, first: String? = nil
  ) {
    (self.id, self.pair, self.summary, self.typing) = (id, pair, summary, typing)
    (self.keys, self.isRandom, self.waits, self.first) = (keys, isRandom, waits, first)
  }

  package var name: String { id.rawValue }

  /// All components, in the order of the guide.
  package static var all: [Exhibit] {
    [
      counter, steps, settings, todo, vending, wizard, tabs, panel, editor, dashboard, stepper,
      die, screen, parent, life, signal, sheet,
    ]
  }
}

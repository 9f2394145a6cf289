/// A component of the gallery as every host describes it: its name, its pairing and its inputs.
///
/// Each host opens the component itself, under effects of its own.
package struct Exhibit {
  /// The identity of a component.
  package enum ID: String, CaseIterable {
    case counter, steps, settings, todo, vending, wizard, tabs, panel, editor, dashboard, stepper
    case die, screen, parent, life, signal, sheet
  }

  /// The way in which a host collects an input.
  package enum Typing {
    /// Each key is an input.
    case keys

    /// Each line is an input.
    case lines
  }

  package let id: ID
  package let pair: String
  package let summary: String
  package let typing: Typing
  package let keys: [Key]

  /// True if the component uses random numbers, so that it needs a seed.
  package let isRandom: Bool

  /// True if its effects wait for the outside world.
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

import Pairings

/// A component of the gallery: what it is called, what it shows, how it is opened.
struct Exhibit {
  /// How a terminal collects an input.
  enum Typing: Equatable {
    /// Each key is an input.
    case keys

    /// An input is a line.
    case lines
  }

  let name: String
  let pair: String
  let summary: String
  let typing: Typing
  let keys: [Key]

  /// Opens the component under an effect.
  let open: (EffectName) -> Session

  /// All components, in the order of the guide.
  static var all: [Exhibit] { [counter, steps, settings, todo] }
}

/// The effects that a component can run under.
enum EffectName: String, CaseIterable {
  /// At once: `Identity`.
  case now

  /// As described work: `IO`.
  case io
}

/// A running component, of which a host sees only texts.
struct Session {
  /// Returns the present view.
  let view: () -> String

  /// Hands an input over.
  let send: (String) throws(Refusal) -> Void

  /// Shows every committed view from now on, as long as the token lives.
  let observe: (@escaping (String) -> Void) -> ObservationToken

  /// Opens a session on an explorer. An input goes to the view, unless `change`
  /// takes it: a change from outside, which is no move.
  init<Eff: Running, Pair: Pairing>(
    _ explorer: Explorer<Eff, Pair, Screen<Eff>>,
    change: @escaping (String) -> Bool = { _ in false }
  ) where Eff.Failure == Never {
    view = { explorer.view.text }
    send = { input throws(Refusal) in
      if change(input) { return }
      explorer.run(try explorer.view.respond(input))
    }
    observe = { show in explorer.observe { show($0.view.text) } }
  }
}

/// A component of the gallery: what it is called, what it shows, how it is opened.
@MainActor
struct Exhibit {
  /// How a terminal collects an input.
  enum Typing {
    /// Each key is an input.
    case keys

    /// An input is a line.
    case lines
  }

  /// Opens the component.
  typealias Opening = @MainActor (Circumstances) -> Session

  let name: String
  let pair: String
  let summary: String
  let typing: Typing
  let keys: [Key]

  /// The effects that the component runs under, and how it is opened under each.
  let sessions: [EffectName: Opening]

  /// The input that a host sends before all others.
  var first: String?

  /// Opens the component where the answers of its effects are known; nothing if they have none.
  var replaying: (@MainActor (Answers) -> Session)?

  /// Opens the component where what it asks for is answered as it was.
  func replayed(_ answers: Answers, _ circumstances: Circumstances) -> Session {
    if let replaying { return replaying(answers) }
    guard let opening = effects.first.flatMap({ sessions[$0] }) else {
      preconditionFailure("A component runs under some effect.")
    }
    return opening(circumstances)
  }

  /// Whether there is something random for a seed to decide.
  var isRandom = false

  /// The names of the effects that the component runs under; the first is the default.
  var effects: [EffectName] { EffectName.allCases.filter { sessions[$0] != nil } }

  /// All components, in the order of the guide.
  static var all: [Exhibit] {
    [
      counter, steps, settings, todo, vending, wizard, tabs, panel, editor, dashboard, stepper,
      die, screen, parent, life, signal, sheet,
    ]
  }
}

/// The effects that a component can run under.
enum EffectName: String, CaseIterable {
  /// At once: `Identity`.
  case now

  /// As described work: `IO`.
  case io

  /// As work that may wait: `Async`.
  case async
}

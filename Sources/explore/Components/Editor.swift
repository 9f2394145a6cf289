import Pairings

/// A text with all its versions: Puller/Zipper.
///
/// The space is the history, and a move goes back and forth in it. To type a line makes
/// another history, and that is no move: the session puts it in the place of the old one.
enum Editor: EverySession {
  /// A list of versions, each of them the lines of the text.
  typealias History = Zipper<[String]>

  /// What is seen of a version: the history with its focus there.
  struct Page<Eff: Monad> { let history: History, display: Display<Eff> }

  static let keys = [
    Key("TEXT", "a new line"), Key(":u", "undo"), Key(":r", "redo"), Key(":N", "to version N"),
  ]

  /// Returns the history in which a line was typed now: what was undone is forgotten.
  static func typing(_ line: String, in history: History) -> History {
    Zipper(past: history.past + [history.focus], focus: history.focus + [line], future: [])
  }

  static func component<Eff: Monad>(
    _ effect: Eff.Type, _ history: History = Zipper([[]])
  ) -> Component<Eff, PullerZipper, Page<Eff>> {
    Component(
      PullerZipper(),
      history.extend { history in
        UI<Eff, PullerOf, Page<Eff>> { handler in
          Page(
            history: history,
            display: Display(text: text(history)) { input throws(Refusal) in
              handler(try move(for: input, in: history))
            })
        }
      })
  }

  static func text(_ history: History) -> String {
    let versions = history.elements.indices.map { $0 == history.index ? "●" : "○" }
    let lines = history.focus.enumerated().map { "\($0 + 1) \(printable($1))" }
    return (lines + ["▏", versions.joined(separator: "─") + " version \(history.index)"])
      .joined(separator: "\n")
  }

  /// Returns the move that an input means in a history.
  static func move(for input: String, in history: History) throws(Refusal) -> Puller<Void> {
    switch input {
    case ":u" where history.past.isEmpty: throw Refusal(message: "has nothing to undo")
    case ":u": return .backward
    case ":r" where history.future.isEmpty: throw Refusal(message: "has nothing to redo")
    case ":r": return .forward
    default:
      guard let version = Int(input.dropFirst()), history.elements.indices.contains(version)
      else { throw .unknown(input, keys) }
      return .jump(to: version)
    }
  }

  @MainActor
  static func session<Eff: Launching>(_ effect: Eff.Type, on launcher: Eff.Launcher) -> Session {
    let explorer = Explorer(component(effect))
    return Session(explorer, showing: { $0.display }, on: launcher) { input in
      guard !input.hasPrefix(":") else { return false }
      let history = typing(input, in: explorer.view.history)
      explorer.transform { _ in component(effect, history).space }
      return true
    }
  }
}

extension Exhibit {
  static var editor: Exhibit {
    Exhibit(
      name: "editor", pair: "Puller/Zipper", summary: "a text with undo and redo",
      typing: .lines, keys: Editor.keys, sessions: Editor.sessions)
  }
}

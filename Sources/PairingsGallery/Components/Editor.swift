package import Pairings

/// A text with its last versions: Puller/Zipper.
///
/// The space is the history, and a move goes back and forth in it. To type a line makes
/// another history, and that is no move: the session puts it in the place of the old one.
package enum Editor: EverySession {
  /// A list of versions, each of them a line longer than the one before.
  package typealias History = Zipper<Version>

  /// How many versions are kept.
  package static let limit = 100

  /// How many lines and versions are shown.
  package static let (shownLines, shownVersions) = (20, 15)

  /// What is seen of a version: the history with its focus there.
  package struct Page<Eff: Monad> {
    package let history: History
    package let display: Display<Eff>
  }

  package static let keys = [
    Key("TEXT", "a new line"), Key(":u", "undo"), Key(":r", "redo"), Key(":N", "to version N"),
  ]

  /// Returns the history in which a line was typed now: what was undone is forgotten, and the
  /// oldest version if there are too many.
  package static func typing(_ line: String, in history: History) -> History {
    let past = (history.past + [history.focus]).suffix(limit - 1)
    return Zipper(past: past, focus: history.focus.typing(line), future: [])
  }

  package static func component<Eff: Monad>(
    _ effect: Eff.Type, _ history: History = Zipper([Version()])
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

  package static func text(_ history: History) -> String {
    let version = history.focus
    let lines = version.suffix(shownLines)
    let hidden = version.count - lines.count
    let numbered = lines.enumerated().map { "\(hidden + $0 + 1) \(printable($1))" }
    let above = hidden == 0 ? [] : ["⋮"]
    return (above + numbered + ["▏", dots(history) + " version \(version.count)"])
      .joined(separator: "\n")
  }

  /// A dot for each version around the one in focus.
  private static func dots(_ history: History) -> String {
    let indices = history.elements.indices
    let first = max(min(history.index - shownVersions / 2, indices.count - shownVersions), 0)
    let shown = indices[first...].prefix(shownVersions)
    let dots = shown.map { $0 == history.index ? "●" : "○" }.joined(separator: "─")
    let isOldest = first == 0 && history.elements[0].count == 0
    return (isOldest ? "" : "⋯") + dots + (shown.endIndex == indices.endIndex ? "" : "⋯")
  }

  /// Returns the move that an input means in a history.
  package static func move(for input: String, in history: History) throws(Refusal) -> Puller<Void> {
    switch input {
    case ":u" where history.past.isEmpty: throw Refusal(message: "has nothing to undo")
    case ":u": return .backward
    case ":r" where history.future.isEmpty: throw Refusal(message: "has nothing to redo")
    case ":r": return .forward
    default:
      guard let version = Int(input.dropFirst()),
        let index = history.elements.firstIndex(where: { $0.count == version })
      else { throw .unknown(input, keys) }
      return .jump(to: index)
    }
  }

  package static func session<Eff: Launching>(
    _ effect: Eff.Type, on launcher: Eff.Launcher
  ) -> Session {
    session(Explorer(component(effect)), on: launcher)
  }

  /// Opens an explorer of it: what is typed is another history.
  package static func session<Eff: Launching>(
    _ explorer: Explorer<Eff, PullerZipper, Page<Eff>>, on launcher: Eff.Launcher
  ) -> Session {
    Session(explorer, showing: { $0.display }, on: launcher) { explorer, input in
      guard !input.hasPrefix(":") else { return false }
      let history = typing(input, in: explorer.view.history)
      explorer.transform { _ in component(Eff.self, history).space }
      return true
    }
  }
}

extension Exhibit {
  package static var editor: Exhibit {
    Exhibit(
      .editor, pair: "Puller/Zipper", summary: "a text with undo and redo",
      typing: .lines, keys: Editor.keys)
  }
}

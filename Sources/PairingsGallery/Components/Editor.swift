package import Pairings
package import PairingsSession

/// A text with its last versions: Puller/Zipper.
///
/// The space is the history, and a move goes back and forth in it. A typed line makes another
/// history, which replaces the space; this is not a move.
package enum Editor: EverySession {
  package static let exhibit = Exhibit(
    of: Editor.self, "editor", pair: "Puller/Zipper", summary: "a text with undo and redo",
    keys: keys, typing: .lines)

  /// A list of versions, each of which has one line more than the one before.
  package typealias History = Zipper<Version>

  /// The maximal number of versions.
  package static let limit = 100

  /// The maximal numbers of shown lines and versions.
  private static let (shownLines, shownVersions) = (20, 15)

  /// The view of a version: the history focused on it, and its display.
  package struct Page {
    package let history: History
    package let display: Display<Input>
  }

  /// The inputs of the editor.
  package enum Input: Hashable, Sendable {
    case line(String)
    case undo, redo

    /// A move to the version at an index of the history.
    case version(at: Int)
  }

  package static let keys = [
    Key("TEXT", "a new line"), Key(":u", "undo"), Key(":r", "redo"), Key(":N", "to version N"),
  ]

  /// Returns the history after a typed line. It drops the undone versions, and the oldest version
  /// if there are too many.
  package static func typing(_ line: String, in history: History) -> History {
    let past = (history.past + [history.focus]).suffix(limit - 1)
    return Zipper(past: past, focus: history.focus.typing(line), future: [])
  }

  package static func component(
    _ history: History = Zipper([Version()])
  ) -> Component<IdentityOf, PullerZipper, Input, Page> {
    Component(
      PullerZipper(), space(history),
      on: .moves { input in
        switch input {
        case .line: nil
        case .undo: .backward
        case .redo: .forward
        case .version(let index): .jump(to: index)
        }
      })
  }

  /// Returns the pages of a history.
  private static func space(_ history: History) -> Zipper<UI<Input, Page>> {
    history.extend { history in
      UI<Input, Page> { _ in
        Page(history: history, display: display(history))
      }
    }
  }

  private static func display(_ history: History) -> Display<Input> {
    Display(
      text: text(history), facts: facts(history), widget: .document(document(history))
    ) { text throws(Refusal) in
      try input(for: text, in: history)
    }
  }

  /// Returns the change that an input makes: it replaces the history, or moves in it.
  package static func change<Eff: Monad>(
    _ input: Input
  ) -> Change<Eff, PullerZipper, Input, Page> {
    guard case .line(let line) = input else { return .input(input) }
    return .transform { pages in
      space(typing(line, in: pages.extract().make(Send { _ in }).history))
    }
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

  /// The number of the version, and its shown lines.
  private static func facts(_ history: History) -> [Fact] {
    let version = history.focus
    let lines = version.suffix(shownLines)
    let first = version.count - lines.count + 1
    return [Fact("version", "\(version.count)")]
      + lines.enumerated().map { Fact("line \(first + $0)", $1) }
  }

  private static func document(_ history: History) -> Widget.Document {
    let version = history.focus
    let lines = version.suffix(shownLines)
    return Widget.Document(
      lines: lines, first: version.count - lines.count + 1, entry: "a new line",
      versions: history.elements.map { Key(":\($0.count)", "version \($0.count)") },
      index: history.index)
  }

  /// Returns a dot for each version around the one in focus.
  private static func dots(_ history: History) -> String {
    let indices = history.elements.indices
    let first = max(min(history.index - shownVersions / 2, indices.count - shownVersions), 0)
    let shown = indices[first...].prefix(shownVersions)
    let dots = shown.map { $0 == history.index ? "●" : "○" }.joined(separator: "─")
    let isOldest = first == 0 && history.elements[0].count == 0
    return (isOldest ? "" : "⋯") + dots + (shown.endIndex == indices.endIndex ? "" : "⋯")
  }

  /// Reads a typed text while a history is shown.
  package static func input(
    for text: String, in history: History
  ) throws(Refusal) -> Input {
    switch text {
    case _ where !text.hasPrefix(":"): return .line(text)
    case ":u" where history.past.isEmpty: throw Refusal(message: "has nothing to undo")
    case ":u": return .undo
    case ":r" where history.future.isEmpty: throw Refusal(message: "has nothing to redo")
    case ":r": return .redo
    default:
      guard let version = Int(text.dropFirst()),
        let index = history.elements.firstIndex(where: { $0.count == version })
      else { throw .unknown(text, keys) }
      return .version(at: index)
    }
  }

  package static func session<Eff: Launching>(
    _ effect: Eff.Type, on launcher: Eff.Launcher, keepingPast: Bool
  ) -> GallerySession {
    GallerySession(
      Explorer(component().under(effect), on: launcher), keepingPast: keepingPast,
      showing: { $0.display }, change: { change($0) })
  }
}

#if canImport(PairingsAtlas)
import PairingsAtlas

extension Editor {
  /// The expectations of the editor: undone changes can be redone, and restore the text.
  package static var expectations: Expectations {
    struct Undone: Hashable {
      var text: String?
      var isOther = false
    }
    func page(
      _ component: Component<IdentityOf, PullerZipper, Editor.Input, Editor.Page>
    ) -> Editor.Page {
      component.view(Send { _ in })
    }
    let model = Positions(
      from: component(), actions: ["a", "b", ":u", ":r"],
      key: { component in
        let history = page(component).history
        return "\(history.elements.map { $0.suffix($0.count) }) \(history.index)"
      }
    ) { component, text in
      guard let input = try? page(component).display.respond(text) else { return false }
      component = component.applying(Editor.change(input))
      return true
    }.described { page($0).display.text }
    let recorded = model.withHistory(Undone()) { memory, before, input, after in
      if input == ":r", let text = memory.text, text != after { memory.isOther = true }
      memory.text = input == ":u" ? before : nil
    }
    return Expectations(
      recorded.described { ComponentView(text: $0.view + ($0.history.isOther ? " another" : "")) },
      within: .depth(7),
      .never(.shows("another").named("undo and redo lead elsewhere")),
      .everyStateCanReach(.shows("version 0")), .noDeadlock())
  }
}
#endif

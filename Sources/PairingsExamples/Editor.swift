import Pairings
import PairingsAtlas
import PairingsTerminal

/// A text with its last versions: State/Store, whose position is a Zipper.
///
/// The position is the history of the text. A typed line makes another history, and undo and redo
/// are moves of a ``Pairings/Navigation`` in it.
enum Editor {
  /// The versions before, the present version, and the undone ones.
  typealias History = Zipper<[String]>

  /// The inputs of the editor.
  enum Input: Hashable {
    case line(String)
    case undo, redo

    /// A move to the version with a number of lines.
    case version(Int)
  }

  /// The view of a version: the history focused on it, and its text.
  struct Page: CustomStringConvertible {
    let history: History

    var description: String { text(history) }
  }

  /// The maximal number of versions.
  static let limit = 100

  /// The maximal numbers of shown lines and versions.
  private static let (shownLines, shownVersions) = (20, 15)

  static var component: Component<IdentityOf, StateStore<History>, Input, Page> {
    .store(Zipper([[]]), on: .reduce { history, input in change(&history, by: input) }) {
      history, _ in Page(history: history)
    }
  }

  /// Changes a history by an input.
  static func change(_ history: inout History, by input: Input) {
    switch input {
    case .line(let line): history = typing(line, in: history)
    case .undo: NavigationZipper().move(.backward, &history)
    case .redo: NavigationZipper().move(.forward, &history)
    case .version(let count):
      guard let index = history.elements.firstIndex(where: { $0.count == count }) else { return }
      NavigationZipper().move(.jump(to: index), &history)
    }
  }

  /// Returns the history after a typed line. It drops the undone versions, and the oldest version
  /// if there are too many.
  static func typing(_ line: String, in history: History) -> History {
    let past = (history.past + [history.focus]).suffix(limit - 1)
    return Zipper(past: past, focus: history.focus + [line], future: [])
  }

  /// The last lines of the version with their numbers, and a dot for each version around it.
  static func text(_ history: History) -> String {
    let version = history.focus
    let lines = version.suffix(shownLines)
    let hidden = version.count - lines.count
    let numbered = lines.enumerated().map { "\(hidden + $0 + 1) \($1)" }
    return
      ((hidden == 0 ? [] : ["⋮"]) + numbered
      + ["▏", dots(history) + " version \(version.count)"]).joined(separator: "\n")
  }

  private static func dots(_ history: History) -> String {
    let indices = history.elements.indices
    let first = max(min(history.index - shownVersions / 2, indices.count - shownVersions), 0)
    let shown = indices[first...].prefix(shownVersions)
    let dots = shown.map { $0 == history.index ? "●" : "○" }.joined(separator: "─")
    let isOldest = first == 0 && history.elements[0].isEmpty
    return (isOldest ? "" : "⋯") + dots + (shown.endIndex == indices.endIndex ? "" : "⋯")
  }
}

extension Editor.Input {
  /// Reads a line: a command that begins with a colon, or a line of the text.
  init?(_ line: String) {
    switch line {
    case ":u": self = .undo
    case ":r": self = .redo
    case _ where line.hasPrefix(":"):
      guard let count = Int(line.dropFirst()), count >= 0 else { return nil }
      self = .version(count)
    default: self = .line(line)
    }
  }
}

extension Editor {
  @MainActor static var explored: ExploredComponent {
    let empty = Proposition<Page>("version 0") { $0.history.focus.isEmpty }
    let numbered = Proposition<Page>("each version has one line more than the one before") { page in
      let counts = page.history.elements.map(\.count)
      return zip(counts, counts.dropFirst()).allSatisfy { $0 + 1 == $1 }
    }
    return ExploredComponent(
      "editor", about: "a text with undo and redo",
      inputs: .lines(["a", "b", ":u", ":r", ":0"]) { Input($0) },
      identifiedBy: { "\($0.history.elements) \($0.history.index)" },
      properties: [.always(numbered), .everyStateCanReach(empty), .noDeadlock()],
      within: .depth(6)
    ) { component }
  }
}

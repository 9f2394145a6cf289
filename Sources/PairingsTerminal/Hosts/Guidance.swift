/// The help on the keys of a component.
@MainActor
struct Guidance {
  let exhibit: Exhibit

  /// Each key with its arrow and its meaning.
  var keys: [String] {
    exhibit.keys.map { key in
      let names = [key.name, key.arrow?.rawValue].compactMap(\.self).joined(separator: " ")
      return names + (key.input.count > 1 ? ": " : " ") + printable(key.meaning)
    }
  }

  /// The shortest help.
  var hint: [String] { ["? helps", leaving] + times }

  /// The help below the view.
  var short: [String] { keys + hint }

  /// The help on a page of its own.
  var long: [String] { keys + (takesLines ? Self.editing : []) + times + [leaving] }

  private var takesLines: Bool { exhibit.typing == .lines }

  private var leaving: String { takesLines ? "Ctrl-C ends" : "q ends" }

  private var times: [String] {
    ["Ctrl-B back", "Ctrl-F forward", "Ctrl-A to the beginning"]
  }

  private static var editing: [String] {
    [
      "← → Home End in the line", "↑ ↓ lines before", "Ctrl-U cut before", "Ctrl-K cut after",
      "Ctrl-W cut a word",
    ]
  }
}

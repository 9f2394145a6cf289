/// An input of a component, with its help.
struct Key: Equatable {
  let input: String
  let meaning: String

  /// The arrow key that a terminal accepts for the input as well.
  let arrow: Arrow?

  /// The input as a terminal can print it.
  var name: String { printable(input) }

  var help: String { "'\(name)' (\(printable(meaning)))" }
}

/// An arrow key.
enum Arrow: String, CaseIterable {
  case up = "↑"
  case down = "↓"
  case left = "←"
  case right = "→"
}

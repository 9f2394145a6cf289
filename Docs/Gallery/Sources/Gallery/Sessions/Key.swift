/// An input of a component, with its help.
package struct Key: Equatable {
  package let input: String
  package let meaning: String

  /// The arrow key that a terminal accepts for the input as well.
  package let arrow: Arrow?

  package init(_ input: String, _ meaning: String, _ arrow: Arrow? = nil) {
    self.input = input
    self.meaning = meaning
    self.arrow = arrow
  }

  /// The input as a terminal can print it.
  package var name: String { printable(input) }

  package var help: String { "'\(name)' (\(printable(meaning)))" }
}

/// An arrow key.
package enum Arrow: String, CaseIterable {
  case up = "↑"
  case down = "↓"
  case left = "←"
  case right = "→"
}

import PairingsConsole
import PairingsSession

/// The help texts of the command.
@MainActor
struct Guide {
  let shelf: Shelf
  let summary: String

  /// The name of the command.
  let command: String

  var text: String {
    """
    \(command): \(summary)

    usage: \(command) COMPONENT [OPTION …]
           \(command) --replay FILE [--to N]
           \(command) --shrink FILE --until TEXT
           \(command) COMPONENT --atlas [OPTION …]
           \(command) --merge REPORT …
           \(command) --list | --help

    components (--list names their keys):
    \(names)

    effects:
    \(effects)
    The first one that a component runs under is its default.

    options:
    \(OptionTable(CommandLineArguments.main(shelf.effects)).help)

    options of --atlas, which bound its search and choose its properties:
    \(AtlasOptions.table.help)

    On a terminal a component is shown in place and each key is an input, and so are
    the arrows\(takingLines). A question mark helps, Ctrl-C ends it; there are no colours where NO_COLOR is set. Otherwise
    each line of standard input is an input, and each view is a line or more on standard
    output; what still goes on at the end of the input is waited for:

      \(example)

    Every component travels in time: Ctrl-B goes back, Ctrl-F forward and Ctrl-A to
    the beginning; lines say :undo, :redo, :jump N and :skip N. What is done after
    going back is a branch. --futures goes with effects that do not wait: a space has
    the view of every place in it. --replay takes the answers from the recording.\(staging)

    """
  }

  /// Returns the help in at most so many columns, and at most 80. It fills paragraphs; the
  /// continuation lines of an indented line are indented further.
  func text(columns: Int) -> String {
    let width = min(columns, 80)
    var (lines, words): ([String], [String]) = ([], [])
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isProse = line.first.map { $0 != " " } ?? false
      if isProse {
        words += line.split(separator: " ").map(String.init)
      } else {
        lines += wrapped(words, separator: " ", to: width)
        words = []
        lines += Self.broken(line, to: width)
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func broken(_ line: Substring, to width: Int) -> [String] {
    guard line.count > width else { return [String(line)] }
    let indent = String(line.prefix { $0 == " " }.prefix(width / 3))
    let words = line.split(separator: " ").map(String.init)
    let parts = wrapped(words, separator: " ", to: max(width - indent.count - 4, 1))
    return parts.enumerated().map { indent + ($0 == 0 ? "" : "    ") + $1 }
  }

  /// The commands of a stage, if a component runs on one.
  private var staging: String {
    guard shelf.effects.contains(.rehearsal) else { return "" }
    return " Lines\nsay :comes STEP and :fails STEP to end a step that waits, :wake to end a "
      + "sleep, and\n:pass N for milliseconds."
  }

  private var effects: String {
    let width = shelf.effects.map(\.rawValue.count).max() ?? 0
    return shelf.effects.map { "  \(Self.padded($0.rawValue, to: width))  \($0.help)" }
      .joined(separator: "\n")
  }

  private var takingLines: String {
    let names = shelf.exhibits.filter { $0.typing == .lines }.map(\.name)
    return names.isEmpty ? "" : "; these take lines: \(names.joined(separator: ", "))"
  }

  /// A command line that types the first inputs of the first component.
  private var example: String {
    guard let exhibit = shelf.exhibits.first else { return command }
    let typed = exhibit.keys.prefix(3).map { $0.name + "\\n" }.joined()
    return "printf '\(typed)' | \(command) \(exhibit.name)"
  }

  private var names: String {
    shelf.exhibits.map { exhibit in
      "  \(padded(exhibit.name))  \(exhibit.summary) (\(exhibit.pair))"
    }.joined(separator: "\n")
  }

  /// The components with their keys, a line each.
  var list: String {
    shelf.components.map { entry in
      let exhibit = entry.exhibit
      let keys = exhibit.keys.map { "'\($0.name)'" }.joined(separator: " ")
      let effects = entry.effects.map(\.rawValue).joined(separator: "|")
      return "  \(padded(exhibit.name))  \(exhibit.summary) (\(exhibit.pair), \(effects)): \(keys)"
    }.joined(separator: "\n")
  }

  /// Returns a name with spaces up to the width of the longest one.
  private func padded(_ name: String) -> String {
    Self.padded(name, to: shelf.exhibits.map(\.name.count).max() ?? 0)
  }

  private static func padded(_ name: String, to width: Int) -> String {
    name + String(repeating: " ", count: width - name.count)
  }
}

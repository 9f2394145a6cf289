import PairingsConsole

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
           \(command) --list | --help

    components (--list names their keys):
    \(shelf.summaries)

    effects:
    \(effects)
    The first one that a component runs under is its default.

    options:
    \(CommandLineArguments.table(shelf.effects).help)

    On a terminal a component is shown in place and each key is an input, and so are
    the arrows\(takingLines). A question mark helps; Ctrl-C ends it, and so does q
    where keys are inputs; there are no colours where NO_COLOR is set. Otherwise
    each line of standard input is an input, and each view is a line or more on standard
    output; what still goes on at the end of the input is waited for:

      \(example)

    Every component travels in time: Ctrl-B goes back, Ctrl-F forward and Ctrl-A to
    the beginning; lines say :undo, :redo, :jump N and :skip N. What is done after
    going back is a branch. --futures goes with effects that do not wait: a space has
    the view of every place in it. --replay takes the answers from the recording.\(staging)

    Exit status: 0; 1 if input or output fails, or a recording is of another
    behaviour; \(UsageError.status) for bad usage, or a
    file that is no recording.

    """
  }

  /// The commands of a stage, if a component runs on one.
  private var staging: String {
    guard shelf.effects.contains(.rehearsal) else { return "" }
    return " Lines\nsay :comes STEP and :fails STEP to end a step that waits, :wake to end a "
      + "sleep, and\n:pass N for milliseconds."
  }

  private var effects: String {
    let width = shelf.effects.map(\.rawValue.count).max() ?? 0
    return shelf.effects.map { "  \(padded($0.rawValue, to: width))  \($0.help)" }
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

  /// The components with their keys, a line each.
  var list: String {
    shelf.lines { entry in
      let keys = entry.exhibit.keys.map { "'\($0.name)'" }.joined(separator: " ")
      let effects = entry.effects.map(\.rawValue).joined(separator: "|")
      return "(\(entry.exhibit.pair), \(effects)): \(keys)"
    }
  }
}

import PairingsAtlas
import PairingsConsole

/// The help texts of the command.
@MainActor
struct AtlasGuide {
  let shelf: Shelf
  let summary: String

  /// The name of the command.
  let command: String

  var text: String {
    """
    \(command): \(summary)

    usage: \(command) COMPONENT [OPTION …]
           \(command) --list | --help

    components (--list names their properties):
    \(shelf.summaries)

    options, which bound the search and choose its properties:
    \(AtlasOptions.table.help)

    A search visits every state that inputs, answers, failures and the passage of
    time lead to. A property that fails is shown with a shortest path to its
    violation, as a test. Ctrl-C ends the search, and the result so far is reported.
    The exit status is 1 if a property fails, if no state was found that --reachable
    or a property asks for, or if the output fails. It is 0 if all hold, also so far,
    and \(UsageError.status) for bad usage.

    """
  }

  /// The components with their properties, a line each.
  var list: String {
    shelf.lines { entry in
      let names = entry.expectations().properties.map(\.name)
      return "(\(entry.exhibit.pair)): \(names.joined(separator: "; "))"
    }
  }
}

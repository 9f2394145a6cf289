import PairingsConsole
import PairingsGallery

/// The help texts of the command.
@MainActor
enum Guide {
  static var text: String {
    """
    explore: comonadic user interfaces in a terminal

    usage: explore COMPONENT [OPTION …]
           explore --replay FILE [--to N]
           explore --shrink FILE --until TEXT
           explore COMPONENT --atlas [OPTION …]
           explore --merge REPORT …
           explore --list | --help

    components (--list names their keys):
    \(names)

    effects:
      now    an interaction happens at once (Identity)
      io     an interaction is described, then run (IO)
      async  an interaction may wait; others go on meanwhile (Async)
    The first one that a component runs under is its default.

    options:
    \(OptionTable(CommandLineArguments.main).help)

    options of --atlas, which bound its search and choose its properties:
    \(AtlasOptions.table.help)

    On a terminal a component is shown in place and each key is an input, and so are
    the arrows; these take lines: \(takingLines). A question mark
    helps, Ctrl-C ends it; there are no colours where NO_COLOR is set. Otherwise
    each line of standard input is an input, and each view is a line or more on standard
    output; what still goes on at the end of the input is waited for:

      printf '+\\n+\\n-\\n' | explore counter

    Every component travels in time: Ctrl-B goes back, Ctrl-F forward and Ctrl-A to
    the beginning; lines say :undo, :redo, :jump N and :skip N. What is done after
    going back is a branch. --futures goes with effects that do not wait: a space has
    the view of every place in it. --replay takes the answers from the recording.

    """
  }

  /// Returns the help in at most so many columns, and at most 80. It fills paragraphs; the
  /// continuation lines of an indented line are indented further.
  static func text(columns: Int) -> String {
    let width = min(columns, 80)
    var (lines, words): ([String], [String]) = ([], [])
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isProse = line.first.map { $0 != " " } ?? false
      if isProse {
        words += line.split(separator: " ").map(String.init)
      } else {
        lines += wrapped(words, separator: " ", to: width)
        words = []
        lines += broken(line, to: width)
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

  private static var takingLines: String {
    Exhibit.all.filter { $0.typing == .lines }.map(\.name).joined(separator: ", ")
  }

  private static var names: String {
    let width = Exhibit.all.map(\.name.count).max() ?? 0
    return Exhibit.all.map { exhibit in
      "  \(Picture.padded(exhibit.name, to: width))  \(exhibit.summary) (\(exhibit.pair))"
    }.joined(separator: "\n")
  }

  static var list: String {
    let width = Exhibit.all.map(\.name.count).max() ?? 0
    return GalleryEntry.all.map { entry in
      let exhibit = entry.exhibit
      let name = Picture.padded(exhibit.name, to: width)
      let keys = exhibit.keys.map { "'\($0.input)'" }.joined(separator: " ")
      let effects = entry.effects.map(\.rawValue).joined(separator: "|")
      return "  \(name)  \(exhibit.summary) (\(exhibit.pair), \(effects)): \(keys)"
    }.joined(separator: "\n")
  }
}

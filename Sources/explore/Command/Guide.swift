import PairingsGallery

/// What the command says about itself.
@MainActor
enum Guide {
  static var text: String {
    """
    explore: comonadic user interfaces in a terminal

    usage: explore COMPONENT [--effect now|io|async] [--seed N] [--record FILE]
                             [--futures]
           explore --replay FILE [--to N]
           explore --shrink FILE --until TEXT
           explore COMPONENT --atlas [OPTIONS]
           explore --merge REPORT...
           explore --list | --help

    components (--list names their keys):
    \(names)

    effects:
      now    an interaction happens at once (Identity)
      io     an interaction is described, then run (IO)
      async  an interaction may wait; others go on meanwhile (Async)
    The first one that a component runs under is its default. With a seed, random
    numbers are the same each time.

    On a terminal a component is shown in place and each key is an input, and so are
    the arrows; these take lines: \(takingLines). A question mark
    helps, Ctrl-C ends it; there are no colours where NO_COLOR is set. Otherwise
    each line of standard input is an input, and each view is a line or more on standard
    output; what still goes on at the end of the input is waited for:

      printf '+\\n+\\n-\\n' | explore counter

    Every component travels in time: Ctrl-B goes back, Ctrl-F forward and Ctrl-A to
    the beginning; lines say :undo, :redo, :jump N and :skip N. What is done after
    going back is a branch. A recording has what was typed and what was answered,
    a line of JSON each; --replay shows its views and asks nobody, --to N only up to
    event N. --shrink prints the fewest events after which the view still has TEXT
    in it, as a test.

    --futures shows what each key would lead to, before it is typed: a space has the
    view of every place in it. It goes with effects that do not wait.

    --atlas explores all that can be reached in a component, and says whether it keeps
    what it promises, or the shortest path that breaks it:
      --depth N, --places N, --time SECONDS   how far to go
      --memory MB           how much memory it may take
      --walks N             random walks beyond that
      --invariant NAME      only what has NAME in it
      --never TEXT          whether no view has TEXT in it
      --reachable TEXT      the shortest path to a view with TEXT in it
      --format text|json|dot|svg|html         a page to walk in is html
      --record FILE         what breaks it, as a recording
      --swarm I/N           part I of N searches by chance (with --seed); --merge
                            unites the reports (--format json) that they print

    """
  }

  /// The text in as many columns as there are, and in no more than 80. Paragraphs are filled;
  /// what is indented and broken goes on further in.
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
    return Exhibit.all.map { exhibit in
      let name = Picture.padded(exhibit.name, to: width)
      let keys = exhibit.keys.map { "'\($0.input)'" }.joined(separator: " ")
      let effects = exhibit.effects.map(\.rawValue).joined(separator: "|")
      return "  \(name)  \(exhibit.summary) (\(exhibit.pair), \(effects)): \(keys)"
    }.joined(separator: "\n")
  }
}

/// What the command says about itself.
@MainActor
enum Guide {
  static var text: String {
    """
    explore: comonadic user interfaces in a terminal

    usage: explore COMPONENT [--effect now|io|async] [--seed N] [--record FILE]
           explore --replay FILE [--to N]
           explore --shrink FILE --until TEXT
           explore COMPONENT --atlas [OPTIONS]
           explore --merge REPORT...
           explore --list | --help

    components:
    \(list)

    effects:
      now    an interaction happens at once (Identity)
      io     an interaction is described, then run (IO)
      async  an interaction may wait; others go on meanwhile (Async)
    The first one that a component runs under is its default. With a seed, random
    numbers are the same each time.

    On a terminal a component is shown in place and each key is an input; these take
    lines: \(takingLines). Ctrl-C ends it. Otherwise each line of standard input is
    an input, and each view is a line or more on standard output; what still goes on
    at the end of the input is waited for:

      printf '+\\n+\\n-\\n' | explore counter

    Every component travels in time: Ctrl-B goes back, Ctrl-F forward and Ctrl-A to
    the beginning; lines say :undo, :redo, :jump N and :skip N. What is done after
    going back is a branch. A recording has what was typed and what was answered,
    a line of JSON each; --replay shows its views and asks nobody, --to N only up to
    event N. --shrink prints the fewest events after which the view still has TEXT in
    it, as a test.

    --atlas explores all that can be reached in a component, and says whether it keeps
    what it promises, or the shortest path that breaks it:
      --depth N, --places N, --time SECONDS   how far to go
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

  private static var takingLines: String {
    Exhibit.all.filter { $0.typing == .lines }.map(\.name).joined(separator: ", ")
  }

  static var list: String {
    let width = Exhibit.all.map(\.name.count).max() ?? 0
    return Exhibit.all.map { exhibit in
      let name = exhibit.name + String(repeating: " ", count: width - exhibit.name.count)
      let keys = exhibit.keys.map { "'\($0.input)'" }.joined(separator: " ")
      let effects = exhibit.effects.map(\.rawValue).joined(separator: "|")
      return "  \(name)  \(exhibit.summary) (\(exhibit.pair), \(effects)): \(keys)"
    }.joined(separator: "\n")
  }
}

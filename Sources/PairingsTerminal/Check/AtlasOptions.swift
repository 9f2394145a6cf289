import PairingsAtlas
import PairingsConsole

/// The options of an ``AtlasCommand``.
struct AtlasOptions: Equatable {
  enum Format: String, CaseIterable {
    case text, json, svg, html
  }

  var depth: Int?
  var states: Int?
  var time: Int?

  /// The bound of memory, in megabytes.
  var memory: Int?
  var invariant: String?
  var never: [String] = []
  var reachable: [String] = []
  var format = Format.text
  var record: String?
  var isList = false
  var isHelp = false

  static var table: OptionTable<Self> {
    OptionTable([
      .number("--depth", "N", "how many moves from the beginning", in: 0 ... .max) {
        $0.depth = $1
      },
      .number("--states", "N", "how many states", in: 0 ... .max) { $0.states = $1 },
      .number("--time", "S", "how many seconds", in: 0 ... .max) { $0.time = $1 },
      .number("--memory", "MB", "how much memory", in: 0 ... .max) { $0.memory = $1 },
      .text("--invariant", "NAME", "only the properties that have NAME in them") {
        $0.invariant = $1
      },
      .text("--never", "TEXT", "whether no view has TEXT in it; may be repeated") {
        $0.never.append($1)
      },
      .text("--reachable", "TEXT", "the shortest path to a view with TEXT in it, likewise") {
        $0.reachable.append($1)
      },
      .choice("--format", "the form of the report; a page to walk in is html", of: Format.allCases)
      { $0.format = $1 },
      .text("--record", "FILE", "writes the path to a violation, for a replay") {
        $0.record = $1
      },
      .flag("--list", "the components with their properties") { $0.isList = true },
      .flag("--help", "this text") { $0.isHelp = true },
    ])
  }

  /// The maximal number of states in the chart; nil for a format without one. It is 300 unless the
  /// command line asks for more, and at most ten thousand.
  var drawn: Int? {
    switch format {
    case .text, .json: nil
    case .svg, .html: min(states ?? (depth == nil ? 300 : .max), 10_000)
    }
  }

  /// Returns the bounds of a component, overridden by those of the command line.
  func bounds(_ own: Bounds) -> Bounds {
    var bounds = own
    if let depth { bounds.depth = depth }
    if let states { bounds.states = states }
    if let time { bounds.time = .seconds(time) }
    if let memory { bounds.memory = min(memory, .max / 1_000_000) * 1_000_000 }
    return bounds
  }
}

import PairingsAtlas
import PairingsConsole
import PairingsGallery

/// What the command line says about an atlas.
struct AtlasOptions: Equatable {
  enum Format: String, CaseIterable {
    case text, json, dot, svg, html
  }

  var depth: Int?
  var places: Int?
  var time: Int?

  /// How many megabytes of memory the search may take.
  var memory: Int?
  var walks = 0
  var seed: UInt64 = 0
  var invariant: String?
  var never: String?
  var reachable: String?
  var format = Format.text
  var record: String?

  /// Which part of a swarm it is.
  var swarm: Part?

  /// A part: a number from 1, and how many there are.
  struct Part: Equatable {
    let part, count: Int
  }

  static var table: OptionTable<Self> {
    OptionTable([
      .number("--depth", "N", "how many moves from the beginning", in: 0 ... .max) {
        $0.depth = $1
      },
      .number("--places", "N", "how many places", in: 0 ... .max) { $0.places = $1 },
      .number("--time", "S", "how many seconds", in: 0 ... .max) { $0.time = $1 },
      .number("--memory", "MB", "how much memory", in: 0 ... .max) { $0.memory = $1 },
      .number("--walks", "N", "random walks beyond that", in: 0 ... .max) { $0.walks = $1 },
      .text("--invariant", "NAME", "only the promises that have NAME in them") {
        $0.invariant = $1
      },
      .text("--never", "TEXT", "whether no view has TEXT in it") { $0.never = $1 },
      .text("--reachable", "TEXT", "the shortest path to a view with TEXT in it") {
        $0.reachable = $1
      },
      .choice("--format", "the form of the report; a page to walk in is html", of: Format.allCases)
      { $0.format = $1 },
      .part("--swarm", "a part of a search by chance (with --seed), to be merged", from: 1) {
        $0.swarm = Part(part: $1.0, count: $1.of)
      },
    ])
  }

  /// How many places are on a picture, if one is drawn: so many as can be looked at, unless
  /// somebody wants more, and no more than ten thousand.
  var drawn: Int? {
    switch format {
    case .text, .json: nil
    case .dot, .svg, .html: min(places ?? (depth == nil ? 300 : .max), 10_000)
    }
  }

  /// How far to go, where a component says how far it takes to see what it promises.
  func bounds(_ own: Bounds) -> Bounds {
    var bounds = own
    if let depth { bounds.depth = depth }
    if let places { bounds.places = places }
    if let time { bounds.time = .seconds(time) }
    if let memory { bounds.memory = min(memory, .max / 1_000_000) * 1_000_000 }
    return walks > 0 ? bounds.walking(walks, steps: 1_000, seed: seed) : bounds
  }
}

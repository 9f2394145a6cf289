import PairingsConsole

/// The options of the command line.
struct Options {
  enum Format: String, CaseIterable {
    case text, json, markdown
  }

  var filters: [String] = []
  var isListing = false
  var isCheck = false
  var isHelp = false
  var format = Format.text
  var output: String?
  var sampling = Sampling()

  /// The revision to build and to compare with, and the options of that build; nil for none.
  var revision: String?
  var buildOptions: [String] = []

  /// The least change that counts, in percent.
  var threshold = 10
  var isUnoptimised = false

  static var table: OptionTable<Options> {
    OptionTable([
      .text(
        "--filter", "GLOB",
        "only rows whose name matches; * stands for any text; more of them choose more rows"
      ) { $0.filters.append($1) },
      .flag("--list", "the names of the rows") { $0.isListing = true },
      .flag(
        "--check",
        "whether results are right, and in a release build no operation takes more allocations, "
          + "instructions or retains than its limit, or grows faster than claimed"
      ) { $0.isCheck = true },
      .choice(
        "--format", "a table (text, markdown), every figure (json)",
        of: Format.allCases
      ) { $0.format = $1 },
      .text("--output", "FILE", "a file to write to, instead of standard output") {
        $0.output = $1
      },
      .flag("--quick", "a first look: 60 ms of samples for each row") {
        $0.sampling = .quick
      },
      .number(
        "--budget", "S",
        "seconds for the samples of a row, by default 1, unless the interval of its ratio is "
          + "narrower than 3 % before", in: 1...3_600
      ) { $0.sampling.budget = .seconds($1) },
      .number("--samples", "N", "exactly so many samples of each row", in: 1 ... .max) {
        $0.sampling.exact = $1
      },
      .text(
        "--compare-with", "REVISION",
        "the changes since a revision of this package, which git checks out elsewhere and "
          + "'swift build' builds; processes of the two run in turns; status 1 if a row is worse"
      ) { $0.revision = $1 },
      .text(
        "--build-option", "OPTION",
        "with --compare-with: an option of that build; more of them are more options"
      ) { $0.buildOptions.append($1) },
      .number(
        "--threshold", "PERCENT", "the least change that counts, by default 10", in: 0...1_000
      ) { $0.threshold = $1 },
      .flag("--unoptimised", "measures a debug build, whose times say nothing of a release") {
        $0.isUnoptimised = true
      },
      .flag("--help", "this text") { $0.isHelp = true },
    ])
  }

  static var usage: String {
    """
    \(Terminal.name): operations beside hand-written controls

    \(table.synopsis("usage: \(Terminal.name)"))

    \(table.help)

    Exit status: 0; 1 if a result is wrong, an operation does no work, takes more
    than its limit or grows faster than claimed, a row is worse than before, or the
    output fails; \(UsageError.status) for bad usage.
    """
  }

  init(_ arguments: [String]) throws(UsageError) {
    try Self.table.read(arguments, into: &self)
    guard revision == nil || !isCheck else {
      throw UsageError(message: "--compare-with measures, and checks nothing")
    }
    guard revision != nil || buildOptions.isEmpty else {
      throw UsageError(message: "--build-option is for --compare-with")
    }
  }

  /// Returns true if a name matches one of the filters, or there are none.
  func admits(_ name: String) -> Bool {
    filters.isEmpty || filters.contains { Glob($0).matches(name) }
  }
}

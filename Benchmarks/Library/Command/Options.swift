import PairingsConsole

/// The options of the command line.
struct Options {
  enum Format: String, CaseIterable {
    case text, json, markdown, svg
  }

  var filters: [String] = []
  var isListing = false
  var isCheck = false
  var isRecording = false

  /// The file of the accepted figures, or nil for the default.
  var accepted: String?
  var isHelp = false
  var format = Format.text
  var output: String?
  var sampling = Sampling()

  /// The file for the measured rows, and the one to compare them with; nil for none.
  var save: String?
  var compared: String?

  /// The revision to build and to compare with, and the options of that build; nil for none.
  var revision: String?
  var buildOptions: [String] = []

  /// The least difference that counts, in percent.
  var threshold = 5
  var isUnoptimised = false

  /// The file of saved rows to draw, or nil to measure new ones.
  var saved: String?

  static var table: OptionTable<Options> {
    OptionTable([
      .text(
        "--filter", "GLOB",
        "only rows whose name matches; * stands for any text; more of them choose more rows"
      ) { $0.filters.append($1) },
      .flag("--list", "the names of the rows") { $0.isListing = true },
      .flag(
        "--check",
        "whether results are right, no more is allocated than promised, and in a release build no "
          + "figure is worse than accepted: allocations, growth, and the ratio by more than half"
      ) { $0.isCheck = true },
      .flag("--record", "with --check: accepts the figures of this build") {
        $0.isRecording = true
      },
      .text(
        "--against", "FILE",
        "with --check: the accepted figures, by default those of the command; with it, the "
          + "allocations of a debug build are compared, too"
      ) { $0.accepted = $1 },
      .choice(
        "--format", "a table (text, markdown), every figure (json), a picture (svg)",
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
      .text("--save", "FILE", "a file for the figures, with the machine and the samples") {
        $0.save = $1
      },
      .text(
        "--compare", "FILE",
        "the differences from saved figures; status 1 if a row is slower or allocates more"
      ) { $0.compared = $1 },
      .text(
        "--compare-with", "REVISION",
        "the differences from a revision of this package, which git checks out elsewhere and "
          + "'swift build' builds; the two run in turns"
      ) { $0.revision = $1 },
      .text(
        "--build-option", "OPTION",
        "with --compare-with: an option of that build; more of them are more options"
      ) { $0.buildOptions.append($1) },
      .number(
        "--threshold", "PERCENT", "the least difference that counts, by default 5", in: 0...1_000
      ) { $0.threshold = $1 },
      .flag("--unoptimised", "measures a debug build, whose times say nothing of a release") {
        $0.isUnoptimised = true
      },
      .text("--from", "FILE", "a picture (svg) of rows that were measured before") {
        $0.saved = $1
      },
      .flag("--help", "this text") { $0.isHelp = true },
    ])
  }

  static var usage: String {
    """
    \(Terminal.name): operations beside hand-written controls

    \(table.synopsis("usage: \(Terminal.name)"))

    \(table.help)

    Exit status: 0; 1 if a result is wrong, a row is slower than accepted or saved,
    or more was allocated than promised, accepted or saved; \(UsageError.status) for bad usage.
    """
  }

  init(_ arguments: [String]) throws(UsageError) {
    try Self.table.read(arguments, into: &self)
    guard isCheck || (!isRecording && accepted == nil) else {
      throw UsageError(message: "--record and --against are for --check")
    }
    guard revision == nil || (compared == nil && save == nil && !isCheck) else {
      throw UsageError(message: "--compare-with saves, checks and compares with no file")
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

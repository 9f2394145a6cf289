import PairingsConsole

/// The options of the command line.
struct Options {
  enum Format: String, CaseIterable {
    case text, json, svg
  }

  var filters: [String] = []
  var isListing = false
  var isCheck = false
  var isRecording = false

  /// The file for the recorded allocations, or nil for the default.
  var record: String?
  var isHelp = false
  var format = Format.text
  var output: String?
  var samples = 15

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
        "whether results and allocations are right, without times: no more allocations than "
          + "promised, and in a release build than recorded"
      ) { $0.isCheck = true },
      .flag("--record", "with --check: records the allocations anew") { $0.isRecording = true },
      .text(
        "--against", "FILE",
        "with --check: the record, by default Benchmarks/allocations.json; with it, a debug "
          + "build is compared with it, too"
      ) { $0.record = $1 },
      .choice(
        "--format", "a table (text), every figure (json), a picture (svg)", of: Format.allCases
      ) { $0.format = $1 },
      .text("--output", "FILE", "a file to write to, instead of standard output") {
        $0.output = $1
      },
      .number("--samples", "N", "samples of each row, by default 15", in: 1 ... .max) {
        $0.samples = $1
      },
      .text("--from", "FILE", "a picture (svg) of rows that were measured before") {
        $0.saved = $1
      },
      .flag("--help", "this text") { $0.isHelp = true },
    ])
  }

  static var usage: String {
    """
    benchmarks: the operations of Pairings beside hand-written controls

    \(table.synopsis("usage: benchmarks"))

    \(table.help)

    Exit status: 0; 1 if a result is wrong or more was allocated than promised or
    recorded; 64 for an option that is not known.

    """
  }

  init(_ arguments: [String]) throws(UsageError) {
    try Self.table.read(arguments, into: &self)
    guard isCheck || (!isRecording && record == nil) else {
      throw UsageError(message: "--record and --against are for --check")
    }
  }

  /// Returns true if a name matches one of the filters, or there are none.
  func admits(_ name: String) -> Bool {
    filters.isEmpty || filters.contains { Glob($0).matches(name) }
  }
}

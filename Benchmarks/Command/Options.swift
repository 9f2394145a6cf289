import PairingsConsole

/// What the command line asks for.
struct Options {
  enum Format: String, CaseIterable {
    case text, json, svg
  }

  /// A message that says what is possible.
  struct UsageError: Error {
    let message: String
  }

  var filters: [String] = []
  var isListing = false
  var isCheck = false
  var isRecording = false

  /// Where the allocations of rows are recorded, if that is said.
  var record: String?
  var isHelp = false
  var format = Format.text
  var output: String?
  var samples = 15

  /// A file of saved rows, to be drawn instead of new ones.
  var saved: String?

  static let usage = """
    benchmarks: the operations of Pairings beside hand-written controls

    usage: benchmarks [--filter GLOB] [--list] [--check] [--record] [--against FILE]
                      [--format text|json|svg] [--output FILE] [--samples N]
                      [--from FILE]

      --filter GLOB   only rows whose name matches; * stands for any text; more of
                      them choose more rows
      --list          the names of the rows
      --check         whether results and allocations are right, without times:
                      no more allocations than promised, and in a release build
                      than recorded
      --record        with --check: records the allocations anew
      --against FILE  with --check: the record, Benchmarks/allocations.json if
                      not said; if it is, a debug build is compared with it, too
      --format        a table (text), every figure (json), a picture (svg)
      --output FILE   write there instead of to standard output
      --samples N     samples of each row, 15 if not said
      --from FILE     a picture (svg) of rows that were measured before

    Exit status: 0; 1 if a result is wrong or more was allocated than promised or
    recorded; 64 for an option that is not known.

    """

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": isHelp = true
      case "--list": isListing = true
      case "--check": isCheck = true
      case "--record": isRecording = true
      case "--against": record = try Self.value(of: argument, &rest)
      case "--filter": filters.append(try Self.value(of: argument, &rest))
      case "--from": saved = try Self.value(of: argument, &rest)
      case "--output": output = try Self.value(of: argument, &rest)
      case "--format":
        let name = try Self.value(of: argument, &rest)
        guard let format = Format(rawValue: name) else {
          throw UsageError(message: "unknown format '\(name)'; the formats are text, json and svg")
        }
        self.format = format
      case "--samples":
        let text = try Self.value(of: argument, &rest)
        guard let samples = Int(text), samples > 0 else {
          throw UsageError(message: "--samples needs a number above zero, not '\(text)'")
        }
        self.samples = samples
      default:
        throw UsageError(
          message: "unknown option '\(argument)'; the options are --filter GLOB, --list, --check, "
            + "--record, --against FILE, --format text|json|svg, --output FILE, --samples N, "
            + "--from FILE and --help")
      }
    }
    guard isCheck || (!isRecording && record == nil) else {
      throw UsageError(message: "--record and --against are for --check")
    }
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst() else { throw UsageError(message: "\(option) needs a value") }
    return value
  }

  /// Whether a name matches one of the filters, if there are any.
  func admits(_ name: String) -> Bool {
    filters.isEmpty || filters.contains { Glob($0).matches(name) }
  }
}

import Foundation
import PairingsConsole

/// The options of a command line.
struct Options {
  /// The form of the results.
  enum Format: String {
    case text, json, junit, markdown, swift
  }

  var filter = "*"
  var seed: UInt64?
  var cases = 1_000
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  var shard = (index: 0, count: 1)
  var format = Format.text
  var law: String?
  var address: String?
  var limit: Int?
  var beside: String?
  var size = 6
  var operands: [String] = []

  /// The subjects of this process, if it is a child of the command.
  var child: ChildPart?

  /// Returns true if a name matches the filter.
  func admits(_ name: String) -> Bool { Glob(filter).matches(name) }
}

extension Options {
  /// The options of all verbs, except for the form of the results, which depends on the verb.
  static var all: [Option<Self>] {
    [
      .text("--filter", "GLOB", "only ids, or names, that match; * stands for any text") {
        $0.filter = $1
      },
      .number(
        "--seed", "S",
        "the seed of the random cases; by default a fresh one, which is printed (mutants, discover: 1)",
        in: 0 ... .max
      ) { $0.seed = $1 },
      .number("--cases", "N", "random cases of each law, by default 1000", in: 1 ... .max) {
        $0.cases = $1
      },
      .number(
        "--jobs", "N",
        "processes side by side, by default one a core; the result is the same for any number",
        in: 1...256
      ) { $0.jobs = $1 },
      .number(
        "--limit", "S", "seconds that a law, or a discovery, may take; by default no limit",
        in: 1 ... .max
      ) { $0.limit = $1 },
      .part(
        "--shard", "a part of the laws; merged, the parts make the report of one run"
      ) { $0.shard = ($1.0, $1.of) },
      .text("--law", "ID", "the law of the case") { $0.law = $1 },
      .text("--case", "TEXT", "the case, as a failure has printed it") { $0.address = $1 },
      .text("--beside", "NAME", "the instance that breaks the equations") { $0.beside = $1 },
      .number(
        "--size", "N", "variables and operations of a term, by default at most 6", in: 1...12
      ) { $0.size = $1 },
    ]
  }
}

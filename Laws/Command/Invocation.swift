import Foundation
import PairingsConsole

/// A command line: a verb and its options.
struct Invocation {
  /// The action of the command.
  enum Verb: String, CaseIterable {
    case list, run, merge, replay, mutants, discover, help
  }

  /// The form of the results.
  enum Format: String, CaseIterable {
    case text, json, junit, markdown, swift
  }

  /// The options of the command line.
  struct Options {
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
    var files: [String] = []

    /// The subjects of this process, if it is a child of the command.
    var child: Part?

    /// Returns true if a name matches the filter.
    func admits(_ name: String) -> Bool { Glob(filter).matches(name) }
  }

  let verb: Verb
  private(set) var options = Options()

  /// Reads the arguments after the command's name.
  ///
  /// - Throws: An error whose message lists the valid arguments.
  init(_ arguments: [String]) throws(UsageError) {
    guard let name = arguments.first, !arguments.contains("--help"), !arguments.contains("-h")
    else {
      verb = .help
      return
    }
    guard let verb = Verb(rawValue: name) else {
      throw UsageError(
        message:
          "unknown command '\(name)'; the commands are \(listed(Verb.allCases.map(\.rawValue)))")
    }
    self.verb = verb
    options.child = arguments.last.flatMap(Part.init)
    let own = options.child == nil ? arguments[...] : arguments.dropLast()
    try verb.table.read(own.dropFirst(), into: &options, of: name) {
      options, argument throws(UsageError) in
      guard verb == .merge || verb == .discover else {
        throw UsageError(message: "'\(argument)' is too much; options begin with --")
      }
      options.files.append(argument)
    }
  }

  /// The subjects of a child of the command.
  struct Part {
    /// The index of the first subject, and the distance to the next one.
    let (first, step): (Int, Int)

    /// The process of the command.
    let parent: Int32

    /// Reads the argument of a child: `--child=3/2/4711`.
    init?(_ argument: String) {
      let parts = argument.split(separator: "=")
      let numbers = parts.last?.split(separator: "/").compactMap { Int32($0) } ?? []
      guard parts.first == "--child", numbers.count == 3, numbers[0] >= 0, numbers[1] > 0 else {
        return nil
      }
      (first, step, parent) = (Int(numbers[0]), Int(numbers[1]), numbers[2])
    }
  }
}

// MARK: - Options

extension Invocation.Verb {
  /// The help of the verb, its options, and the forms of its results.
  private var usage: (summary: String, options: [String], formats: [Invocation.Format]) {
    switch self {
    case .list: ("every law with its id and its equation", ["--filter"], [.text, .markdown])
    case .run:
      (
        "checks the laws", ["--filter", "--seed", "--cases", "--jobs", "--limit", "--shard"],
        [.text, .json, .junit]
      )
    case .merge:
      (
        "makes one report of files that the parts of a run wrote as json", [],
        [.text, .json, .junit]
      )
    case .replay: ("makes one case of a law again and shows it", ["--law", "--case"], [])
    case .mutants:
      (
        "checks that each broken instance is caught by its law",
        ["--filter", "--seed", "--cases", "--jobs", "--limit"], [.text, .json]
      )
    case .discover:
      (
        "finds the equations of an instance, or those that another one breaks",
        ["--beside", "--size", "--seed", "--limit"], [.text, .json, .swift]
      )
    case .help: ("this text", [], [])
    }
  }

  /// The summary of the verb in the help.
  var summary: String { usage.summary }

  /// The options of the verb.
  var table: OptionTable<Invocation.Options> {
    let options = Invocation.Options.all.filter { usage.options.contains($0.name) }
    let forms = usage.formats
    return OptionTable(options + (forms.isEmpty ? [] : [Invocation.Options.format(forms)]))
  }
}

extension Invocation.Options {
  fileprivate static func format(_ formats: [Invocation.Format]) -> Option<Self> {
    .choice("--format", "the form of the results", of: formats) { $0.format = $1 }
  }

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
      ) {
        $0.size = $1
      },
    ]
  }
}

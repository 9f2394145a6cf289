import Foundation
import PairingsConsole

/// What the command line asks for.
struct Invocation {
  /// What to do.
  enum Verb: String, CaseIterable {
    case list, run, merge, replay, mutants, challenge, help
  }

  /// In which form to tell it.
  enum Format: String, CaseIterable {
    case text, json, junit, markdown, svg
  }

  /// How to do it.
  struct Options {
    var filter = "*"
    var seed: UInt64?
    var cases = 1_000
    var seeds = 100
    var scanned: Int?
    var jobs = ProcessInfo.processInfo.activeProcessorCount
    var shard = (index: 0, count: 1)
    var format = Format.text
    var law: String?
    var address: String?
    var limit: Int?
    var files: [String] = []

    /// A file of saved results, to be told instead of new ones.
    var saved: String?

    /// Whether this process works for another one.
    var isWorker = false

    /// Whether a name matches the filter.
    func admits(_ name: String) -> Bool { Glob(filter).matches(name) }
  }

  let verb: Verb
  private(set) var options = Options()

  /// Reads the arguments after the command's name.
  ///
  /// - Throws: A message that says what is possible.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    guard let name = rest.popFirst(), !arguments.contains("--help"), !arguments.contains("-h")
    else {
      verb = .help
      return
    }
    guard let verb = Verb(rawValue: name) else {
      throw UsageError(message: "unknown command '\(name)'; the commands are \(Verb.names)")
    }
    self.verb = verb
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      guard parts.count == 2, argument.hasPrefix("--") else {
        try read(argument, &rest)
        continue
      }
      rest = [parts[1]] + rest
      try read(parts[0], &rest)
    }
  }

  private mutating func read(
    _ option: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    func value() throws(UsageError) -> String {
      guard let value = rest.popFirst() else {
        throw UsageError(message: "\(option) needs a value")
      }
      return value
    }
    func number<Number: FixedWidthInteger>(from least: Number) throws(UsageError) -> Number {
      let text = try value()
      guard let number = Number(text), number >= least else {
        throw UsageError(message: "\(option) needs a number from \(least) up, not '\(text)'")
      }
      return number
    }
    if verb == .merge, !option.hasPrefix("-") {
      options.files.append(option)
      return
    }
    guard Self.options(of: verb).contains(option) || option == "--worker" else {
      let known = Self.options(of: verb).joined(separator: ", ")
      throw UsageError(
        message: "unknown option '\(option)' of '\(verb.rawValue)'; the options are \(known)")
    }
    switch option {
    case "--filter": options.filter = try value()
    case "--seed": options.seed = try number(from: 0)
    case "--cases": options.cases = try number(from: 1)
    case "--jobs":
      options.jobs = try number(from: 1)
      guard options.jobs <= 1_024 else {
        throw UsageError(message: "--jobs needs a number up to 1024, not '\(options.jobs)'")
      }
    case "--seeds": options.seeds = try number(from: 1)
    case "--scanned": options.scanned = try number(from: 0)
    case "--case": options.address = try value()
    case "--limit": options.limit = try number(from: 1)
    case "--worker": options.isWorker = true
    case "--from": options.saved = try value()
    case "--law": options.law = try value()
    case "--shard": options.shard = try Self.shard(try value())
    default:
      let name = try value()
      guard let format = Format(rawValue: name), Self.formats(of: verb).contains(format) else {
        let known = Self.formats(of: verb).map(\.rawValue).joined(separator: ", ")
        throw UsageError(message: "unknown format '\(name)'; the formats are \(known)")
      }
      options.format = format
    }
  }

  private static func shard(_ text: String) throws(UsageError) -> (Int, Int) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count > 0,
      (0..<count).contains(index)
    else {
      throw UsageError(message: "--shard needs i/n with i from 0 below n, not '\(text)'")
    }
    return (index, count)
  }

  private static func options(of verb: Verb) -> [String] {
    switch verb {
    case .list: ["--filter", "--format"]
    case .run: ["--filter", "--seed", "--cases", "--jobs", "--limit", "--shard", "--format"]
    case .merge: ["--format"]
    case .replay: ["--law", "--case", "--format"]
    case .mutants: ["--filter", "--seed", "--cases", "--jobs", "--limit", "--format", "--from"]
    case .challenge: ["--filter", "--seeds", "--scanned", "--format"]
    case .help: []
    }
  }

  private static func formats(of verb: Verb) -> [Format] {
    switch verb {
    case .list: [.text, .json, .markdown]
    case .run, .merge: [.text, .json, .junit]
    case .mutants: [.text, .json, .svg]
    case .replay, .challenge, .help: [.text, .json]
    }
  }
}

extension Invocation.Verb {
  fileprivate static var names: String {
    allCases.map(\.rawValue).joined(separator: ", ")
  }
}

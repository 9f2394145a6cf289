import Foundation
import PairingsConsole
public import PropertyTesting

/// A command that lists, checks and replays laws, and proves them by broken instances.
///
///     @main struct Mine: LawsCommand {
///       static var suites: [Suite] { [.monad(BoxOf.self), queue] }
///     }
///
/// `mine --help` tells its verbs: `run` checks the laws on all cores, or one part of many; `merge`
/// makes one report of those of all parts; `replay` makes one case again; `list` shows the laws;
/// `mutants` tells which law catches which broken instance; `challenge` measures how failures shrink.
///
/// The cases of a run are divided among processes, each of which is the command again: ``suites`` is
/// asked for in each, and must have the same laws in all of them. Laws are checked on the main actor,
/// so that one whose sides wait must not wait for it.
public protocol LawsCommand {
  /// The suites that are checked.
  static var suites: [Suite] { get }

  /// Broken instances, each of which a law should catch.
  static var mutants: [Mutant] { get }

  /// The laws of the instances that the mutants are made of, which hold.
  static var references: [Suite] { get }

  /// Properties that do not hold, each with its simplest failure.
  static var challenges: [Challenge] { get }
}

extension LawsCommand {
  /// None.
  public static var mutants: [Mutant] { [] }

  /// None.
  public static var references: [Suite] { [] }

  /// None.
  public static var challenges: [Challenge] { [] }

  /// Does what the command line asks for, and ends the process with its exit status.
  @MainActor public static func main() async {
    Terminal.streams.reserve()
    do throws(UsageError) {
      let invocation = try Invocation(Array(CommandLine.arguments.dropFirst()))
      if invocation.options.isWorker { Workplace.open() }
      exit(try await run(invocation))
    } catch {
      Terminal.streams.end("\(error.message)\nTry '\(Terminal.name) --help'.", status: 2)
    }
  }

  /// Does what was asked for; returns the exit status.
  static func run(_ invocation: Invocation) async throws(UsageError) -> Int32 {
    let options = invocation.options
    switch invocation.verb {
    case .help:
      Terminal.write(Guide.text)
      return 0
    case .list: return ListCommand(options, try laws(options)).run()
    case .run: return await RunCommand(options, try laws(options)).run()
    case .merge: return try MergeCommand(options).run()
    case .replay: return try ReplayCommand(options, laws).run()
    case .mutants: return try await MutantsCommand(options, mutants, references).run()
    case .challenge: return try ChallengeCommand(options, challenges).run()
    }
  }

  /// The laws that the options admit, each once.
  ///
  /// - Throws: An error of usage if they admit none.
  /// - Complexity: O(laws), each of which is made.
  static func laws(_ options: Invocation.Options) throws(UsageError) -> [Law] {
    let suites = suites
    var known: Set<String> = []
    for suite in suites where !known.insert("\(suite.subject)/\(suite.name)").inserted {
      throw UsageError(message: "two suites are called '\(suite.subject)/\(suite.name)'")
    }
    var names: [String: [String]] = [:]
    var laws: [Law] = []
    for law in suites.lazy.flatMap(\.laws) {
      let (id, parts) = (law.id, [law.subject, law.suite, law.name])
      if let other = names[id] {
        guard other == parts else { throw UsageError(message: "two laws are called '\(id)'") }
      } else {
        names[id] = parts
        if options.admits(id) { laws.append(law) }
      }
    }
    guard laws.isEmpty else { return laws }
    throw UsageError(
      message: "no law matches '\(options.filter)'; '\(Terminal.name) list' names them")
  }
}

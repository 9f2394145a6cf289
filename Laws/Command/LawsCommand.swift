import Foundation
import PairingsConsole
public import PropertyTesting

/// A command that lists, checks and replays laws, and proves them by broken instances.
///
///     @main struct Mine: LawsCommand {
///       static var suites: [Suite] { [.monad(BoxOf.self), queue] }
///     }
///
/// `mine --help` lists the verbs. `run` checks the laws on all cores, or one part of many, and
/// `merge` combines the reports of all parts. `replay` repeats one case, and `list` shows the laws.
/// `mutants` shows which law catches which broken instance.
///
/// The laws of a run are divided among processes, each of which is the command again. Each process
/// evaluates ``suites``, which must have the same laws in all of them. A law that ends its process is
/// reported with the case, and another process goes on behind it. Laws are checked on the main
/// actor, so that a law must not wait for the main actor.
public protocol LawsCommand {
  /// The suites that are checked.
  static var suites: [Suite] { get }

  /// The broken instances, each of which a law should catch, and the laws of the original ones.
  static var mutants: Mutants { get }

  /// The discoverer of equations.
  static var discoverer: Discoverer? { get }
}

extension LawsCommand {
  /// The default: no mutants.
  public static var mutants: Mutants { Mutants([]) }

  /// The default: no discoverer.
  public static var discoverer: Discoverer? { nil }

  /// Runs the command line, and ends the process with its exit status.
  @MainActor public static func main() {
    Terminal.streams.reserve()
    do throws(UsageError) {
      exit(try run(Array(CommandLine.arguments.dropFirst())))
    } catch {
      Terminal.end(error)
    }
  }

  /// Runs a verb with its arguments. Returns the exit status.
  static func run(_ arguments: [String]) throws(UsageError) -> Int32 {
    let asksForHelp = arguments.contains("--help") || arguments.contains("-h")
    let own = asksForHelp || arguments.isEmpty ? ["help"] : arguments
    guard let verb = verbs.first(where: { $0.name == own[0] }) else {
      throw UsageError(
        message: "unknown command '\(own[0])'; the commands are \(listed(verbs.map(\.name)))")
    }
    return try verb.run(try verb.read(own.dropFirst()))
  }

  /// Returns the laws that the options admit, each once.
  ///
  /// - Throws: A usage error if no law matches.
  /// - Complexity: O(laws), each of which is created.
  static func laws(_ options: Options) throws(UsageError) -> [Law] {
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

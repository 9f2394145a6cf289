import Foundation
import PairingsConsole

/// A command that checks the properties of components in every reachable state.
///
///     @main struct Mine: AtlasCommand {
///       static var components: [ExploredComponent] {
///         [
///           ExploredComponent(
///             "counter", about: "a count", inputs: .keys(["+": .up]),
///             properties: [.always(Proposition("below forty") { $0 != "40" })]
///           ) { counter }
///         ]
///       }
///     }
///
/// `mine --help` lists the options. `mine counter` checks the properties of the component, within
/// its bounds, and prints a shortest counterexample to each that fails, as a path and as a test.
/// `--record` writes it as a recording, which an ``ExploreCommand`` replays.
///
/// The exit status is 0 if no property fails, also where the search ends before it has decided all.
/// It is 1 if one fails, if no state was found that a property asks for, if the model has a defect,
/// or if a result cannot be written; and 2 for a usage error.
@MainActor
public protocol AtlasCommand {
  /// The components that the command checks, by their names.
  static var components: [ExploredComponent] { get }

  /// The summary of the command in its help.
  static var summary: String { get }
}

extension AtlasCommand {
  /// The default summary.
  public static var summary: String { "the properties of components, in every reachable state" }

  /// Runs the command line, and ends the process with its exit status.
  public static func main() {
    Terminal.streams.reserve()
    do throws(Refusal) {
      let invocation = try AtlasInvocation(
        arguments: Array(CommandLine.arguments.dropFirst()), of: Shelf(components: components))
      exit(try run(invocation))
    } catch {
      Terminal.end(UsageError(message: error.message))
    }
  }

  private static func run(_ invocation: AtlasInvocation) throws(Refusal) -> Int32 {
    let guide = AtlasGuide(
      shelf: Shelf(components: components), summary: summary, command: Terminal.name)
    switch invocation {
    case .guide: Terminal.help(guide.text)
    case .list: Terminal.write(guide.list + "\n")
    case .check(let entry, let options): return try AtlasRun(entry: entry, options: options).run()
    }
    return EXIT_SUCCESS
  }
}

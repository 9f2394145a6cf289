import Foundation
import PairingsConsole

/// A command that opens components in a terminal, and records and replays them.
///
///     @main struct Mine: ExploreCommand {
///       static var components: [ExploredComponent] {
///         [ExploredComponent("counter", about: "a count", inputs: .keys(["+": .up])) { counter }]
///       }
///     }
///
/// `mine --help` lists the options. `mine counter` shows the component in place and reads keys, or
/// lines where standard input is no terminal. `--record` writes a file, which `--replay` shows and
/// `--shrink` makes a test of. The properties of the same components are checked by an
/// `AtlasCommand`.
@MainActor
public protocol ExploreCommand {
  /// The components that the command opens, by their names.
  static var components: [ExploredComponent] { get }

  /// The summary of the command in its help.
  static var summary: String { get }
}

extension ExploreCommand {
  /// The default summary.
  public static var summary: String { "components in a terminal" }

  /// Runs the command line, and ends the process with its exit status.
  public static func main() async {
    Terminal.streams.reserve()
    let shelf = Shelf(components: components)
    do throws(Refusal) {
      let arguments = Array(CommandLine.arguments.dropFirst())
      let invocation = try Invocation(arguments: arguments, of: shelf)
      exit(await ExploreRun(shelf: shelf, summary: summary).run(invocation))
    } catch {
      Terminal.end(UsageError(message: error.message))
    }
  }
}

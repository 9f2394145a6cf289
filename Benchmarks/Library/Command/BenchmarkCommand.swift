import Foundation
import PairingsConsole

/// A command that measures operations beside their controls.
///
///     @main struct Mine: BenchmarkCommand {
///       static var suites: [BenchmarkSuite] {
///         [.pairing(WalkField(), move: step, space: field, by: HandWritten.init)]
///       }
///     }
///
/// `mine --help` lists the options. The operation and the control of a row alternate in one process,
/// until the confidence interval of their ratio is narrower than 3 % or a budget is spent. `--check`
/// compares results with controls, and counts with the limits of the rows. `--compare-with` finds a
/// row that is slower than in another revision.
public protocol BenchmarkCommand {
  /// The suites that are measured.
  static var suites: [BenchmarkSuite] { get }
}

extension BenchmarkCommand {
  /// Runs the command line, and ends the process with its exit status.
  public static func main() {
    Terminal.streams.reserve()
    do throws(UsageError) {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      exit(try BenchmarkRun(suites.flatMap(\.rows), options).run())
    } catch {
      Terminal.end(error)
    }
  }
}

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
/// until the confidence interval of their ratio is narrower than 3 % or a budget is spent. `--save`
/// writes the figures to a file, and `--compare` fails if a row has become slower since then.
/// `--check` compares results, allocations, growths and ratios with those that are accepted.
public protocol BenchmarkCommand {
  /// The suites that are measured.
  static var suites: [BenchmarkSuite] { get }

  /// The path of the accepted figures, relative to the working directory, or nil if `--check`
  /// compares results with controls and allocations with promises alone.
  static var accepted: String? { get }
}

extension BenchmarkCommand {
  /// The default: no accepted figures.
  public static var accepted: String? { nil }

  /// Runs the command line, and ends the process with its exit status.
  public static func main() {
    Terminal.streams.reserve()
    do throws(UsageError) {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      exit(try BenchmarkRun(suites.flatMap(\.rows), options, acceptedAt: accepted).run())
    } catch {
      Terminal.end(error)
    }
  }
}

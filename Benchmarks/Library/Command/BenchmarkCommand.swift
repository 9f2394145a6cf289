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
/// `--check` compares results and allocations, and measures no times.
public protocol BenchmarkCommand {
  /// The suites that are measured.
  static var suites: [BenchmarkSuite] { get }

  /// The path of the recorded allocations, relative to the working directory, or nil if `--check`
  /// compares allocations with promises alone.
  static var allocations: String? { get }
}

extension BenchmarkCommand {
  /// The default: no recorded allocations.
  public static var allocations: String? { nil }

  /// Runs the command line, and ends the process with its exit status.
  public static func main() {
    Terminal.streams.reserve()
    do throws(UsageError) {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      exit(try BenchmarkRun(suites.flatMap(\.rows), options, recordedAt: allocations).run())
    } catch {
      Terminal.streams.end(error.message, status: EX_USAGE)
    }
  }
}

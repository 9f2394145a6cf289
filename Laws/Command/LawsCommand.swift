import Foundation
import PairingLaws
import PairingsConsole

/// The `laws` command: lists, checks and replays laws, and proves them by mutants.
@main
enum LawsCommand {
  static func main() async {
    Terminal.streams.reserve()
    do throws(UsageError) {
      exit(try await run(Invocation(Array(CommandLine.arguments.dropFirst()))))
    } catch {
      Terminal.streams.end("\(error.message)\nTry 'laws --help'.", status: 2)
    }
  }

  /// Does what was asked for; returns the exit status.
  static func run(_ invocation: Invocation) async throws(UsageError) -> Int32 {
    let options = invocation.options
    switch invocation.verb {
    case .help:
      Terminal.write(Guide.text)
      return 0
    case .list: return try ListCommand(options).run()
    case .run: return try await RunCommand(options).run()
    case .merge: return try MergeCommand(options).run()
    case .replay: return try ReplayCommand(options).run()
    case .mutants: return try await MutantsCommand(options).run()
    case .challenge: return try ChallengeCommand(options).run()
    }
  }
}

/// Something that the command line asks for and that is not possible.
struct UsageError: Error {
  let message: String
}

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The `explore` command: opens a component of the gallery in a host.
@main
@MainActor
enum ExploreCommand {
  static func main() async {
    do throws(Refusal) {
      let arguments = Array(CommandLine.arguments.dropFirst())
      exit(await run(try Invocation(arguments: arguments)))
    } catch {
      Console.complain("\(error.message)\nTry 'explore --help'.")
      exit(EX_USAGE)
    }
  }

  /// Does what was asked for; returns the exit status.
  static func run(_ invocation: Invocation) async -> Int32 {
    switch invocation {
    case .guide: Console.write(Guide.text)
    case .list: Console.write(Guide.list + "\n")
    case .open(let exhibit, let opening, let seed): return await host(exhibit, opening(seed))
    }
    return EXIT_SUCCESS
  }

  private static func host(_ exhibit: Exhibit, _ session: Session) async -> Int32 {
    if isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      let host = TerminalHost(exhibit, session)
    {
      return await host.run()
    }
    await LineHost(exhibit, session).run()
    return EXIT_SUCCESS
  }
}

import Pairings

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The `explore` command: opens a component of the gallery in a host.
@main
enum ExploreCommand {
  static func main() {
    do throws(Refusal) {
      let arguments = Array(CommandLine.arguments.dropFirst())
      exit(try run(Invocation(arguments: arguments)))
    } catch {
      Console.complain("\(error.message)\nTry 'explore --help'.")
      exit(EX_USAGE)
    }
  }

  /// Does what was asked for; returns the exit status.
  static func run(_ invocation: Invocation) -> Int32 {
    switch invocation {
    case .guide: Console.write(Guide.text)
    case .list: Console.write(Guide.list + "\n")
    case .open(let component, let effect):
      for exhibit in Exhibit.all where exhibit.name == component {
        return host(exhibit, exhibit.open(effect))
      }
    }
    return EXIT_SUCCESS
  }

  private static func host(_ exhibit: Exhibit, _ session: Session) -> Int32 {
    if isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      var host = TerminalHost(exhibit, session)
    {
      return host.run()
    }
    LineHost(exhibit, session).run()
    return EXIT_SUCCESS
  }
}

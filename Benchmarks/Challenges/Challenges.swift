import PairingsConsole
import PropertyTesting

/// The `challenges` command, which finds and shrinks the failures of properties for many seeds.
@main
struct Challenges {
  private var (filter, seeds, isHelp) = ("*", 100, false)

  private static var table: OptionTable<Challenges> {
    OptionTable([
      .text("--filter", "GLOB", "only challenges whose name matches; * stands for any text") {
        $0.filter = $1
      },
      .number("--seeds", "N", "seeds of each challenge, by default 100", in: 1 ... .max) {
        $0.seeds = $1
      },
      .flag("--help", "this text") { $0.isHelp = true },
    ])
  }

  static func main() {
    var options = Challenges()
    do throws(UsageError) {
      try table.read(CommandLine.arguments.dropFirst(), into: &options)
    } catch {
      Terminal.end(error)
    }
    guard !options.isHelp else {
      return Terminal.write(
        "usage: \(table.synopsis(Terminal.name))\n\n\(table.help)\n\n"
          + "Exit status: 1 if fewer than 95 % of the seeds of one end with the simplest form.\n")
    }
    let challenges =
      (Challenge.lists + Challenge.numbers + Challenge.trees + Challenge.functions
      + Challenge.drawn).filter { Glob(options.filter).matches($0.name) }
    var line = ProgressLine(after: .seconds(1))
    let results = challenges.enumerated().map { number, challenge in
      line.show(challenge.name, after: number, of: challenges.count)
      return ChallengeResult(challenge, seeds: options.seeds)
    }
    line.clear()
    for result in results { Terminal.write(lines: result.text + "\n") }
    if results.isEmpty || !results.allSatisfy(\.isMet) {
      Terminal.streams.end("not met", status: 1)
    }
  }
}

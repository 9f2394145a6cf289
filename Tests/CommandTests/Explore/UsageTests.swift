import TestSupport
import Testing

@testable import PairingsExamples
@testable import PairingsTerminal
import PairingsTheory

@Suite("explore's command line", .waiting)
struct UsageTests {
  static let components =
    "the components are \(exampleNames.joined(separator: ", "))"

  @Test(
    "with --help, and some without arguments, a command explains its parts and options",
    arguments: [
      (
        CommandProcess.explore, [[], ["--help"], ["-h"]],
        ["usage:", "--effect now|io|async|rehearsal"] + exampleNames
      ),
      (
        .atlas, [[], ["--help"], ["-h"]],
        ["usage: atlas COMPONENT", "--never TEXT", "--record FILE"] + exampleNames
      ),
      (
        .laws, [[], ["--help"], ["run", "--help"]],
        ["list", "run", "merge", "replay", "mutants", "--shard I/N", "--seed S"]
      ),
      (.challenges, [["--help"]], ["usage: challenges", "--seeds N"]),
      (
        .benchmarks, [["--help"]],
        [
          "--filter GLOB", "--list", "--check", "--format text|json|markdown", "--output FILE",
          "--samples", "--quick", "--compare-with REVISION",
        ]
      ),
    ])
  func guide(command: CommandProcess, calls: [[String]], words: [String]) throws {
    for arguments in calls {
      let answer = try command.run(arguments)
      expect(answer.status == 0 && words.allSatisfy(answer.output.contains), "\(answer.output)")
    }
  }

  @Test(
    "bad usage has the exit status that --help says",
    arguments: [CommandProcess.explore, .atlas, .laws, .benchmarks])
  func exitStatus(command: CommandProcess) throws {
    let help = try command.run(["--help"]).output.split { $0.isWhitespace }.joined(separator: " ")
    expect(help.contains("2 for bad usage"))
    let answer = try command.run(["--fast"])
    expect(answer.status == 2 && answer.errors.hasSuffix("\nTry '\(command.name) --help'.\n"))
  }

  @Test(
    "a usage error lists the alternatives",
    arguments: [
      (["nope"], "unknown component 'nope'; \(components)"),
      (
        ["counter", "--fast"],
        "unknown option '--fast'; the options are --effect now|io|async|rehearsal, --futures, "
          + "--record FILE, --replay FILE, --to N, --shrink FILE, --until TEXT, "
          + "--list and --help"
      ),
      (["counter", "--effect"], "--effect needs a value: now|io|async|rehearsal"),
      (
        ["counter", "--effect", "later"],
        "unknown effect 'later'; the effects are now, io, async and rehearsal"
      ),
      (
        ["counter", "--effect=later"],
        "unknown effect 'later'; the effects are now, io, async and rehearsal"
      ),
      (["parent", "--effect=io"], "parent does not run under io; it runs under rehearsal"),
      (
        ["counter", "--effect", "rehearsal"],
        "counter does not run under rehearsal; it runs under now, io and async"
      ),
      (
        ["counter", "--futures", "--effect", "async"],
        "--futures needs an effect that does not wait: now or io"
      ),
      (["parent", "--futures"], "--futures needs an effect that does not wait: now or io"),
      (["counter", "todo"], "one component at a time: 'counter' or 'todo', not both"),
      (
        ["--effect", "io"], "which component? \(components)"
      ),
      (["--replay", "x", "--effect", "io"], "a recording needs no effect"),
    ])
  @MainActor
  func usageErrors(arguments: [String], message: String) {
    #expect(throws: Refusal(message: message)) {
      try Invocation(arguments: arguments, of: Shelf(components: ExploredComponent.examples))
    }
  }
}

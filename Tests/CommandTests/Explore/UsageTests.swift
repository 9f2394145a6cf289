import Testing

@testable import PairingsExplore
@testable import PairingsGallery
@testable import PairingsGalleryCommand
@testable import PairingsSession

@Suite("explore's command line", .waiting)
struct UsageTests {
  static let components =
    "the components are \(Exhibit.all.map(\.name).joined(separator: ", "))"

  @Test(
    "without arguments and with --help it explains itself", arguments: [[], ["--help"], ["-h"]])
  func guide(arguments: [String]) throws {
    let answer = try CommandProcess.explore.run(arguments)
    for word in ["usage:", "--effect now|io|async", "--seed N"] + Exhibit.all.map(\.name) {
      #expect(answer.output.contains(word))
    }
    #expect(answer.status == 0)
  }

  @Test("-h is a value where one is due")
  func shortValue() throws {
    let given = try CommandLineArguments(
      ["--shrink", "-h"], effects: [])
    #expect(given.shrink == "-h" && !given.isHelp)
  }

  @Test(
    "nothing in --help is wider than 80 columns",
    arguments: [CommandProcess.explore, .atlas, .laws, .benchmarks])
  func width(command: CommandProcess) throws {
    let lines = try command.run(["--help"]).lines
    #expect(lines.count > 8 && lines.allSatisfy { $0.count <= 80 })
  }

  @Test("the guide in 40 columns has every word that it has in 80")
  @MainActor
  func narrow() {
    let guide = Guide(
      shelf: Shelf(components: GalleryCommand.components), summary: "all", command: "explore")
    let text = filled(guide.text, columns: 40)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 40 })
    let words = guide.text.split { $0.isWhitespace }
    #expect(text.split { $0.isWhitespace } == words)
    #expect(filled(guide.text, columns: 200) == filled(guide.text, columns: 80))
  }

  @Test("--list names every component with its pair")
  func list() throws {
    let answer = try CommandProcess.explore.run(["--list"])
    let pairs = [
      ("counter", "State/Store"), ("steps", "Writer/Traced"), ("settings", "Reader/Env"),
      ("todo", "State/Store"), ("vending", "Action/Moore"), ("wizard", "Free/Cofree"),
      ("tabs", "SumMove/SumSpace"), ("panel", "OptionalMove/OptionalSpace"),
      ("editor", "Puller/Zipper"), ("shared", "Update/Coupdate"),
      ("dashboard", "NaryDayMove/NaryDay"), ("stepper", "State/Store"),
      ("die", "State/Store"), ("screen", "State/Store"), ("parent", "State/Store"),
      ("life", "State/Store"), ("signal", "Writer/Traced"), ("sheet", "State/Store"),
    ]
    #expect(answer.lines.count == Exhibit.all.count)
    for (name, pair) in pairs {
      #expect(answer.lines.count { $0.hasPrefix("  \(name) ") && $0.contains("(\(pair), ") } == 1)
    }
  }

  @Test(
    "a usage error lists the alternatives on standard error, with status 64",
    arguments: [
      (["nope"], "unknown component 'nope'; \(components)"),
      (
        ["counter", "--fast"],
        "unknown option '--fast'; the options are --effect now|io|async, --seed N, --futures, "
          + "--record FILE, --replay FILE, --to N, --devtools FILE, --shrink FILE, --until TEXT, "
          + "--list and --help"
      ),
      (["counter", "--effect"], "--effect needs a value: now|io|async"),
      (
        ["counter", "--effect", "later"],
        "unknown effect 'later'; the effects are now, io and async"
      ),
      (["counter", "--effect=later"], "unknown effect 'later'; the effects are now, io and async"),
      (["die", "--effect", "now"], "die does not run under now; it runs under io and async"),
      (["screen", "--effect=io"], "screen does not run under io; it runs under async"),
      (["die", "--seed"], "--seed needs a value: N"),
      (["die", "--seed=x7"], "--seed needs a number from 0 up, not 'x7'"),
      (["die", "--seed", "-1"], "--seed needs a number from 0 up, not '-1'"),
      (["counter", "--seed", "7"], "nothing about counter is random; it takes no seed"),
      (["die", "--futures"], "die is random; its futures are not known"),
      (
        ["counter", "--futures", "--effect", "async"],
        "--futures needs an effect that does not wait: now or io"
      ),
      (["screen", "--futures"], "--futures needs an effect that does not wait: now or io"),
      (["counter", "todo"], "one component at a time: 'counter' or 'todo', not both"),
      (
        ["--effect", "io"], "which component? \(components)"
      ),
      (["--replay", "x", "--effect", "io"], "a recording knows its seed and needs no effect"),
    ])
  func usageErrors(arguments: [String], message: String) throws {
    let answer = try CommandProcess.explore.run(arguments, input: "+\n")
    #expect(answer.errors == "explore: \(message)\nTry 'explore --help'.\n")
    #expect(answer.output.isEmpty)
    #expect(answer.status == 64)
  }
}

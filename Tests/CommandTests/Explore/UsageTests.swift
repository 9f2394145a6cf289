import Testing

@Suite("explore's command line")
struct UsageTests {
  @Test(
    "without arguments and with --help it explains itself", arguments: [[], ["--help"], ["-h"]])
  func guide(arguments: [String]) throws {
    let answer = try CommandProcess.explore.run(arguments)
    for word in ["usage:", "counter", "steps", "settings", "todo", "--effect now|io"] {
      #expect(answer.output.contains(word))
    }
    #expect(answer.status == 0)
  }

  @Test("--list names every component with its pair")
  func list() throws {
    let answer = try CommandProcess.explore.run(["--list"])
    #expect(answer.lines.count == 4)
    for (line, pair) in zip(
      answer.lines, ["State/Store", "Writer/Traced", "Reader/Env", "State/Store"])
    {
      #expect(line.contains(pair))
    }
  }

  @Test(
    "a usage error says what is possible, on standard error, with status 64",
    arguments: [
      (["nope"], "unknown component 'nope'; the components are counter, steps, settings, todo"),
      (
        ["counter", "--fast"],
        "unknown option '--fast'; the options are --effect now|io, --list and --help"
      ),
      (["counter", "--effect"], "--effect needs a name: now or io"),
      (["counter", "--effect", "later"], "unknown effect 'later'; the effects are now and io"),
      (["counter", "--effect=later"], "unknown effect 'later'; the effects are now and io"),
      (["counter", "todo"], "one component at a time; 'todo' is too much"),
      (
        ["--effect", "io"], "which component? the components are counter, steps, settings, todo"
      ),
    ])
  func usageErrors(arguments: [String], message: String) throws {
    let answer = try CommandProcess.explore.run(arguments, input: "+\n")
    #expect(answer.errors == "explore: \(message)\nTry 'explore --help'.\n")
    #expect(answer.output.isEmpty)
    #expect(answer.status == 64)
  }
}

import Foundation
import TestSupport
import Testing

@Suite("explore through a pipe", .waiting)
struct PipeTests {
  @Test("counter prints a view after each input", arguments: ["now", "io", "async"])
  func counter(effect: String) throws {
    let answer = try CommandProcess.explore.run(
      ["counter", "--effect", effect], input: "+\n+\n-\n")
    expectEqual(answer.output, "0\n1\n2\n1\n")
    expect(answer.errors.isEmpty)
    expectEqual(answer.status, 0)
  }

  @Test("an input that cannot be read is reported", arguments: ["</", "<&-"])
  func unreadable(redirection: String) throws {
    let answer = try CommandProcess.explore.shell("\"$0\" counter \(redirection)")
    expect(answer.output == "0\n" && answer.status == 1)
    expect(answer.errors.hasPrefix("explore: standard input cannot be read: "))
  }

  @Test(
    "todo survives odd text",
    arguments: [
      "👩‍👩‍👧‍👦 family", "e\u{301}\u{302}\u{327} marks", "עברית", "a\u{200D}", "\"quotes\" \\ $HOME",
      String(repeating: "long ", count: 50_000) + "end", "🇩🇪🏳️‍🌈",
    ])
  func oddText(text: String) throws {
    let answer = try CommandProcess.explore.run(["todo"], input: "add \(text)\ntoggle 1\n")
    expect(answer.output.hasSuffix("0 of 1 left, showing all\n1 [x] \(text)\n"))
  }

  @Test("control characters do not reach the terminal, and bad UTF-8 is repaired")
  func controlCharacters() throws {
    let answer = try CommandProcess.explore.run(["todo"], input: "add a\u{1B}[2Jb\u{7}\n")
    expect(answer.output.hasSuffix("1 [ ] a\u{FFFD}[2Jb\u{FFFD}\n"))
  }

  @Test("an unknown input is answered on standard error and changes nothing")
  func unknownInput() throws {
    let answer = try CommandProcess.explore.run(["counter"], input: "+\nup\n\n+\n")
    expectEqual(answer.output, "0\n1\n2\n")
    expectEqual(
      answer.errors.split(separator: "\n").first,
      "explore: counter does not know 'up'; it knows '+' (up), '-' (down), '0' (over), '↑' (up), '↓' (down)"
    )
    expectEqual(answer.status, 0)
  }

  @Test("many inputs keep their order")
  func manyInputs() throws {
    let count = many(20_000, inDebug: 4_000)
    let answer = try CommandProcess.explore.run(
      ["counter"], input: String(repeating: "+\n", count: count))
    let numbers = (0...count).map { "\($0)" }
    expectEqual(answer.lines, numbers)
  }

  @Test("the end of the input ends cleanly, with a newline before it or not")
  func endOfInput() throws {
    try expectEqual(CommandProcess.explore.run(["counter"]).output, "0\n")
    let answer = try CommandProcess.explore.run(["counter"], input: "+")
    expectEqual(answer.output, "0\n1\n")
    expectEqual(answer.status, 0)
  }
}

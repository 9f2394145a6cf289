import Foundation
import TestSupport
import Testing

@Suite("explore through a pipe", .waiting)
struct PipeTests {
  @Test("counter prints a view after each input", arguments: ["now", "io", "async"])
  func counter(effect: String) throws {
    let answer = try CommandProcess.explore.run(
      ["counter", "--effect", effect], input: "+\n+\n-\n")
    #expect(answer.output == "0\n1\n2\n1\n")
    #expect(answer.errors.isEmpty)
    #expect(answer.status == 0)
  }

  @Test("an input that cannot be read is reported", arguments: ["</", "<&-"])
  func unreadable(redirection: String) throws {
    let answer = try CommandProcess.explore.shell("\"$0\" counter \(redirection)")
    #expect(answer.output == "0\n" && answer.status == 1)
    #expect(answer.errors.hasPrefix("explore: standard input cannot be read: "))
  }

  @Test("inputs that come late are read, also if reads of the pipe do not wait")
  func nonBlocking() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    let reading = input.fileHandleForReading.fileDescriptor
    _ = fcntl(reading, F_SETFL, fcntl(reading, F_GETFL) | O_NONBLOCK)
    process.executableURL = CommandProcess.explore.executable
    process.arguments = ["counter"]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    for _ in 0..<2 {
      Thread.sleep(forTimeInterval: 0.3)
      try input.fileHandleForWriting.write(contentsOf: Data("+\n".utf8))
    }
    try input.fileHandleForWriting.close()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(String(decoding: text, as: UTF8.self) == "0\n1\n2\n")
  }

  @Test("a recording is read from a pipe")
  func replayedFromPipe() throws {
    let file = "\(NSTemporaryDirectory())recording-\(UInt64.random(in: 0 ... .max)).jsonl"
    defer { try? FileManager.default.removeItem(atPath: file) }
    _ = try CommandProcess.explore.run(["counter", "--record", file], input: "+\n+\n")
    let answer = try CommandProcess.explore.shell(
      "cat '\(file)' | \"$0\" --replay /dev/stdin && \"$0\" --replay / ")
    #expect(answer.output == "0\n1\n2\n")
    #expect(answer.status != 0 && answer.errors.contains("/"))
  }

  @Test(
    "todo survives odd text",
    arguments: [
      "👩‍👩‍👧‍👦 family", "e\u{301}\u{302}\u{327} marks", "עברית", "a\u{200D}", "\"quotes\" \\ $HOME",
      String(repeating: "long ", count: 50_000) + "end", "🇩🇪🏳️‍🌈",
    ])
  func oddText(text: String) throws {
    let answer = try CommandProcess.explore.run(["todo"], input: "add \(text)\ntoggle 1\n")
    #expect(answer.output.hasSuffix("0 of 1 left, showing all\n1 [x] \(text)\n"))
  }

  @Test("control characters do not reach the terminal, and bad UTF-8 is repaired")
  func controlCharacters() throws {
    let answer = try CommandProcess.explore.run(["todo"], input: "add a\u{1B}[2Jb\u{7}\n")
    #expect(answer.output.hasSuffix("1 [ ] a\u{FFFD}[2Jb\u{FFFD}\n"))
  }

  @Test("an unknown input is answered on standard error and changes nothing")
  func unknownInput() throws {
    let answer = try CommandProcess.explore.run(["counter"], input: "+\nup\n\n+\n")
    #expect(answer.output == "0\n1\n2\n")
    #expect(
      answer.errors.split(separator: "\n").first
        == "explore: counter does not know 'up'; it knows '+' (up), '-' (down), '0' (over), '↑' (up), '↓' (down)"
    )
    #expect(answer.status == 0)
  }

  @Test(
    "lines that mean nothing to todo are refused, and numbers without an item change nothing",
    arguments: [
      "add", "edit 1", "toggle one", "filter some", "clear all", "", "toggle 3", "delete -1",
    ])
  func refusedInput(input: String) throws {
    let answer = try CommandProcess.explore.run(["todo"], input: "add x\n\(input)\nfilter all\n")
    let isRead = input == "toggle 3" || input == "delete -1"
    #expect(isRead ? answer.errors.isEmpty : answer.errors.hasPrefix("explore: todo does not know"))
    #expect(
      answer.output == "0 of 0 left, showing all\n"
        + String(repeating: "1 of 1 left, showing all\n1 [ ] x\n", count: isRead ? 3 : 2))
  }

  @Test("a skip of a dropped entry is refused, with the reason")
  func forgotten() throws {
    let input = String(repeating: "+\n", count: 10_005) + ":skip 3\n:skip 5\n:skip 6\n"
    let answer = try CommandProcess.explore.run(["counter"], input: input)
    #expect(answer.lines.last == "10004" && answer.status == 0)
    #expect(
      answer.errors
        == "explore: counter has dropped the entries before 5\n"
        + "explore: counter has dropped the entries before 5\n")
  }

  @Test("many inputs keep their order")
  func manyInputs() throws {
    let count = many(20_000, inDebug: 4_000)
    let answer = try CommandProcess.explore.run(
      ["counter"], input: String(repeating: "+\n", count: count))
    let numbers = (0...count).map { "\($0)" }
    #expect(answer.lines == numbers)
  }

  @Test("the end of the input ends cleanly, with a newline before it or not")
  func endOfInput() throws {
    #expect(try CommandProcess.explore.run(["counter"]).output == "0\n")
    let answer = try CommandProcess.explore.run(["counter"], input: "+")
    #expect(answer.output == "0\n1\n")
    #expect(answer.status == 0)
  }
}

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

  @Test("steps shows totals of its log", arguments: ["now", "io", "async"])
  func steps(effect: String) throws {
    let answer = try CommandProcess.explore.run(
      ["steps", "--effect=\(effect)"], input: "1\n3\n12\n")
    #expect(
      answer.lines == [
        "0 steps in 0 walks, the longest 0", "1 step in 1 walk, the longest 1",
        "4 steps in 2 walks, the longest 3", "16 steps in 3 walks, the longest 12",
      ])
  }

  @Test("steps takes no more than ten thousand at once")
  func manySteps() throws {
    let answer = try CommandProcess.explore.run(["steps"], input: "\(Int.max)\n10001\n10000\n")
    #expect(
      answer.lines == [
        "0 steps in 0 walks, the longest 0", "10000 steps in 1 walk, the longest 10000",
      ])
    #expect(answer.errors.split(separator: "\n").count == 2)
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

  @Test("settings shows one view under several environments", arguments: ["now", "io", "async"])
  func settings(effect: String) throws {
    let answer = try CommandProcess.explore.run(
      ["settings", "--effect", effect], input: "n\nr\nl\nd\n")
    #expect(
      answer.lines == [
        "day: Good day, Ada.", "night: Good night, Ada.", "night: Good night, Ada.",
        "large: G O O D   D A Y ,   A D A .", "day: Good day, Ada.",
      ])
  }

  @Test(
    "todo adds, toggles, edits, filters, deletes and clears", arguments: ["now", "io", "async"])
  func todo(effect: String) throws {
    let answer = try CommandProcess.explore.run(
      ["todo", "--effect", effect],
      input: """
        add milk
        add  two  words\u{20}
        toggle 1
        edit 2 tea
        filter active
        filter done
        filter all
        delete 1
        toggle 1
        clear

        """)
    let views = [
      "0 of 0 left, showing all",
      "1 of 1 left, showing all\n1 [ ] milk",
      "2 of 2 left, showing all\n1 [ ] milk\n2 [ ] two  words",
      "1 of 2 left, showing all\n1 [x] milk\n2 [ ] two  words",
      "1 of 2 left, showing all\n1 [x] milk\n2 [ ] tea",
      "1 of 2 left, showing active\n2 [ ] tea",
      "1 of 2 left, showing done\n1 [x] milk",
      "1 of 2 left, showing all\n1 [x] milk\n2 [ ] tea",
      "1 of 1 left, showing all\n1 [ ] tea",
      "0 of 1 left, showing all\n1 [x] tea",
      "0 of 0 left, showing all",
    ]
    #expect(answer.output == views.map { $0 + "\n" }.joined())
    #expect(answer.errors.isEmpty)
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
        == "explore: counter does not know 'up'; it knows '+' (count up), '-' (count down), '0' (start over)"
    )
    #expect(answer.status == 0)
  }

  @Test(
    "inputs that todo refuses name what is possible, and change nothing",
    arguments: [
      ("toggle 3", "has no item '3'; there is only item 1"),
      ("toggle one", "has no item 'one'; there is only item 1"),
      ("delete -1", "has no item '-1'; there is only item 1"),
      ("add", "needs a text: 'add TEXT'"), ("edit 1", "needs a text: 'edit N TEXT'"),
      ("filter some", "cannot show 'some'; it shows all, active or done items"),
      ("clear all", "does not know 'clear all'"), ("", "does not know ''"),
    ])
  func refusedInput(input: String, message: String) throws {
    let answer = try CommandProcess.explore.run(["todo"], input: "add x\n\(input)\nfilter all\n")
    #expect(answer.errors.hasPrefix("explore: todo \(message)"))
    #expect(
      answer.output == "0 of 0 left, showing all\n"
        + String(repeating: "1 of 1 left, showing all\n1 [ ] x\n", count: 2))
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

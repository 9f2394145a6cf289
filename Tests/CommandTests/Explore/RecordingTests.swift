import Foundation
import TestSupport
import Testing

@Suite("Recordings of the command", .waiting)
struct CommandRecordingTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")

  private func explore(_ arguments: [String], input: String = "") throws -> CommandProcess.Answer {
    try CommandProcess.explore.run(arguments, input: input)
  }

  private func file(_ name: String, _ text: String? = nil) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(name)
    if let text { try Data(text.utf8).write(to: url) }
    return url.path
  }

  private static let inputs = [
    ("counter", "+\n+\n-\n:undo\n+\n"), ("todo", "add milk\nadd tea\ntoggle 1\n:skip 1\n"),
    ("steps", "b\nb\n"), ("vending", "c\nc\n"), ("wizard", "n\n"), ("tabs", "n\n"),
    ("editor", "n\n:jump 0\n"), ("dashboard", "1\n"), ("die", "r\nr\nr\n"),
    ("screen", "f\no\nr\n"), ("parent", "f\n+\no\n"), ("life", ".\n.\n"), ("sheet", "A1 = 3\n"),
  ]

  @Test("a recording that is played shows what was shown", arguments: inputs)
  func replays(name: String, input: String) throws {
    let path = try file("\(name).jsonl")
    let recorded = try explore([name, "--record", path], input: input)
    let replayed = try explore(["--replay", path])
    #expect(recorded.status == 0 && replayed.status == 0)
    #expect(replayed.output == recorded.output)
    #expect(replayed.errors.isEmpty)
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("a recording is played up to an event")
  func upTo() throws {
    let path = try file("counter.jsonl")
    _ = try explore(["counter", "--record", path], input: "+\n+\n+\n")
    #expect(try explore(["--replay", path, "--to", "2"]).lines == ["0", "1", "2"])
    #expect(try explore(["--replay", path, "--to", "0"]).lines == ["0"])
  }

  @Test("a recording that was cut shows what is there, names the line, and fails")
  func cut() throws {
    let path = try file("todo.jsonl")
    _ = try explore(["todo", "--record", path], input: "add milk\nadd tea\ntoggle 1\n")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let cut = try file("cut.jsonl", String(text.dropLast(9)))
    let answer = try explore(["--replay", cut])
    #expect(answer.status == 1)
    #expect(answer.lines.last == "2 [ ] tea" && answer.lines.contains("1 [ ] milk"))
    #expect(answer.errors.contains("line 4"))
  }

  @Test(
    "what is no recording is refused, and the line and field are named",
    arguments: [
      ("", "is empty"), ("{}", "line 1, field 'format'"), ("hello", "line 1"),
      (
        #"{"format":"pairings recording","version":1,"events":"explore/1","circumstances":{}}"#,
        "line 1, field 'subject': it is missing"
      ),
      (
        #"{"format":"pairings recording","version":9,"subject":"todo","events":"explore/1","#
          + #""circumstances":{}}"#, "line 1, field 'version'"
      ),
      (
        #"{"format":"pairings recording","version":1,"subject":"nothing","events":"explore/1","#
          + #""circumstances":{}}"#, "there is no 'nothing'"
      ),
    ])
  func refused(text: String, message: String) throws {
    let answer = try explore(["--replay", try file("odd.jsonl", text)])
    #expect(answer.status != 0 && answer.output.isEmpty)
    #expect(answer.errors.contains(message), "\(answer.errors)")
  }

  @Test("an event that is none is named by its line and field, after what came before it")
  func damaged() throws {
    let path = try file("counter.jsonl")
    _ = try explore(["counter", "--record", path], input: "+\n")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let odd = try file("odd.jsonl", text + "{\"input\":7}\n{\"input\":\"+\"}\n")
    let answer = try explore(["--replay", odd])
    #expect(answer.lines == ["0", "1"] && answer.status == 1)
    #expect(answer.errors.contains("line 3, field 'input': it is of another type"))
  }

  @Test("the fewest events that lead somewhere, as a test")
  func shrinks() throws {
    let path = try file("counter.jsonl")
    let count = many(20, inDebug: 8)
    let input = String(repeating: "+\n-\n+\n", count: count)
    _ = try explore(["counter", "--record", path], input: input)
    let answer = try explore(["--shrink", path, "--until", "\(count)"])
    #expect(answer.status == 0)
    #expect(answer.lines.count { $0.contains("test.send") } == count)
    #expect(!answer.output.contains("\"-\""))
    #expect(try explore(["--shrink", path, "--until", "nowhere"]).status == 1)
  }

  @Test("a test has the seed that it needs, and no way through time")
  func shrinksHonestly() throws {
    let die = try file("die.jsonl")
    _ = try explore(["die", "--seed", "7", "--record", die], input: "r\nr\n")
    let test = try explore(["--shrink", die, "--until", "1"])
    #expect(test.status == 0 && test.output.contains("the seed 7."))
    let travelled = try file("travelled.jsonl")
    _ = try explore(["counter", "--record", travelled], input: "+\n+\n+\n-\n:skip 1\n")
    let refused = try explore(["--shrink", travelled, "--until", "1"])
    #expect(
      refused.status == 1 && refused.output.isEmpty && refused.errors.contains("through time"))
  }

  @Test("where there is no more room, half a line is taken back, and what was written is read")
  func room() throws {
    let path = try file("full.jsonl")
    let answer = try CommandProcess.explore.shell(
      """
      trap '' XFSZ; ulimit -f 1
      yes + | head -n 200 | "$0" counter --record '\(path)' > /dev/null
      """)
    #expect(answer.errors.contains("cannot be written"))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.utf8.count <= 1_024 && text.hasSuffix("\n"))
    let replayed = try explore(["--replay", path])
    #expect(replayed.status == 0 && replayed.errors.isEmpty && replayed.lines.count > 10)
  }

  @Test("a damaged seed is told")
  func damagedSeed() throws {
    let path = try file("die.jsonl")
    _ = try explore(["die", "--seed", "7", "--record", path], input: "r\n")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let broken = try file("broken.jsonl", text.replacing("\"7\"", with: "\"x\""))
    let answer = try explore(["--replay", broken])
    #expect(answer.status != 0 && answer.errors.contains("line 1, field 'circumstances.seed'"))
  }

  @Test(
    "what does not go together is refused",
    arguments: [
      ["counter", "--replay", "x"], ["--to", "3"], ["--shrink", "x"], ["--until", "x"],
      ["counter", "--record"], ["--replay", "/nowhere/x"], ["--replay", "x", "--to", "minus"],
    ])
  func usage(arguments: [String]) throws {
    let answer = try explore(arguments)
    #expect(answer.status != 0 && answer.output.isEmpty && !answer.errors.isEmpty)
  }

  @Test("a file that cannot be written is told, and nothing is opened")
  func unwritable() throws {
    let answer = try explore(["counter", "--record", "/nowhere/x.jsonl"], input: "+\n")
    #expect(answer.status == 1 && answer.errors.contains("cannot be written"))
  }
}

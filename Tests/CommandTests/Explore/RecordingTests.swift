import Foundation
import TestSupport
import Testing

@Suite("Recordings of the command", .waiting)
struct CommandRecordingTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func explore(_ arguments: [String], input: String = "") throws -> CommandProcess.Answer {
    try CommandProcess.explore.run(arguments, input: input)
  }

  private func file(_ name: String, _ text: String? = nil) throws -> String {
    let url = folder.file(name)
    if let text { try Data(text.utf8).write(to: url) }
    return url.path
  }

  private static let inputs = [
    ("counter", "+\n+\n-\n:undo\n+\n"), ("todo", "add milk\nadd tea\ntoggle 1\n:skip 1\n"),
    ("vending", "c\nc\n"), ("editor", "n\n:jump 0\n"), ("shared", "a+x\nbu\nau\n"),
    ("parent", "f\n+\no\n"), ("parent", "f\nf\n:comes#2 news\n:pass 10\n"),
  ]

  @Test(
    "the replay of a recording shows the recorded views",
    arguments: inputs.suffix(many(inputs.count, inDebug: 4)))
  func replays(name: String, input: String) throws {
    let path = try file("\(name).jsonl")
    let recorded = try explore([name, "--record", path], input: input)
    let replayed = try explore(["--replay", path])
    expect(recorded.status == 0 && replayed.status == 0)
    expectEqual(replayed.output, recorded.output)
    expect(replayed.errors.isEmpty)
  }

  @Test(
    "a file that is no recording is refused, with the line and the field",
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
    expect(answer.status != 0 && answer.output.isEmpty)
    expect(answer.errors.contains(message), "\(answer.errors)")
  }

  @Test(
    "an event that a live host would have refused is damage, and ends the replay",
    arguments: [
      ("counter", #"{"input":"x"}"#, "line 3: counter does not know 'x'"),
      ("counter", #"{"travel":":jump 9"}"#, "line 3: counter has no such time: ':jump 9'"),
      ("counter", #"{"travel":":redo"}"#, "line 3: counter has no such time: ':redo'"),
      ("counter", #"{"travel":":jump  1"}"#, "line 3, field 'travel'"),
      ("counter", #"{"stage":":comes news"}"#, "line 3: counter waits for nothing"),
      ("counter", #"{"input":"+","stage":":wake"}"#, "line 3, field 'input'"),
      ("counter", #"{"travel":":undo","other":1}"#, "line 3, field 'other'"),
      ("todo", #"{"input":":undo"}"#, "line 3: todo takes no input ':undo'"),
      ("todo", #"{"input":"add a\nb"}"#, "line 3: todo takes no input"),
    ])
  func refusedEvent(name: String, event: String, message: String) throws {
    let input = name == "todo" ? "add milk\n" : "+\n"
    let path = try file("\(name).jsonl")
    _ = try explore([name, "--record", path], input: input)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let shown = try explore(["--replay", path]).output
    let odd = try file("odd.jsonl", text + event + "\n" + text.split(separator: "\n")[1] + "\n")
    let answer = try explore(["--replay", odd])
    expect(answer.status == 1 && answer.output == shown)
    expect(answer.errors.contains(message), "\(answer.errors)")
    let before = try explore(["--replay", odd, "--to", "1"])
    expect(before.status == 0 && before.errors.isEmpty)
    let shrunk = try explore(["--shrink", odd, "--until", "1"])
    expect(shrunk.status == 1 && shrunk.output.isEmpty && shrunk.errors.contains(message))
  }

  @Test("a recording shrinks to a test of its fewest events")
  func shrinks() throws {
    let path = try file("parent.jsonl")
    _ = try explore(["parent", "--record", path], input: "+\nf\n+\n")
    let shrunk = try explore(["--shrink", path, "--until", "laws hold"])
    let test = """
      @MainActor @Test func parent() throws {
        try rehearse(parent) { test in
          test.send(.screen(.fetch))
          test.expect("nothing yet | visits: 1, likes: 0")
          test.expect("loading … | visits: 1, likes: 0")
          try test.perform("news")
          test.expect("the news: all laws hold | visits: 1, likes: 0")
        }
      }

      """
    expect(shrunk.status == 0 && shrunk.output == test, "\(shrunk.output)\(shrunk.errors)")
  }

  @Test("a test takes no way through time")
  func shrinksHonestly() throws {
    let travelled = try file("travelled.jsonl")
    _ = try explore(["counter", "--record", travelled], input: "+\n+\n+\n-\n:skip 1\n")
    let refused = try explore(["--shrink", travelled, "--until", "1"])
    expect(
      refused.status == 1 && refused.output.isEmpty && refused.errors.contains("through time"))
  }

  @Test(
    "options that exclude each other are refused",
    arguments: [
      ["counter", "--replay", "x"], ["--to", "3"], ["--shrink", "x"], ["--until", "x"],
      ["counter", "--record"], ["--replay", "/nowhere/x"], ["--replay", "x", "--to", "minus"],
    ])
  func usage(arguments: [String]) throws {
    let answer = try explore(arguments)
    expect(answer.status != 0 && answer.output.isEmpty && !answer.errors.isEmpty)
  }
}

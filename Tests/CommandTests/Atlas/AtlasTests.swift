import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@testable import PairingsExamples
@testable import PairingsTerminal

@Suite("atlas", .waiting)
struct AtlasTests {
  /// The components; in a debug build, without the one whose search takes longest.
  private static let names = ExamplesTests.names.filter { !isDebug || $0 != "parent" }

  @Test("every component satisfies its properties", arguments: names)
  func promises(component: String) throws {
    let answer = try CommandProcess.atlas.run([component])
    #expect(answer.status == 0, "\(answer.output)")
    #expect(answer.complaints.isEmpty)
    #expect(answer.output.contains(" states, "))
    #expect(!answer.output.contains("fails"))
  }

  @Test("a search without a terminal shows its progress and a violation before its end")
  func progress() throws {
    let answer = try CommandProcess.atlas.run(
      ["counter", "--never", "3", "--reachable", "nothing", "--depth", "1000000000", "--time", "7"])
    let lines = answer.errors.split(separator: "\n")
    #expect(lines.first?.hasPrefix("atlas: ") == true)
    #expect(lines.first?.contains(" states, depth ") == true, "\(answer.errors)")
    #expect(lines.dropFirst().first == "atlas: never '3' is shown: fails: '3' is shown")
    #expect(answer.status == 1 && !answer.errors.contains("\u{1B}"))
  }

  @Test("each text of a repeated option is checked")
  func repeated() throws {
    let answer = try CommandProcess.atlas.run(
      ["counter", "--never", "3", "--reachable", "3", "--never", "2", "--depth", "5"])
    for text in ["never '3'", "never '2'", "reachable '3'"] {
      #expect(answer.output.contains("\(text) is shown"))
    }
  }

  @Test("a reader that takes a part of the result leaves the recording whole")
  func recordedBeforeTheResult() throws {
    let answer = try CommandProcess.atlas.shell(
      """
      file=$(mktemp); "$0" counter --never 3 --record $file | head -n 1 >/dev/null
      wc -l < $file; rm $file
      """)
    #expect(answer.lines == ["4"])
  }

  @Test("a schedule in which the first request is answered last is replayed")
  func schedule() throws {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "\(UUID()).jsonl", directoryHint: .notDirectory
    ).path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let answer = try CommandProcess.atlas.run(
      ["parent", "--never", "laws", "--record", file])
    #expect(answer.status == 1 && answer.output.contains("news comes"))
    let replayed = try CommandProcess.explore.run(["--replay", file])
    #expect(replayed.lines.last?.hasPrefix("the news: all laws hold") == true)
  }

  @Test(
    "a path that cannot be recorded is reported after the result, with status 1",
    arguments: [
      (
        "counter", "/nowhere/path.jsonl",
        "'/nowhere/path.jsonl' cannot be written: No such file or directory\n"
      ),
      ("counter", "/tmp", "'/tmp' cannot be written: Is a directory\n"),
    ])
  func unrecorded(component: String, file: String, message: String) throws {
    let answer = try CommandProcess.atlas.run([component, "--never", "3", "--record", file])
    #expect(answer.status == 1 && answer.errors.hasPrefix("atlas: \(message)"), "\(answer.errors)")
    #expect(answer.lines.first?.hasPrefix("never '3' is shown: fails after ") == true)
  }

  @Test("the list names every property")
  func list() throws {
    let list = try CommandProcess.atlas.run(["--list"])
    #expect(list.status == 0 && list.lines.count == ExamplesTests.names.count)
    #expect(list.lines[0].hasSuffix("every state can reach zero; deterministic"))
  }

  @Test("a search without a violation has nothing to record, and is none the worse")
  func nothingToRecord() throws {
    let answer = try CommandProcess.atlas.run(["counter", "--record", "/dev/null"])
    #expect(answer.status == 0 && answer.errors == "atlas: there is nothing to record\n")
  }

  @Test("a path to a view")
  func reachable() throws {
    let answer = try CommandProcess.atlas.run(["vending", "--reachable", "nothing paid"])
    #expect(answer.status == 0 && answer.lines[0].hasSuffix("yes, after 1 step"))
  }

  @Test("the formats", arguments: ["json", "svg", "html"])
  func formats(format: String) throws {
    let answer = try CommandProcess.atlas.run(["parent", "--depth", "4", "--format", format])
    #expect(answer.status == 0)
    switch format {
    case "json":
      let report = try JSONDecoder().decode(SwarmReport.self, from: Data(answer.output.utf8))
      #expect(report.component == "parent" && report.results.allSatisfy { $0.verdict != .fails })
    case "svg": #expect(XMLParser(data: Data(answer.output.utf8)).parse())
    default:
      #expect(answer.output.hasPrefix("<!doctype html>"))
      #expect(!answer.output.contains("http://") || answer.output.contains("www.w3.org"))
      #expect(answer.output.contains("const atlas = {\"states\":[{"))
    }
  }

  @Test(
    "a usage error lists the alternatives",
    arguments: [
      (["nope"], "unknown component 'nope'; the components are counter, "),
      (["--depth", "3"], "which component? the components are counter, "),
      (["counter", "todo"], "one component at a time: 'counter' or 'todo', not both"),
      (["counter", "--futures"], "unknown option '--futures'; the options are --depth N, "),
      (["counter", "--effect", "io"], "unknown option '--effect'"),
      (["counter", "--depth", "x"], "--depth needs a whole number from 0 up"),
      (["counter", "--time", "0.1"], "--time needs a whole number from 0 up"),
      (
        ["counter", "--depth", "99999999999999999999"],
        "--depth needs a whole number from 0 to 9223372036854775807"
      ),
      (["counter", "--format", "png"], "the formats are text, json, svg and html"),
      (["counter", "--swarm", "4/4"], "--swarm needs I/N, I from 0 to N - 1"),
      (["counter", "--swarm", "1/100001"], "I from 0 to N - 1 and N to 100000, not"),
      (["counter", "--invariant", "none"], "has no property 'none', but"),
      (["counter", "--invariant", "a", "--never", "b"], "--invariant chooses among the prop"),
      (["--merge"], "--merge needs reports"),
      (["--merge", "a.json", "--depth", "3"], "--merge takes reports, and no other option"),
      (["--merge", "/nowhere"], "cannot be read"),
    ])
  @MainActor
  func usage(arguments: [String], message: String) {
    let shelf = Shelf(components: ExploredComponent.examples)
    let refusal = #expect(throws: Refusal.self) {
      let invocation = try AtlasInvocation(arguments: arguments, of: shelf)
      if case .check(let entry, let options) = invocation {
        _ = try AtlasRun(entry: entry, options: options).run()
      }
    }
    #expect(refusal?.message.contains(message) == true, "\(refusal?.message ?? "")")
  }

  @Test("a picture shows the search that was made, within the time limit")
  func pictureInTime() throws {
    for format in ["html", "svg"] {
      let answer = try CommandProcess.atlas.run(
        ["shared", "--depth", "100", "--time", "1", "--format", format])
      #expect(answer.output.utf8.count > 10_000)
    }
    let part = try CommandProcess.atlas.run(
      ["shared", "--swarm", "1/2", "--format", "svg"])
    #expect(part.status == 2 && part.errors.contains("part 0 of a swarm"))
    let small = try CommandProcess.atlas.run(
      ["shared", "--depth", "100", "--memory", "1", "--time", "60"])
    #expect(small.output.contains("not exhausted, no memory left"))
  }

  /// A report, as the text of a shell prints it.
  private func report(_ part: Int, of count: Int, extent: String = "all", limits: String) -> String
  {
    "{\"component\":\"x\",\"seed\":0,\"part\":\(part),\"of\":\(count),\"extent\":\"\(extent)\","
      + "\"states\":1,\"transitions\":1,\"depth\":1,\"limits\":\(limits),\"results\":[{\"property\":"
      + "\"q\(extent)\",\"verdict\":\"open\",\"isExistential\":false,\"reason\":\"\(extent)\","
      + "\"path\":[\"\(extent)\"]}]}"
  }

  @Test("a report has no control characters")
  func escapes() throws {
    let hostile = report(0, of: 1, extent: "\\u001b[2J\\u0007\\u202e\\n", limits: "{}")
    let answer = try CommandProcess.atlas.run(["--merge", "/dev/stdin"], input: hostile)
    #expect(answer.status == 0 && answer.output.contains("\u{FFFD}[2J"))
    let controls = answer.output.unicodeScalars.filter { $0.value < 32 || $0.value == 0x202E }
    #expect(controls.allSatisfy { $0 == "\n" } && controls.count == 2)
    #expect(answer.output.contains("1 part, 1 transition; part 0: "))
  }

  @Test("more transitions than can be counted are refused")
  func manyTransitions() throws {
    let reports = (0..<2).map { part in
      report(part, of: 2, limits: "{}")
        .replacing(#/"transitions":1/#, with: "\"transitions\":\(Int.max)")
    }
    let answer = try CommandProcess.atlas.shell(
      "bash -c '\"$0\" --merge <(echo \"$1\") <(echo \"$2\")' \"$0\" '\(reports[0])' '\(reports[1])'"
    )
    #expect(answer.status == 2 && answer.errors.contains("more than \(Int.max) transitions"))
  }

  @Test("parts with other bounds are not merged, and pipes are read")
  func otherBounds() throws {
    let (deep, flat) = (
      report(0, of: 2, limits: "{\"depth\":9}"), report(1, of: 2, limits: "{\"depth\":8}")
    )
    let answer = try CommandProcess.atlas.shell(
      "bash -c '\"$0\" --merge <(echo \"$1\") <(echo \"$2\")' \"$0\" '\(deep)' '\(flat)'")
    #expect(answer.status == 2)
    #expect(
      answer.errors.contains(
        "the parts have other bounds: --depth is 8 in part 1, 9 in part 0"), "\(answer.errors)")
    let same = try CommandProcess.atlas.shell(
      "bash -c '\"$0\" --merge <(echo \"$1\") <(echo \"$2\")' \"$0\" '\(deep)' "
        + "'\(report(1, of: 2, limits: "{\"depth\":9}"))'")
    #expect(same.status == 0, "\(same.errors)")
    for (file, message) in [("/dev/zero", "too large"), ("/", "cannot be read")] {
      let refused = try CommandProcess.atlas.run(["--merge", file])
      #expect(refused.status == 2 && refused.errors.contains(message), "\(refused.errors)")
    }
  }

  @Test("an interrupted search reports its partial result", arguments: [SIGINT, SIGTERM])
  func interrupted(signal: Int32) throws {
    let process = Process()
    process.executableURL = CommandProcess.atlas.executable
    process.arguments = ["counter", "--depth", "100000000"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    Thread.sleep(forTimeInterval: 0.7)
    kill(process.processIdentifier, signal)
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && text.contains("not exhausted, stopped"))
  }
}

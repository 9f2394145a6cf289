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
  private static let names = exampleNames.filter { !isDebug || $0 != "parent" }

  @Test("every component satisfies its properties", arguments: names)
  func promises(component: String) throws {
    let answer = try CommandProcess.atlas.run([component])
    expectEqual(answer.status, 0, "\(answer.output)")
    expect(answer.complaints.isEmpty)
    expect(answer.output.contains(" states, "))
    expect(!answer.output.contains("fails"))
  }

  @Test(
    "a search without a terminal shows its progress and a violation before its end",
    .enabled(if: !isDebug, "it searches for seven seconds"))
  func progress() throws {
    let answer = try CommandProcess.atlas.run(
      ["counter", "--never", "3", "--reachable", "nothing", "--depth", "1000000000", "--time", "7"])
    let lines = answer.errors.split(separator: "\n")
    expectEqual(lines.first?.hasPrefix("atlas: "), true)
    expectEqual(lines.first?.contains(" states, depth "), true, "\(answer.errors)")
    expectEqual(lines.dropFirst().first, "atlas: never '3' is shown: fails: '3' is shown")
    expect(answer.status == 1 && !answer.errors.contains("\u{1B}"))
  }

  @Test("a schedule in which the first request is answered last is replayed")
  func schedule() throws {
    let folder = try Folder()
    let file = folder.file().path
    let answer = try CommandProcess.atlas.run(
      ["parent", "--never", "laws", "--record", file])
    expect(answer.status == 1 && answer.output.contains("news comes"))
    let replayed = try CommandProcess.explore.run(["--replay", file])
    expectEqual(replayed.lines.last?.hasPrefix("the news: all laws hold"), true)
  }

  @Test("the formats", arguments: ["json", "svg", "html"])
  func formats(format: String) throws {
    let answer = try CommandProcess.atlas.run(["parent", "--depth", "4", "--format", format])
    expectEqual(answer.status, 0)
    switch format {
    case "json":
      let report = try JSONDecoder().decode(AtlasReport.self, from: Data(answer.output.utf8))
      expect(report.component == "parent" && report.results.allSatisfy { $0.verdict != .fails })
    case "svg": expect(XMLParser(data: Data(answer.output.utf8)).parse())
    default:
      expect(answer.output.hasPrefix("<!doctype html>"))
      expect(!answer.output.contains("http://") || answer.output.contains("www.w3.org"))
      expect(answer.output.contains("const atlas = {\"states\":[{"))
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
      (["counter", "--invariant", "none"], "has no property 'none', but"),
      (["counter", "--invariant", "a", "--never", "b"], "--invariant chooses among the prop"),
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
    expectEqual(refusal?.message.contains(message), true, "\(refusal?.message ?? "")")
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
    expect(process.terminationReason == .exit && text.contains("not exhausted, stopped"))
  }
}

import Foundation
import Pairings
import PairingsCatalogue
import PairingsConsole
import PairingsLaws
import PropertyTesting
import TestSupport
import Testing

@testable import PropertyTestingCommand

@Suite("laws' command line", .waiting)
struct LawsTests {
  @Test("merged reports may have numbers of any size, and have the laws of the run")
  func oddReports() throws {
    let whole = try CommandProcess.laws.run([
      "run", "--filter", "State<Three>/Monad/*", "--cases", "20", "--format", "json", "--jobs",
      "1",
    ])
    let large = whole.output.replacing(#/"cases" : \d+/#, with: "\"cases\" : \(Int.max)")
    let counted = try CommandProcess.laws.run(["merge", "/dev/stdin"], input: large)
    expect(counted.status == 0 && counted.output.contains(" cases, seed "), "\(counted.errors)")
    let other = whole.output.replacing("State<Three>/Monad/left-identity", with: "X/Y/z")
    let foreign = try CommandProcess.laws.run(["merge", "/dev/stdin"], input: other)
    expect(foreign.status == 2 && foreign.errors.contains("not those of the laws of the run"))
    let folder = try Folder()
    try Data(whole.output.utf8).write(to: folder.file())
    let parts = [String](repeating: folder.file().path, count: 2)
    let twice = try CommandProcess.laws.run(["merge"] + parts)
    expect(twice.status == 2 && twice.errors.contains("is there twice"))
  }

  @Test("a command that is killed leaves neither a file nor a process")
  func killed() throws {
    let folder = try Folder()
    let answer = try CommandProcess.laws.shell(
      """
      TMPDIR='\(folder.url.path)' "$0" run --filter 'State<Three>/Monad/*' --cases 100000000 --jobs 1 &
      until child=$(pgrep -P $!); do sleep 0.1; done
      kill -KILL $!
      wait $! 2> /dev/null || echo $?
      while kill -0 $child 2> /dev/null; do sleep 0.1; done
      """)
    expectEqual(answer.output, "137\n")  // 128 and SIGKILL
    try expect(folder.names.isEmpty)
  }

  /// The mutants that a page names, each with the law that catches it according to the page.
  static let named: [(mutant: String, law: String)] =
    Page.article("WhatCannotPair").rows(under: "| mutant | law that catches it |").map {
      (String($0[0].prefix { $0 != ":" }), String($0[1].prefix { $0 != "," && $0 != ":" }))
    } + Page.article("Laws").rows(under: "| law | equation | catches |").map { ($0[2], $0[0]) }

  @Test("a law catches the mutants that the pages name")
  func mutants() throws {
    var runner = Runner(seed: 1, cases: 100)
    runner.scanned = 0
    let all = Mutants.framework.all.filter { $0.suite.name.hasSuffix("Pairing") }
    for (name, law) in Self.named {
      let laws = all.filter { $0.name == name }.flatMap { $0.suite.laws.filter { $0.name == law } }
      expect(laws.contains { !runner.check($0).isPassed }, "\(name): \(law)")
    }
  }

  @Test("a challenge shrinks to the simplest case")
  func challenge() throws {
    let answer = try CommandProcess.challenges.run(
      ["--filter", "coupling", "--seeds", "5"])
    expect(answer.output.hasPrefix("✓ coupling: 100.0 % of 5 seeds on [1, 0]"))
    expectEqual(answer.status, 0)
  }

  @Test("discover finds the equations of an instance, the same on each run")
  func discover() throws {
    let answer = try CommandProcess.laws.run(["discover", "lists", "--size", "5"])
    expectEqual(answer.lines.first, "lists: 6 laws (all terms of size 5, 81 tried)")
    expect(answer.lines.last?.contains(/^  \(xs \+\+ ys.* +\/\/ associativity$/) == true)
    expectEqual(answer.status, 0)
    let again = try CommandProcess.laws.run(["discover", "lists", "--size", "5"])
    expectEqual(again.output, answer.output)
    let data = try CommandProcess.laws.run(["discover", "lists", "--size", "3", "--format", "json"])
    expect(data.output.contains("\"equation\" : \"reverse(reverse(xs)) == xs\""))
  }

  @Test("discover tells what a broken instance lacks")
  func beside() throws {
    let answer = try CommandProcess.laws.run(
      ["discover", "StateStorePairing", "--size", "3", "--beside", "select keeps the old space"])
    expectEqual(answer.lines.first?.hasSuffix("broken by select keeps the old space:"), true)
  }

  @Test("replay runs one case of a run again")
  func replay() throws {
    let answer = try CommandProcess.laws.run(
      ["replay", "--law", "State<Three>/Monad/associativity", "--case", "3/7/1000"])
    let lines = answer.output.split(separator: "\n")
    expectEqual(lines.first, "✓ State<Three>/Monad/associativity: 1 case")
    expectEqual(lines.last?.contains(" holds: m = {.a0 → ("), true)
    expectEqual(answer.status, 0)
  }

  @Test(
    "a usage error lists the alternatives",
    arguments: [
      (
        ["nope"],
        "unknown command 'nope'; the commands are list, run, merge, replay, mutants, discover and help"
      ),
      (
        ["list", "--seed", "1"],
        "unknown option '--seed' of 'list'; the options are --filter GLOB and "
          + "--format text|markdown"
      ),
      (["help", "--seed", "1"], "unknown option '--seed' of 'help'; there is none"),
      (["run", "--format", "xml"], "unknown format 'xml'; the formats are text, json and junit"),
      (["run", "--filter=", "--seed", "1"], "--filter needs a value: GLOB"),
      (
        ["run", "--shard", "1//3"], "--shard needs I/N, I from 0 to N - 1, not '1//3'"
      ),
      (["merge"], "which reports? Name the files of 'laws run --format json'"),
      (["merge", "/nowhere"], "'/nowhere' cannot be read"),
      (["merge", "/dev/zero"], "'/dev/zero' is too large for a report"),
      (["run", "--shard", "2/2"], "--shard needs I/N, I from 0 to N - 1, not '2/2'"),
      (["run", "--cases", "0"], "--cases needs a whole number from 1 up, not '0'"),
      (["run", "--jobs", "257"], "--jobs needs a whole number from 1 to 256, not '257'"),
      (["run", "--filter"], "--filter needs a value: GLOB"),
      (["run", "--filter", "x"], "no law matches 'x'; 'laws list' names them"),
      (["replay"], "which law? --law needs an id; 'laws list' names them"),
      (
        ["replay", "--law", "Identity/Monad/associativity"],
        "--case needs the case that a failure has printed"
      ),
      (
        ["replay", "--law", "Identity/Monad/associativity", "--case", "?"],
        "'?' stands for no case"
      ),
    ])
  func usageErrors(arguments: [String], message: String) {
    enum Own: LawsCommand {
      static var suites: [Suite] { [.monad(IdentityOf.self)] }
    }
    let error = #expect(throws: UsageError.self) { try Own.run(arguments) }
    expectEqual(error?.message, message.replacing("'laws ", with: "'\(Terminal.name) "))
  }
}

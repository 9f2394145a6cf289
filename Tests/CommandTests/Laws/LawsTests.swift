import Foundation
import Testing

@Suite("laws' command line")
struct LawsTests {
  private func json(_ arguments: [String]) throws -> [String: Any] {
    let answer = try CommandProcess.laws.run(arguments + ["--format", "json"])
    let object = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
    return try #require(object as? [String: Any])
  }

  @Test("without arguments and with --help it explains itself", arguments: [[], ["--help"]])
  func help(arguments: [String]) throws {
    let answer = try CommandProcess.laws.run(arguments)
    for word in ["list", "run", "replay", "mutants", "challenge", "--shard I/N", "--seed S"] {
      #expect(answer.output.contains(word))
    }
    #expect(answer.status == 0)
  }

  @Test("list names laws with their equations; a filter narrows them")
  func list() throws {
    let answer = try CommandProcess.laws.run(["list", "--filter", "State<Three>/Monad/assoc*"])
    #expect(
      answer.lines == [
        "State<Three>/Monad/associativity [essential]",
        "  flatMap(flatMap(m, f), g) == flatMap(m) { flatMap(f($0), g) }",
      ])
  }

  @Test("shards report together what one run reports")
  func shards() throws {
    let options = ["run", "--filter", "*/Pairing/*", "--seed", "7", "--cases", "100"]
    let whole = try json(options)
    let parts = try ["0/2", "1/2"].map { try json(options + ["--shard", $0]) }
    let name = { (report: [String: Any]) in report["law"] as? String ?? "" }
    let merged = parts.flatMap { $0["reports"] as? [[String: Any]] ?? [] }
      .sorted { name($0) < name($1) }
    let reports = try #require(whole["reports"] as? [[String: Any]])
    #expect(merged as NSArray == reports as NSArray)
    for key in ["laws", "passed", "exhaustive", "failed"] {
      #expect(parts.compactMap { $0[key] as? Int }.reduce(0, +) == whole[key] as? Int)
    }
    #expect(whole["seed"] as? Int == 7)
  }

  @Test("the same seed gives the same report")
  func determinism() throws {
    let options = ["run", "--filter", "Writer*", "--seed", "3", "--cases", "200"]
    #expect(
      try CommandProcess.laws.run(options + ["--format", "json"]).output
        == CommandProcess.laws.run(options + ["--format", "json"]).output)
  }

  @Test("junit has a case a law")
  func junit() throws {
    let answer = try CommandProcess.laws.run(
      ["run", "--filter", "Identity/Comonad/*", "--format", "junit"])
    #expect(answer.output.contains("<testsuites tests=\"8\" failures=\"0\">"))
    #expect(
      answer.output.contains("<testcase classname=\"Identity Comonad\" name=\"associativity\"/>"))
  }

  @Test("a mutant is told with the laws that catch it")
  func mutants() throws {
    let answer = try json(["mutants", "--filter", "Monad/flatMap reverses the inner lists"])
    #expect(answer["mutants"] as? Int == 1)
    #expect(answer["killed"] as? Int == 1)
    let rows = try #require(answer["matrix"] as? [[String: Any]])
    #expect((rows.first?["killedBy"] as? [String])?.contains("associativity") == true)
  }

  @Test("a challenge ends on the simplest case")
  func challenge() throws {
    let answer = try CommandProcess.laws.run(
      ["challenge", "--filter", "coupling", "--seeds", "5"])
    #expect(answer.output.hasPrefix("✓ coupling: 100.0 % of 5 seeds on [1, 0]"))
    #expect(answer.status == 0)
  }

  @Test("replay makes one case of a run again")
  func replay() throws {
    let answer = try CommandProcess.laws.run(
      ["replay", "--law", "State<Three>/Monad/associativity", "--seed", "3", "--case", "7"])
    #expect(answer.output == "✓ State<Three>/Monad/associativity: 1 cases\n")
    #expect(answer.status == 0)
  }

  @Test(
    "a usage error says what is possible, on standard error, with status 2",
    arguments: [
      (
        ["nope"],
        "unknown command 'nope'; the commands are list, run, replay, mutants, challenge, help"
      ),
      (
        ["list", "--seed", "1"],
        "unknown option '--seed' of 'list'; the options are --filter, --format"
      ),
      (["run", "--format", "xml"], "unknown format 'xml'; the formats are text, json, junit"),
      (["run", "--shard", "2/2"], "--shard needs i/n with i from 0 below n, not '2/2'"),
      (["run", "--cases", "0"], "--cases needs a number from 1 up, not '0'"),
      (["run", "--filter"], "--filter needs a value"),
      (["run", "--filter", "x"], "no law matches 'x'; 'laws list' names them"),
      (["replay"], "which law? --law needs an id; 'laws list' names them"),
      (
        ["replay", "--law", "Identity/Monad/associativity"],
        "which case? --choices TEXT, or --seed S and --case N"
      ),
      (
        ["replay", "--law", "Identity/Monad/associativity", "--choices", "?"],
        "'?' does not stand for choices"
      ),
    ])
  func usageErrors(arguments: [String], message: String) throws {
    let answer = try CommandProcess.laws.run(arguments)
    #expect(answer.errors == "laws: \(message)\nTry 'laws --help'.\n")
    #expect(answer.output.isEmpty)
    #expect(answer.status == 2)
  }
}

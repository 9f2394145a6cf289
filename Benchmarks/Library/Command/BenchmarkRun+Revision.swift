import Foundation
import PairingsConsole

extension BenchmarkRun {
  /// The numbers of processes of each build after which the rows are compared. The fewest that can
  /// tell by the sign test are 7.
  static let (rounds, mostRounds) = (7, 15)

  /// Builds another revision of the package, and measures it and this build in turns, if the results of
  /// this build are right.
  func compare(with revision: String) throws(UsageError) -> Int32 {
    try refuseUnoptimised()
    let checks = progressing(Runner.check)
    let failures = checks.flatMap(\.failures)
    guard checks.allSatisfy(\.refusals.isEmpty) else { return ended(failures) }
    let output = options.output.map(open)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (this, other) = (
      folder.appendingPathComponent("this"), folder.appendingPathComponent("other")
    )
    try working("cannot copy this command") {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      // The build may replace the file of this command.
      try FileManager.default.copyItem(at: Self.executable, to: this)
    }
    let tree = folder.appendingPathComponent("tree")
    let place = try Self.run(["git", "rev-parse", "--show-prefix"])
    let commit = try Self.run(["git", "rev-parse", "--verify", "\(revision)^{commit}"])
    let root = try Self.run(["git", "rev-parse", "--show-toplevel"])
    // A clone, and no worktree: the repository keeps nothing if the command is interrupted.
    _ = try Self.run(["git", "clone", "--quiet", "--shared", "--no-checkout", root, tree.path])
    _ = try Self.run(["git", "-C", tree.path, "checkout", "--quiet", "--detach", commit])
    let build =
      ["swift", "build", "-c", "release", "--package-path"]
      + [tree.appendingPathComponent(place).path, "--product", Terminal.name]
      + options.buildOptions
    _ = try Self.run(build)
    let built = URL(fileURLWithPath: try Self.run(build + ["--show-bin-path"]))
    try working("cannot copy the other command") {
      try FileManager.default.copyItem(at: built.appendingPathComponent(Terminal.name), to: other)
    }
    var rounds: [Comparison.Round] = []
    func measure(upTo count: Int) throws(UsageError) -> Comparison {
      for number in rounds.count..<count {
        // Each build comes first in its turn, since a processor becomes slower as it warms.
        let first = try measured(by: number.isMultiple(of: 2) ? other : this)
        let second = try measured(by: number.isMultiple(of: 2) ? this : other)
        rounds.append(
          number.isMultiple(of: 2) ? (new: second, old: first) : (new: first, old: second))
      }
      return Comparison(rounds, threshold: Double(options.threshold) / 100)
    }
    var comparison = try measure(upTo: Self.rounds)
    if comparison.isOpen { comparison = try measure(upTo: Self.mostRounds) }
    write(comparison, to: output)
    return ended(failures + comparison.failures)
  }

  /// The file of this command.
  private static var executable: URL {
    Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
  }

  /// Returns the figures of a process that takes a first look at the chosen rows.
  private func measured(by command: URL) throws(UsageError) -> [Figure] {
    let filters = options.filters.flatMap { ["--filter", $0] }
    let text = try Self.run(
      [command.path, "--quick", "--format", "json"] + filters, mayFail: true)
    do { return try JSONDecoder().decode([Figure].self, from: Data(text.utf8)) } catch {
      throw UsageError(message: "'\(command.lastPathComponent)' reports no figures: \(error)")
    }
  }

  private func working(_ failure: String, _ body: () throws -> Void) throws(UsageError) {
    do { try body() } catch { throw UsageError(message: "\(failure): \(error)") }
  }

  /// Runs a command. Returns its output, without the end of the last line.
  private static func run(
    _ command: [String], mayFail: Bool = false
  ) throws(UsageError) -> String {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    if mayFail { process.standardError = FileHandle.nullDevice }
    let text: String
    do {
      try process.run()
      text = String(
        decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    } catch {
      throw UsageError(message: "'\(command[0])' does not run: \(error)")
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 || mayFail else {
      throw UsageError(message: "'\(command.joined(separator: " "))' fails:\n\(text)")
    }
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}

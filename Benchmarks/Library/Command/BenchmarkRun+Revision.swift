import Foundation
import PairingsConsole

extension BenchmarkRun {
  /// The number of processes of each of two builds, and the number while a row is open.
  static let (rounds, mostRounds) = (5, 15)

  /// Builds another revision of the package, and measures it and this build in turns.
  func compare(with revision: String) throws(UsageError) -> Int32 {
    try refuseUnoptimised()
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
    var figures: (this: [[Figure]], other: [[Figure]]) = ([], [])
    var comparison = Comparison(of: [], with: [], threshold: 0)
    for round in 0..<Self.mostRounds where round < Self.rounds || comparison.isOpen {
      // Each build comes first in its turn, since a processor becomes slower as it warms.
      if round.isMultiple(of: 2) { figures.other.append(try measured(by: other, folder)) }
      figures.this.append(try measured(by: this, folder))
      if !round.isMultiple(of: 2) { figures.other.append(try measured(by: other, folder)) }
      comparison = Comparison(
        of: Figure.merged(figures.this), with: Figure.merged(figures.other),
        threshold: Double(options.threshold) / 100)
    }
    write(text(comparison), to: output, named: options.output)
    for failure in comparison.failures { Terminal.streams.complain(failure) }
    return comparison.failures.isEmpty ? EXIT_SUCCESS : EXIT_FAILURE
  }

  /// The file of this command.
  private static var executable: URL {
    Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
  }

  /// Returns the figures of a process that takes a first look at the chosen rows.
  private func measured(by command: URL, _ folder: URL) throws(UsageError) -> [Figure] {
    let file = folder.appendingPathComponent("figures.json")
    try? FileManager.default.removeItem(at: file)
    let filters = options.filters.flatMap { ["--filter", $0] }
    _ = try Self.run(
      [command.path, "--quick", "--save", file.path] + filters, mayFail: true)
    return try read(file.path).rows
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

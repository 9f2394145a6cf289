import Foundation

/// The names of the components of `explore` and `atlas`.
let exampleNames = ["counter", "todo", "vending", "editor", "shared", "parent"]

/// A command of this package, run as a user runs it.
struct CommandProcess {
  static let explore = CommandProcess(name: "explore")
  static let atlas = CommandProcess(name: "atlas")
  static let benchmarks = CommandProcess(name: "benchmarks")
  static let challenges = CommandProcess(name: "challenges")
  static let laws = CommandProcess(name: "laws")

  let name: String

  /// The result of a run of the command.
  struct Answer {
    let output: String
    let errors: String
    let status: Int32

    /// The errors without the progress of a search, or of laws, that takes longer.
    var complaints: String {
      errors.replacing(#/.* states, depth .* a second\n|laws: \d+\/\d+.*\n/#, with: "")
    }

    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  /// The executable, which is beside that of the tests.
  var executable: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent(name)
  }

  /// Runs the command with an input through a pipe.
  func run(_ arguments: [String], input: String = "") throws -> Answer {
    try Self.run(executable, arguments, input: input)
  }

  /// Runs a line of the shell, in which the command is `"$0"`.
  func shell(_ line: String) throws -> Answer {
    try Self.run(URL(fileURLWithPath: "/bin/sh"), ["-c", line, executable.path])
  }

  private static func run(
    _ executable: URL, _ arguments: [String], input: String = ""
  ) throws -> Answer {
    signal(SIGPIPE, SIG_IGN)  // A usage error ends the command before it reads.
    let process = Process()
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    process.executableURL = executable
    process.arguments = arguments
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stderr
    let send: @Sendable () -> Void = {
      try? stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try? stdin.fileHandleForWriting.close()
    }
    // What fits into a pipe is there from the start.
    if input.utf8.count < 4_096 { send() }
    try process.run()
    // Long inputs and outputs would fill their pipes if one waited for the other.
    if input.utf8.count >= 4_096 { DispatchQueue.global().async(execute: send) }
    let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
    let errors = try stderr.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Answer(
      output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self), status: process.terminationStatus)
  }
}

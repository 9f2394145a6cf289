import Foundation
import PairingsConsole
import Synchronization

/// A process that works on parts of a run, seen from outside.
struct Worker {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors = FileManager.default.temporaryDirectory
    .appendingPathComponent("laws-\(UUID().uuidString)")

  /// Whether it can be given work.
  var isAlive: Bool { process.isRunning }

  init(_ arguments: [String]) {
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardInput = input
    process.standardOutput = output
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    process.standardError = try? FileHandle(forWritingTo: errors)
    try? process.run()
  }

  /// Has it work on a part.
  func work<Part: Encodable, Result: Decodable>(
    on part: Part, limit: Int?
  ) -> Crew.Answer<Result> {
    guard isAlive else { return .ended("its process does not start", lastWords: nil) }
    let isLate = Late()
    let alarm = DispatchWorkItem { [process] in
      isLate.value.store(true, ordering: .relaxed)
      kill(process.processIdentifier, SIGKILL)  // Other signals may be blocked in it.
    }
    if let limit {
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(limit), execute: alarm)
    }
    defer { alarm.cancel() }
    if let line = try? JSONEncoder().encode(part) {
      try? input.fileHandleForWriting.write(contentsOf: line + Data("\n".utf8))
    }
    if let line = line(), let result = try? JSONDecoder().decode(Result.self, from: line) {
      return .done(result)
    }
    dismiss(keepingWords: true)
    defer { try? FileManager.default.removeItem(at: errors) }
    let words = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
    let reason =
      isLate.value.load(ordering: .relaxed)
      ? "it took longer than \(limit ?? 0) s"
      : process.terminationReason == .uncaughtSignal
        ? "it ended the process by signal \(process.terminationStatus)"
        : "it ended the process with status \(process.terminationStatus)"
    return .ended(reason, lastWords: words.isEmpty ? nil : words)
  }

  /// Ends it and takes away what it wrote.
  func dismiss(keepingWords: Bool = false) {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    if !keepingWords { try? FileManager.default.removeItem(at: errors) }
  }

  /// The next line of its answers; nil if it has ended.
  private func line() -> Data? {
    var line = Data()
    while case let part = output.fileHandleForReading.availableData, !part.isEmpty {
      line += part
      if line.last == UInt8(ascii: "\n") { return line }
    }
    return nil
  }
}

/// Whether time is up.
private final class Late: Sendable {
  let value = Atomic(false)
}

/// A process that works on parts of a run, seen from inside.
enum Workplace {
  /// Reads parts, a line of JSON each, and answers each with another, until there are no more.
  static func work<Part: Decodable, Result: Encodable>(_ work: (Part) -> Result) {
    while let line = readLine(),
      let part = try? JSONDecoder().decode(Part.self, from: Data(line.utf8))
    {
      guard var answer = try? JSONEncoder().encode(work(part)) else { return }
      answer.append(UInt8(ascii: "\n"))
      Terminal.streams.write(Array(answer))
    }
  }
}

import Foundation
import PairingsConsole
import PropertyTesting
import Synchronization

/// A worker process, from the view of the command that started it.
struct Worker {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors = ErrorFile()

  /// True if a part exceeded its time limit.
  private let isLate = Late()

  /// True if the worker accepts parts.
  var isAlive: Bool { process.isRunning && !isLate.value.load(ordering: .relaxed) }

  init(_ arguments: [String]) {
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors.handle
    try? process.run()
    _ = line()  // The worker is ready: its start counts for no part.
  }

  /// Sends a part to the worker and waits for the answer.
  func work<Part: Encodable, Result: Decodable>(
    on part: Part, limit: Duration?
  ) -> WorkerPool.Answer<Result> {
    guard isAlive else { return .ended("its process does not start", lastWords: nil) }
    let alarm = DispatchWorkItem { [process] in
      isLate.value.store(true, ordering: .relaxed)
      kill(process.processIdentifier, SIGKILL)  // Other signals may be blocked in it.
    }
    if let limit {
      DispatchQueue.global().asyncAfter(deadline: .now() + limit / .seconds(1), execute: alarm)
    }
    defer { alarm.cancel() }
    let before = errors.size
    if let line = try? JSONEncoder().encode(part) {
      try? input.fileHandleForWriting.write(contentsOf: line + Data("\n".utf8))
    }
    if let line = line(), let result = try? JSONDecoder().decode(Result.self, from: line) {
      return .done(result)
    }
    dismiss()
    let words = errors.text(from: before) + CrashFile.lastWords(of: process.processIdentifier)
    let lastWords = words.isEmpty ? nil : words
    if isLate.value.load(ordering: .relaxed) { return .late(lastWords: lastWords) }
    let reason =
      process.terminationReason == .uncaughtSignal
      ? "it ended the process by signal \(process.terminationStatus)"
      : "it ended the process with status \(process.terminationStatus)"
    return .ended(reason, lastWords: lastWords)
  }

  /// Ends the worker.
  func dismiss() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Returns the next line of the answers, or nil if the worker has ended.
  private func line() -> Data? {
    var line = Data()
    while case let part = output.fileHandleForReading.availableData, !part.isEmpty {
      line += part
      if line.last == UInt8(ascii: "\n") { return line }
    }
    return nil
  }
}

/// A flag that is true after a part exceeded its time limit.
private final class Late: Sendable {
  let value = Atomic(false)
}

/// A worker process, from its own view.
///
/// It keeps its standard input and output to itself. A law that reads gets no input, the output of
/// a law goes to standard error, and no child process inherits either.
enum WorkerLoop {
  private static let parts = FileHandle(fileDescriptor: moved(STDIN_FILENO), closeOnDealloc: false)
  private static let answers = FileHandle(
    fileDescriptor: moved(STDOUT_FILENO), closeOnDealloc: false)

  /// Returns a duplicate of a descriptor, which no other program inherits.
  private static func moved(_ descriptor: Int32) -> Int32 {
    let own = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    if descriptor == STDIN_FILENO {
      let nothing = Foundation.open("/dev/null", O_RDONLY)
      dup2(nothing, STDIN_FILENO)
      close(nothing)
    } else {
      dup2(STDERR_FILENO, descriptor)
    }
    return own
  }

  /// Replaces the standard streams for the checked laws, and ends this process with its parent.
  static func open() {
    _ = (parts, answers)
    // The thread that started this process blocks most signals; a law may send one to itself.
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
    let employer = getppid()
    Thread {
      while getppid() == employer { sleep(1) }
      CrashFile.delete()  // No law has ended this process.
      _exit(1)
    }.start()
  }

  /// Reads parts, a line of JSON each, and writes an answer to each, until the end of the input.
  static func work<Part: Decodable, Result: Encodable>(_ work: (Part) -> Result) {
    answer(Data("\n".utf8))
    var read = Data()
    while let part = nextLine(&read).flatMap({ try? JSONDecoder().decode(Part.self, from: $0) }) {
      guard let result = try? JSONEncoder().encode(work(part)) else { return }
      answer(result + Data("\n".utf8))
    }
  }

  private static func answer(_ data: Data) { try? answers.write(contentsOf: data) }

  /// Returns the next line of the input, or nil at its end.
  private static func nextLine(_ read: inout Data) -> Data? {
    while true {
      if let end = read.firstIndex(of: UInt8(ascii: "\n")) {
        defer { read = Data(read[(end + 1)...]) }
        return read[..<end]
      }
      guard case let more = parts.availableData, !more.isEmpty else { return nil }
      read += more
    }
  }
}

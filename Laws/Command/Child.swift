import Foundation
import PairingsConsole
import PropertyTesting

/// A child process of a ``Supervisor``, from the view of the command.
///
/// Its standard error is a file without a name, which ends with its last descriptor. The first
/// bytes of the file are the records of the present cases, so that the command reads them however
/// the child has ended.
final class Child {
  /// The index of the subject that is checked at present.
  var next: Int

  private let process = Process()
  private let output = Pipe()
  private let errors: FileHandle
  private var read = Data()
  private var isOpen = true

  /// The moment at which the present subject has taken too long.
  private var deadline = ContinuousClock.Instant?.none
  private let limit: Int?

  /// Starts the command again.
  init(_ arguments: some Sequence<String>, first: Int, limit: Int?) throws {
    (next, self.limit) = (first, limit)
    errors = try Self.fileWithoutName()
    process.executableURL = Bundle.main.executableURL
    process.arguments = Array(arguments)
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  private static func fileWithoutName() throws -> FileHandle {
    var path = Array(
      FileManager.default.temporaryDirectory.appendingPathComponent("laws-XXXXXX").path.utf8CString)
    let file = mkstemp(&path)
    guard file >= 0, ftruncate(file, off_t(CrashRecord.bytes)) == 0 else {
      throw WriteError.present
    }
    unlink(path)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)  // No other child inherits it.
    _ = fcntl(file, F_SETFL, O_APPEND)
    return FileHandle(fileDescriptor: file, closeOnDealloc: true)
  }

  // MARK: - Results

  /// Waits, at most for a fifth of a second. Returns the indices of the children that have written
  /// or ended, or whose time is over.
  static func ready(_ children: [Child]) -> [Int] {
    var files = children.map { child in
      pollfd(
        fd: child.output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    }
    poll(&files, nfds_t(files.count), 200)
    return children.indices.filter { files[$0].revents != 0 || children[$0].isLate }
  }

  /// Returns the lines that the child has written, without the empty one of a child that is ready:
  /// its start counts for no subject.
  func lines() -> [Data] {
    guard !isLate else { return [] }
    let part = output.fileHandleForReading.availableData
    isOpen = !part.isEmpty
    read += part
    guard let end = read.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    deadline = limit.map { .now + .seconds($0) }
    defer { read = Data(read[(end + 1)...]) }
    return read[..<end].split(separator: UInt8(ascii: "\n")).map { Data($0) }
  }

  private var isLate: Bool { deadline.map { .now > $0 } ?? false }

  /// Returns the reason for which the child has no more results, or nil if it goes on. Ends a child
  /// whose time is over.
  func reasonOfEnd() -> String? {
    guard isOpen else {
      process.waitUntilExit()
      let kind = process.terminationReason == .uncaughtSignal ? "by signal" : "with status"
      return "it ended the process \(kind) \(process.terminationStatus)\(trap)"
    }
    guard isLate else { return nil }
    kill(process.processIdentifier, SIGKILL)  // Other signals may be blocked in it.
    process.waitUntilExit()
    return "it took longer than \(limit ?? 0) s"
  }

  /// The law and the case that were tried last.
  var place: (law: String, address: String)? {
    CrashRecord.cases(in: errors.fileDescriptor).first
  }

  /// The message of a trap after a colon, or an empty text.
  private var trap: String {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = pread(errors.fileDescriptor, &bytes, bytes.count, off_t(CrashRecord.bytes))
    let lines = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self).split(separator: "\n")
    let traps = ["Fatal error", "Precondition failed", "Assertion failed"]
    return lines.last { line in traps.contains { line.contains($0) } }.map { ": \($0)" } ?? ""
  }

  // MARK: - In the child

  /// Returns the standard output of this process, which belongs to the results alone. The output of
  /// a law goes to standard error, and a process that it starts inherits neither. This process ends
  /// with its parent.
  static func takeOutput(from parent: Int32) -> FileHandle {
    let answers = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    CrashRecord.share(STDERR_FILENO)
    // The thread that started this process may block signals; a law may send one to itself.
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
    Thread {
      while getppid() == parent { sleep(1) }
      _exit(EXIT_FAILURE)
    }.start()
    let handle = FileHandle(fileDescriptor: answers, closeOnDealloc: false)
    try? handle.write(contentsOf: Data("\n".utf8))
    return handle
  }

  /// Removes the output of earlier subjects from standard error.
  static func forgetErrors() {
    fflush(nil)
    _ = ftruncate(STDERR_FILENO, off_t(CrashRecord.bytes))
  }
}

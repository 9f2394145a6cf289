#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A file descriptor for writing: of a file, a pipe, a terminal or another device.
public struct Descriptor: Sendable {
  /// The number of the descriptor in the system.
  public let number: Int32

  /// Standard input.
  public static var input: Descriptor { Descriptor(number: STDIN_FILENO) }

  /// Standard output.
  public static var output: Descriptor { Descriptor(number: STDOUT_FILENO) }

  /// Standard error.
  public static var errors: Descriptor { Descriptor(number: STDERR_FILENO) }

  init(number: Int32) { self.number = number }

  /// Opens the file at a path, following links, or creates it. The content of the file stays until
  /// ``empty()``.
  ///
  /// - Throws: The reason for which the file cannot be opened.
  public init(opening path: String) throws(WriteError) {
    var number: Int32
    repeat {
      number = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    } while number < 0 && errno == EINTR
    guard number >= 0 else { throw .present }
    self.number = number
  }

  /// Reserves a file for this process until its end; returns false if another process has reserved
  /// it. Pipes and devices have any number of writers.
  public func reserve() -> Bool {
    var status = stat()
    guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return true }
    return flock(number, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  /// Writes all of a text, and waits while the descriptor accepts no bytes.
  ///
  /// - Throws: The reason for which the text was not written completely.
  public func write(_ text: String) throws(WriteError) {
    try write(Array(text.utf8))
  }

  /// Writes all bytes, and waits while the descriptor accepts none.
  ///
  /// - Throws: The reason for which the bytes were not written completely.
  public func write(_ bytes: [UInt8]) throws(WriteError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        #if canImport(Darwin)
        Darwin.write(number, bytes.baseAddress, bytes.count)
        #elseif canImport(Glibc)
        Glibc.write(number, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
        Musl.write(number, bytes.baseAddress, bytes.count)
        #endif
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        waitForRoom()
      } else if errno != EINTR {
        throw .present
      }
    }
  }

  /// The system's message for a failed read, such as from a folder, or nil if reading works.
  public var readError: String? {
    var byte: UInt8 = 0
    return read(number, &byte, 0) < 0 ? String(cString: strerror(errno)) : nil
  }

  /// True if the descriptor is a terminal with cursor control, which a terminal called `dumb` lacks.
  public var isTerminal: Bool {
    let kind = getenv("TERM").map { String(cString: $0) } ?? ""
    return isatty(number) == 1 && !["", "dumb"].contains(kind)
  }

  /// Makes reads wait for bytes. The parent process may have made the descriptor non-blocking.
  public func makeBlocking() {
    let flags = fcntl(number, F_GETFL)
    if flags >= 0, flags & O_NONBLOCK != 0 { _ = fcntl(number, F_SETFL, flags & ~O_NONBLOCK) }
  }

  /// Empties a file, and has no effect on other descriptors.
  public func empty() { _ = ftruncate(number, 0) }

  /// Waits until the descriptor accepts bytes. The parent process may have made the descriptor
  /// non-blocking.
  private func waitForRoom() {
    var file = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    _ = poll(&file, 1, -1)
  }
}

/// The reason for which a write failed.
public struct WriteError: Error, Equatable, CustomStringConvertible {
  /// The number of the error in the system.
  public let code: Int32

  /// The error of the last call of the system.
  package static var present: WriteError { WriteError(code: errno) }

  /// The system's message for the error.
  public var description: String { String(cString: strerror(code)) }
}

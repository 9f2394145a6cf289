#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Where a text can be written to: a file, a pipe, a terminal or another device.
public struct Descriptor: Sendable {
  /// The number that the system knows it by.
  public let number: Int32

  /// Standard input.
  public static var input: Descriptor { Descriptor(number: STDIN_FILENO) }

  /// Standard output.
  public static var output: Descriptor { Descriptor(number: STDOUT_FILENO) }

  /// Standard error.
  public static var errors: Descriptor { Descriptor(number: STDERR_FILENO) }

  init(number: Int32) { self.number = number }

  /// Opens what a path leads to, through links, or makes a file. What is in a file stays there
  /// until ``empty()``.
  ///
  /// - Throws: Why it cannot be opened.
  public init(opening path: String) throws(WriteError) {
    var number: Int32
    repeat {
      number = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    } while number < 0 && errno == EINTR
    guard number >= 0 else { throw WriteError(code: errno) }
    self.number = number
  }

  /// Writes all of a text, and waits where there is no room for it yet.
  ///
  /// - Throws: Why not all of it could be written.
  public func write(_ text: String) throws(WriteError) {
    try write(Array(text.utf8))
  }

  /// Writes all bytes, and waits where there is no room for them yet.
  ///
  /// - Throws: Why not all of them could be written.
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
        throw WriteError(code: errno)
      }
    }
  }

  /// Why nothing can be read here, such as from a folder, in the system's words.
  public var readError: String? {
    var byte: UInt8 = 0
    return read(number, &byte, 0) < 0 ? String(cString: strerror(errno)) : nil
  }

  /// Takes out what is in a file; everything else has nothing to take out.
  public func empty() { _ = ftruncate(number, 0) }

  /// Whoever started the command may have left it a descriptor that does not wait by itself.
  private func waitForRoom() {
    var file = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    _ = poll(&file, 1, -1)
  }
}

/// Why something cannot be written.
public struct WriteError: Error, Equatable, CustomStringConvertible {
  /// The number of the error.
  public let code: Int32

  /// The system's words for it.
  public var description: String { String(cString: strerror(code)) }
}

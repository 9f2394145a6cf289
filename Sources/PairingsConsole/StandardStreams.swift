#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The standard output and the standard error of a command, unbuffered.
///
/// A command whose output cannot be written cannot go on. It writes a message to standard error, if
/// possible, and exits with status 1.
public struct StandardStreams: Sendable {
  private let command: String

  /// Creates the streams of a command, whose name precedes its messages.
  public init(of command: String) { self.command = command }

  /// Opens a descriptor for each closed stream, so that no file that is opened later gets the
  /// number of a stream. A write to such a stream is still an error.
  public func reserve() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(number, F_GETFD) == -1 {
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes to standard output, or exits the command.
  public func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes to standard output, or exits the command.
  public func write(_ bytes: [UInt8]) {
    do { try Descriptor.output.write(bytes) } catch {
      end("standard output cannot be written: \(error)")
    }
  }

  /// Writes a message to standard error, without control characters. Returns true if the write
  /// succeeded.
  @discardableResult
  public func complain(_ message: String) -> Bool {
    tell("\(command): \(Terminal.printable(message))\n")
  }

  /// Writes a text to standard error without the name of the command. Returns true if the write
  /// succeeded.
  @discardableResult
  public func tell(_ text: String) -> Bool {
    do { try Descriptor.errors.write(text) } catch { return false }
    return true
  }

  /// Exits the command with a message and a status. The status is 1 if the message cannot be
  /// written.
  public func end(_ message: String, status: Int32 = 1) -> Never {
    exit(complain(message) ? status : EXIT_FAILURE)
  }
}

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The standard output and the standard error of a command, unbuffered.
///
/// A command whose output cannot be written has nothing left to do: it says so, if that can be
/// written, and ends with status 1.
public struct StandardStreams: Sendable {
  private let command: String

  /// The streams of a command, whose name stands before its messages.
  public init(of command: String) { self.command = command }

  /// Takes the places of streams that were closed, so that no file which is opened later gets
  /// the number of one. What is written there is still an error.
  public func reserve() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(number, F_GETFD) == -1 {
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes to standard output, or ends the command.
  public func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes to standard output, or ends the command.
  public func write(_ bytes: [UInt8]) {
    do { try Descriptor.output.write(bytes) } catch {
      end("standard output cannot be written: \(error)")
    }
  }

  /// Writes a message to standard error; returns whether it could be written.
  @discardableResult
  public func complain(_ message: String) -> Bool { tell("\(command): \(message)\n") }

  /// Writes to standard error as it is; returns whether it could be written.
  @discardableResult
  public func tell(_ text: String) -> Bool {
    do { try Descriptor.errors.write(text) } catch { return false }
    return true
  }

  /// Ends the command with a message and a status; the status is 1 if nobody can be told why.
  public func end(_ message: String, status: Int32 = 1) -> Never {
    exit(complain(message) ? status : EXIT_FAILURE)
  }
}

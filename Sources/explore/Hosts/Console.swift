#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Standard output and standard error, unbuffered.
enum Console {
  static func write(_ text: String) { write(text, to: STDOUT_FILENO) }

  /// Writes a message to standard error, after the command's name.
  static func complain(_ message: String) { write("explore: \(message)\n", to: STDERR_FILENO) }

  /// Writes to standard error as it is.
  static func note(_ text: String) { write(text, to: STDERR_FILENO) }

  private static func write(_ text: String, to file: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, rest.count > 0 {
        #if canImport(Darwin)
        let count = Darwin.write(file, start, rest.count)
        #elseif canImport(Glibc)
        let count = Glibc.write(file, start, rest.count)
        #elseif canImport(Musl)
        let count = Musl.write(file, start, rest.count)
        #endif
        if count < 0 {
          guard errno == EINTR || errno == EAGAIN else { return }
        } else {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        }
      }
    }
  }
}

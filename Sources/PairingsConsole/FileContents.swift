#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The contents of a file, a pipe or a device, as far as they fit a limit.
public enum FileContents: Sendable {
  /// All bytes of the file.
  case whole([UInt8])

  /// The file is larger than the limit, or has no end.
  case tooLarge

  /// The file cannot be read.
  case unreadable

  /// The greatest number of bytes that a command reads: 256 MB.
  public static var limit: Int { 1 << 28 }

  /// Reads the file at a path. The length of a pipe is unknown before its end.
  public init(of path: String, limit: Int = FileContents.limit) {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else {
      self = .unreadable
      return
    }
    defer { close(number) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(number, &part, part.count)
      switch count {
      case 0:
        self = .whole(bytes)
        return
      case ..<0 where errno != EINTR:
        self = .unreadable
        return
      default: bytes += part.prefix(max(count, 0))
      }
      guard bytes.count <= limit else {
        self = .tooLarge
        return
      }
    }
  }
}

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

/// Returns true if two paths lead to the same existing file, or to the same place for a new one.
public func isSameFile(_ one: String, _ other: String) -> Bool {
  func status(_ path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }
  switch (status(one), status(other)) {
  case (let one?, let other?): return one.st_dev == other.st_dev && one.st_ino == other.st_ino
  case (nil, nil): break
  default: return false
  }
  // Of files that do not exist, the folders are the same, and the names. A link may lead to one.
  func split(_ path: String) -> (folder: String, name: Substring) {
    let path = target(of: path)
    let end = path.lastIndex(of: "/")
    let name = end.map { path[path.index(after: $0)...] } ?? path[...]
    return (end.map { String(path[...$0]) } ?? ".", name)
  }
  let ((folder, name), (otherFolder, otherName)) = (split(one), split(other))
  guard name == otherName, let one = status(folder), let other = status(otherFolder) else {
    return false
  }
  return one.st_dev == other.st_dev && one.st_ino == other.st_ino
}

/// Returns the path to which the links at a path lead, also where that does not exist.
private func target(of path: String) -> String {
  var path = path
  for _ in 0..<40 {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    guard count >= 0 else { break }
    let link = String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let end = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    path = link.hasPrefix("/") ? link : path[..<end] + link
  }
  return path
}

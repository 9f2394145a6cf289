import Foundation

/// The standard error of a worker: a file without a name, which ends with its last descriptor, also
/// where the command is killed.
struct ErrorFile {
  /// The descriptor of the file, or of nothing if no file can be made.
  let handle: FileHandle

  init() {
    var path = Array(
      FileManager.default.temporaryDirectory.appendingPathComponent("laws-XXXXXX").path.utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else {
      handle = .nullDevice
      return
    }
    unlink(path)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)  // No other worker inherits it.
    handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
  }

  /// The number of bytes that were written so far.
  var size: Int {
    var status = stat()
    return fstat(handle.fileDescriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Returns what was written after the first `start` bytes. The worker shares the position in the
  /// file, which stays as it is.
  func text(from start: Int) -> String {
    var bytes = [UInt8](repeating: 0, count: max(size - start, 0))
    let count = pread(handle.fileDescriptor, &bytes, bytes.count, off_t(start))
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }
}

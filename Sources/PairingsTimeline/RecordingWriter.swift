#if !hasFeature(Embedded)  // Embedded Swift has neither files nor JSON.

public import Foundation

/// A writer of a recording, line by line, as the events happen.
///
/// A line that cannot be written is removed, so that the lines after it can be read. If it cannot
/// be removed, nothing more is written.
public struct RecordingWriter<Event: Codable> {
  private let file: FileHandle
  private let encoder = JSONEncoder.lines
  private let end = End()

  /// The commits of the explorer that is recorded.
  let journal = Journal()

  /// The error after which nothing more is written.
  private final class End {
    var failure: (any Error)?
  }

  /// The commits of a recorded explorer.
  final class Journal {
    /// True while an explorer is recorded.
    var isOpen = false

    /// The explorer that is recorded, or was recorded last.
    weak var explorer: AnyObject?

    /// True once an explorer was recorded.
    var hasBegun = false

    /// A gap that could not be written yet.
    var waiting: RecordingGap?

    /// The version of its last commit that was recorded.
    var version = 0
  }

  /// Creates a file, or replaces its contents. The file is reserved for as long as the writer
  /// exists. `url` may be a pipe, which has any number of writers: a write into a pipe without a
  /// reader sends the process `SIGPIPE`, as any other write does.
  ///
  /// - Throws: ``RecordingError/taken`` if another writer has the file, in this process or in
  ///   another one; otherwise the reason for which the file cannot be written.
  public init(to url: URL, _ header: Recording<Event>.Header) throws {
    // The file is opened once, since closing a pipe ends it.
    let descriptor = open(url.path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
        throw RecordingError.taken
      }
      try file.truncate(atOffset: 0)
    }
    try write(header)
  }

  /// Appends an event.
  ///
  /// - Throws: The reason for which the event cannot be written.
  public func append(_ event: Event) throws { try write(event) }

  private func write(_ value: some Encodable) throws {
    if let failure = end.failure { throw failure }
    let line = try encoder.encode(value) + [0x0A]
    let start = try? file.offset()  // A pipe has no offset.
    do { try file.write(contentsOf: line) } catch {
      if start.flatMap({ try? file.truncate(atOffset: $0) }) == nil { end.failure = error }
      throw error
    }
  }
}

extension JSONEncoder {
  /// An encoder of the lines of recordings, which are the same for equal values.
  static var lines: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}

#endif

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

  /// The error after which nothing more is written.
  private final class End {
    var failure: (any Error)?
  }

  /// Creates a file, or replaces its contents. `url` may be a pipe: a write into a pipe without a
  /// reader sends the process `SIGPIPE`, as any other write does.
  ///
  /// - Throws: The reason for which the file cannot be written.
  public init(to url: URL, _ header: Recording<Event>.Header) throws {
    if !FileManager.default.fileExists(atPath: url.path) { try Data().write(to: url) }
    // The file is opened once, since closing a pipe ends it. Pipes and devices have no contents to
    // replace.
    file = try FileHandle(forWritingTo: url)
    if let end = try? file.seekToEnd(), end > 0 { try file.truncate(atOffset: 0) }
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

#if !hasFeature(Embedded)  // Embedded Swift has neither files nor JSON.

public import Foundation

/// Writes a recording while it happens.
///
/// Where a line cannot be written, nothing of it stays, so that those after it can be read; where
/// that cannot be, nothing more is written.
public struct RecordingWriter<Event: Codable> {
  private let file: FileHandle
  private let encoder = JSONEncoder()
  private let end = End()

  /// Why nothing more is written.
  private final class End {
    var failure: (any Error)?
  }

  /// Begins a file and replaces its contents. `url` may be a pipe: a write into a pipe without a
  /// reader sends the process `SIGPIPE`, as any other write does.
  ///
  /// - Throws: Why the file cannot be written.
  public init(to url: URL, _ header: Recording<Event>.Header) throws {
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if !FileManager.default.fileExists(atPath: url.path) { try Data().write(to: url) }
    // Opened once, since to close a pipe is its end; a pipe and a device hold nothing to replace.
    file = try FileHandle(forWritingTo: url)
    if let end = try? file.seekToEnd(), end > 0 { try file.truncate(atOffset: 0) }
    try write(header)
  }

  /// Writes an event.
  ///
  /// - Throws: Why it cannot be written.
  public func append(_ event: Event) throws { try write(event) }

  private func write(_ value: some Encodable) throws {
    if let failure = end.failure { throw failure }
    let line = try encoder.encode(value) + [0x0A]
    let start = try? file.offset()  // A pipe has none.
    do { try file.write(contentsOf: line) } catch {
      if start.flatMap({ try? file.truncate(atOffset: $0) }) == nil { end.failure = error }
      throw error
    }
  }
}

#endif

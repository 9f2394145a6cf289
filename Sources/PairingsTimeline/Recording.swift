#if !hasFeature(Embedded)  // Embedded Swift has neither files nor JSON.

public import Foundation

/// What happened, as a file: a line of JSON that says what it is, and then one for each event.
///
///     let writer = try RecordingWriter<Event>(to: file, subject: "todo")
///     try writer.append(.input("add milk"))
///     let reading = try Recording<Event>(contentsOf: file, subject: "todo")
///     reading.events, reading.damage
///
/// Each line is written at once when it happens, so that a crash costs the last one at most.
public struct Recording<Event: Codable> {
  /// What the first line says.
  public struct Header: Codable, Equatable, Sendable {
    /// What tells such a file from others.
    public let format: String

    /// The version of the form that its events have.
    public let version: Int

    /// What was recorded.
    public let subject: String

    /// What tells the type of the events from others.
    public let events: String

    /// What else is needed to play it: a seed, an effect.
    public let circumstances: [String: String]

    /// What a recording says of itself.
    public init(
      subject: String, version: Int = 1, events: String = Recording.eventsName,
      circumstances: [String: String] = [:]
    ) {
      format = "pairings recording"
      (self.version, self.subject, self.events) = (version, subject, events)
      self.circumstances = circumstances
    }
  }

  /// What tells the type of the events from others, if nobody says: its name.
  public static var eventsName: String {
    // What is private is named with where it lies in the memory of this run.
    String(reflecting: Event.self).replacing(#/\(unknown context at [^)]*\)\./#, with: "")
  }

  /// What the recording says of itself.
  public let header: Header

  /// The events up to the damage, if there is any.
  public let events: [Event]

  /// What is wrong with the rest.
  public let damage: RecordingError?

  /// Reads a recording.
  ///
  /// - Parameters:
  ///   - data: The file.
  ///   - subject: What it should be a recording of; of anything if this is nil.
  ///   - version: The version of the events that it should have.
  ///   - type: What it should call the events.
  ///   - migrate: Makes a line of this version of one of an older version.
  /// - Throws: A ``RecordingError`` if it is no recording of such events.
  public init(
    _ data: Data, subject: String? = nil, version: Int = 1,
    events type: String = Recording.eventsName,
    migrate: ((_ line: Data, _ from: Int) throws -> Data)? = nil
  ) throws(RecordingError) {
    var lines = data.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard let first = lines.first, !first.isEmpty else { throw .empty }
    header = try Self.decode(Header.self, Data(first), line: 1)
    guard header.format == "pairings recording" else { throw .foreign(header.format) }
    guard subject == nil || header.subject == subject else {
      throw .otherSubject(header.subject, expected: subject ?? "")
    }
    guard header.events == type else { throw .otherEvents(header.events, expected: type) }
    let from = header.version
    guard from == version || (from < version && migrate != nil) else {
      throw .otherVersion(from, expected: version)
    }
    var (events, damage): ([Event], RecordingError?) = ([], nil)
    var cut: RecordingError?
    if let last = lines.last, let byte = last.first, byte == 0x2D || (0x30...0x39).contains(byte) {
      // Of a number, what is there may be a part.
      cut = .damaged(line: lines.count, field: "", "it has no end")
      lines.removeLast()
    }
    for (index, line) in lines.enumerated().dropFirst() {
      if line.isEmpty, index == lines.count - 1 { break }
      do throws(RecordingError) {
        var line = Data(line)
        if from < version, let migrate {
          do { line = try migrate(line, from) } catch {
            throw .damaged(line: index + 1, field: "", "\(error)")
          }
        }
        events.append(try Self.decode(Event.self, line, line: index + 1))
      } catch {
        damage = error
        break
      }
    }
    (self.events, self.damage) = (events, damage ?? cut)
  }

  /// Reads a recording from a file.
  ///
  /// - Throws: A ``RecordingError`` if it cannot be read or is no recording of such events.
  public init(
    contentsOf file: URL, subject: String? = nil, version: Int = 1,
    events type: String = Recording.eventsName,
    migrate: ((_ line: Data, _ from: Int) throws -> Data)? = nil
  ) throws(RecordingError) {
    let data: Data
    do {
      // A pipe is read to its end, where a file has a length.
      let handle = try FileHandle(forReadingFrom: file)
      defer { try? handle.close() }
      data = try handle.readToEnd() ?? Data()
    } catch {
      throw .unreadable(error.localizedDescription)
    }
    try self.init(data, subject: subject, version: version, events: type, migrate: migrate)
  }

  private static func decode<Value: Decodable>(
    _ type: Value.Type, _ data: Data, line: Int
  ) throws(RecordingError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw RecordingError(error, line: line)
    }
  }
}

/// Why a recording cannot be read.
public enum RecordingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is no file, or it cannot be read.
  case unreadable(String)

  /// There is nothing in it.
  case empty

  /// It is something else.
  case foreign(String)

  /// It was recorded with something else.
  case otherSubject(String, expected: String)

  /// Its events are of another type.
  case otherEvents(String, expected: String)

  /// Its events are of another version, and there is no migration.
  case otherVersion(Int, expected: Int)

  /// A line is no event.
  case damaged(line: Int, field: String, String)

  init(_ error: any Error, line: Int) {
    func path(_ keys: [any CodingKey], _ last: String = "") -> String {
      (keys.map { $0.intValue.map(String.init) ?? $0.stringValue } + (last.isEmpty ? [] : [last]))
        .joined(separator: ".")
    }
    self =
      switch error {
      case DecodingError.keyNotFound(let key, let context):
        .damaged(line: line, field: path(context.codingPath, key.stringValue), "it is missing")
      case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
        .damaged(line: line, field: path(context.codingPath), "it is of another type")
      case DecodingError.dataCorrupted(let context):
        .damaged(line: line, field: path(context.codingPath), "it is no JSON of an event")
      default: .damaged(line: line, field: "", "\(error)")
      }
  }

  /// A sentence.
  public var description: String {
    switch self {
    case .unreadable(let reason): "the recording cannot be read: \(reason)"
    case .empty: "the recording is empty"
    case .foreign(let format): "line 1, field 'format': '\(format)' is no recording"
    case .otherSubject(let found, let expected):
      "line 1, field 'subject': it is a recording of '\(found)', not of '\(expected)'"
    case .otherEvents(let found, let expected):
      "line 1, field 'events': its events are '\(found)', not '\(expected)'"
    case .otherVersion(let found, let expected):
      "line 1, field 'version': it is \(found), and \(expected) is read"
    case .damaged(let line, let field, let reason):
      "line \(line)" + (field.isEmpty ? "" : ", field '\(field)'") + ": \(reason)"
    }
  }
}

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

  /// Begins a file; what was there is replaced. A pipe will do as well; where nobody reads it any
  /// more, the process is sent `SIGPIPE`, as by any other write.
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

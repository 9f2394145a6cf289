#if !hasFeature(Embedded)  // Embedded Swift has neither files nor JSON.

public import Foundation

/// What happened, as a file: a line of JSON that says what it is, and then one for each event.
///
///     let writer = try RecordingWriter<Event>(to: file, .init(subject: "todo"))
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

  /// The default name of the type of the events, which tells it from others.
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
    var lines = [UInt8](data).split(separator: 0x0A, omittingEmptySubsequences: false)
    guard let first = lines.first, !first.isEmpty else { throw .empty }
    let decoder = JSONDecoder()
    header = try decoder.strictly(Header.self, from: first, line: 1)
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
    if let byte = lines.last?.first(where: { $0 > 0x20 }), byte == 0x2D || (0x30...0x39) ~= byte {
      // Of a number, what is there may be a part.
      cut = .damaged(line: lines.count, field: "", "it has no end")
      lines.removeLast()
    }
    for (index, line) in lines.enumerated().dropFirst() {
      if line.isEmpty, index == lines.count - 1 { break }
      do throws(RecordingError) {
        var line = line
        if from < version, let migrate {
          try JSONText.check(line, line: index + 1)
          do { line = try [UInt8](migrate(Data(line), from))[...] } catch {
            throw .damaged(line: index + 1, field: "", "\(error)")
          }
        }
        events.append(try decoder.strictly(Event.self, from: line, line: index + 1))
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
}

#endif

#if !hasFeature(Embedded)  // Embedded Swift has neither files nor JSON.

public import Foundation

/// A file of events: a line of JSON that describes the file, and then a line for each event.
///
///     let writer = try RecordingWriter<Event>(to: file, .init(subject: "todo"))
///     try writer.append(.input("add milk"))
///     let reading = try Recording<Event>(contentsOf: file, subject: "todo")
///     reading.events, reading.damage
///
/// Each line is written as soon as its event happens, so that a crash loses at most the last one.
public struct Recording<Event: Codable> {
  /// The first line of a recording, which describes it.
  public struct Header: Codable, Equatable, Sendable {
    /// The name of the file format, which all recordings share.
    public let format: String

    /// The version of the format of the events.
    public let version: Int

    /// The name of the recorded subject.
    public let subject: String

    /// The name of the type of the events.
    public let events: String

    /// Further data that a replay needs, such as a seed or an effect.
    public let circumstances: [String: String]

    /// Creates the first line of a recording.
    public init(
      subject: String, version: Int = 1, events: String = Recording.eventsName,
      circumstances: [String: String] = [:]
    ) {
      format = "pairings recording"
      (self.version, self.subject, self.events) = (version, subject, events)
      self.circumstances = circumstances
    }
  }

  /// The default name of the type of the events.
  public static var eventsName: String {
    String(reflecting: Event.self).withoutAddresses
  }

  /// The first line of the recording.
  public let header: Header

  /// The events up to the damage, if there is any.
  public let events: [Event]

  /// The error that ended the reading of events, if there is one.
  public let damage: RecordingError?

  /// Reads a recording.
  ///
  /// - Parameters:
  ///   - data: The contents of a file.
  ///   - subject: The expected subject, or nil for any.
  ///   - version: The expected version of the events.
  ///   - type: The expected name of the type of the events.
  ///   - migrate: Converts a line of an older version to this version.
  /// - Throws: A ``RecordingError`` if the data is no recording of such events.
  /// - Complexity: O(*n*) for *n* bytes.
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
      // A number at the end of the file may be cut off.
      cut = .damaged(line: lines.count, field: "", "it has no end")
      lines.removeLast()
    }
    for (index, line) in lines.enumerated().dropFirst() {
      if line.isEmpty, index == lines.count - 1 { break }
      do throws(RecordingError) {
        var line = line
        if from < version, let migrate {
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
  /// - Throws: A ``RecordingError`` if the file cannot be read or is no recording of such events.
  public init(
    contentsOf file: URL, subject: String? = nil, version: Int = 1,
    events type: String = Recording.eventsName,
    migrate: ((_ line: Data, _ from: Int) throws -> Data)? = nil
  ) throws(RecordingError) {
    let data: Data
    do {
      // A pipe, which has no length, is read to its end.
      let handle = try FileHandle(forReadingFrom: file)
      defer { try? handle.close() }
      data = try handle.readToEnd() ?? Data()
    } catch {
      throw .unreadable(error.localizedDescription)
    }
    try self.init(data, subject: subject, version: version, events: type, migrate: migrate)
  }
}

extension String {
  /// The reflected name of a type without addresses in the memory of this run, which that of a private
  /// type contains.
  var withoutAddresses: String { replacing(#/\(unknown context at [^)]*\)\./#, with: "") }
}

#endif

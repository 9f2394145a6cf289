#if !hasFeature(Embedded)  // Embedded Swift has neither files nor JSON.

import Foundation

/// The reason for which a recording cannot be read, or not be written.
public enum RecordingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file is missing, or it cannot be read.
  case unreadable(String)

  /// Another writer has the file.
  case taken

  /// The file is empty.
  case empty

  /// The file has another format.
  case foreign(String)

  /// The recording is of another subject.
  case otherSubject(String, expected: String)

  /// The events are of another type.
  case otherEvents(String, expected: String)

  /// The events are of another version, and there is no migration.
  case otherVersion(Int, expected: Int)

  /// A line is no event.
  case damaged(line: Int, field: String, String)

  /// A line stands for a commit that a file cannot hold.
  case gap(line: Int, RecordingGap)

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
        .damaged(
          line: line, field: path(context.codingPath),
          "it is JSON, but no " + (context.codingPath.isEmpty ? "event" : "value of its type"))
      default: .damaged(line: line, field: "", "\(error)")
      }
  }

  /// A sentence that describes the error.
  public var description: String {
    switch self {
    case .unreadable(let reason): "the recording cannot be read: \(reason)"
    case .taken: "another writer has this file"
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
    case .gap(let line, let gap):
      "line \(line): the \(gap.kind) of version \(gap.version) is not recorded"
    }
  }
}

extension JSONDecoder {
  /// Decodes a line that is JSON in UTF-8: a decoder alone guesses at other encodings. Of two equal
  /// names in an object, one counts.
  ///
  /// - Throws: An error that names the line and the field.
  func strictly<Value: Decodable>(
    _ type: Value.Type, from bytes: ArraySlice<UInt8>, line: Int
  ) throws(RecordingError) -> Value {
    guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0),
      !bytes.starts(with: [0xEF, 0xBB, 0xBF])
    else { throw .damaged(line: line, field: "", "it is no JSON") }
    let data = Data(bytes)
    do { return try decode(type, from: data) } catch {
      guard (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil
      else { throw .damaged(line: line, field: "", "it is no JSON") }
      throw RecordingError(error, line: line)
    }
  }
}

#endif

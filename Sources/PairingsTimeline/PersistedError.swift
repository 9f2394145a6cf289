#if !hasFeature(Embedded)  // Embedded Swift has neither files nor JSON.

public import Foundation

/// Why something is not kept in a file, or not found in it.
public enum PersistedError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file is not what it should be; it is kept under another name, if that can be.
  case damaged(RecordingError, keptAs: URL?)

  /// The file cannot be written; what it was before it still is.
  case unwritable(String)

  /// Something was committed that no input meant: inputs do not lead to where the explorer is any
  /// more, and the file stays as it is.
  case gap(RecordingGap)

  /// A sentence.
  public var description: String {
    switch self {
    case .damaged(let error, let place?): "\(error); it is kept as '\(place.path)'"
    case .damaged(let error, nil): "\(error)"
    case .unwritable(let reason): "the file cannot be written: \(reason)"
    case .gap(let gap): "the \(gap.kind) of version \(gap.version) is no input"
    }
  }
}

#endif

#if !hasFeature(Embedded)  // Embedded Swift has neither files nor JSON.

public import Foundation

/// The reason for which a value is not written to a file, or not read from it.
public enum PersistedError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file has other contents than expected. It is kept under another name if it can be renamed.
  case damaged(RecordingError, keptAs: URL?)

  /// The file cannot be written, and keeps its previous contents.
  case unwritable(String)

  /// A commit without an input: from then on, inputs do not lead to the component of the explorer,
  /// and the file stays as it is.
  case gap(RecordingGap)

  /// A sentence that describes the error.
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

#if !hasFeature(Embedded)  // Embedded Swift has neither files nor JSON.

public import Foundation

/// The reason for which a value is not written to a file, or not read from it.
public enum PersistedError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file has other contents than expected. It is kept under another name if it can be renamed.
  case damaged(RecordingError, keptAs: URL?)

  /// The file exists and cannot be read, for example for want of a permission or of descriptors. It
  /// stays as it is, and a later reading may succeed.
  case unreadable(String)

  /// The file cannot be written, and keeps its previous contents.
  case unwritable(String)

  /// The file has the new contents, but its name may not be on the disk: a crash of the machine may
  /// leave the previous ones.
  case unsynchronized(String)

  /// A commit without an input: from then on, inputs do not lead to the component of the explorer,
  /// and the file stays as it is.
  case gap(RecordingGap)

  /// A sentence that describes the error.
  public var description: String {
    switch self {
    case .damaged(let error, let place?): "\(error); it is kept as '\(place.path)'"
    case .damaged(let error, nil): "\(error)"
    case .unreadable(let reason): "the file cannot be read: \(reason)"
    case .unwritable(let reason): "the file cannot be written: \(reason)"
    case .unsynchronized(let reason):
      "the file is written, but may not outlast a crash of the machine: \(reason)"
    case .gap(let gap): "the \(gap.kind) of version \(gap.version) is no input"
    }
  }
}

#endif

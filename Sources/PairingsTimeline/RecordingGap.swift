import Pairings

/// A commit whose change is not in a recording.
public struct RecordingGap: Error, Equatable, Sendable {
  /// The kind of a change that is not in a recording.
  public enum Kind: String, Sendable {
    /// A move without an input: of an effect, or committed from outside.
    case move

    /// A change of the space that is no move.
    case transform

    /// A return to an earlier component, such as an undo of a ``Timeline``.
    case place

    /// An input that could not be written.
    case input

    /// The commits before the next recorded one, during which the explorer was not recorded.
    case pause
  }

  /// The kind of the change.
  public let kind: Kind

  /// The number of commits so far, including this one.
  public let version: Int

  /// The reason for which an input could not be written.
  public let reason: String?

  init(_ kind: Kind, version: Int, reason: String? = nil) {
    (self.kind, self.version, self.reason) = (kind, version, reason)
  }
}

extension Change {
  /// The kind of a change that is no input.
  var gap: RecordingGap.Kind? {
    switch self {
    case .input: nil
    case .move: .move
    case .transform: .transform
    case .place: .place
    }
  }
}

#if !hasFeature(Embedded)  // Embedded Swift has no `Codable`.

extension RecordingGap: Codable {}
extension RecordingGap.Kind: Codable {}

#endif

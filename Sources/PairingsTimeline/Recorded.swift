#if !hasFeature(Embedded)  // Embedded Swift has neither files nor JSON.

import Pairings

/// A line of a recording: the input of a commit, or a gap for a commit without an input.
///
/// The answers of effects are inputs, so that they are in the file.
public enum Recorded<Input: Codable>: Codable {
  /// The input of a commit.
  case input(Input)

  /// A commit that a file cannot hold. The state after it does not follow from the inputs.
  case gap(RecordingGap)
}

extension Recorded: Equatable where Input: Equatable {}
extension Recorded: Sendable where Input: Sendable {}

extension Recorded {
  private enum CodingKeys: CodingKey {
    case input
    case gap
  }

  /// Reads an object of one field, `input` or `gap`.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self =
      fields.contains(.gap)
      ? .gap(try fields.decode(RecordingGap.self, forKey: .gap))
      : .input(try fields.decode(Input.self, forKey: .input))
  }

  /// Writes an object of one field, `input` or `gap`.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .input(let input): try fields.encode(input, forKey: .input)
    case .gap(let gap): try fields.encode(gap, forKey: .gap)
    }
  }
}

/// A commit whose change is not in a recording.
public struct RecordingGap: Error, Equatable, Codable, Sendable {
  /// The kind of a change that is not in a recording.
  public enum Kind: String, Codable, Sendable {
    /// A move without an input: of an effect, or committed from outside.
    case move

    /// A change of the space that is no move.
    case transform

    /// A return to an earlier component, such as an undo of a ``Timeline``.
    case place

    /// An input that could not be written.
    case input
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

#endif

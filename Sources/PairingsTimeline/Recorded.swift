#if !hasFeature(Embedded)  // Embedded Swift has neither files nor JSON.

import Pairings

/// A commit as a line of a recording: the input that it came from, or a gap where it came from
/// none.
///
/// The answers of effects are inputs, so that they are in the file.
public enum Recorded<Input: Codable>: Codable {
  /// An input that was committed.
  case input(Input)

  /// A commit that a file cannot hold: what comes after it does not follow from the inputs.
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

/// A commit that is no line of a recording.
public struct RecordingGap: Error, Equatable, Codable, Sendable {
  /// What was committed.
  public enum Kind: String, Codable, Sendable {
    /// A move that no input means: of an effect, or one that was committed from outside.
    case move

    /// A change of the space that is no move.
    case transform

    /// A place that was gone to, as a ``Timeline`` does.
    case place

    /// An input that could not be written.
    case input
  }

  /// What was committed.
  public let kind: Kind

  /// How many commits there were, this one included.
  public let version: Int

  /// Why it was not written, if it is an input.
  public let reason: String?

  init(_ kind: Kind, version: Int, reason: String? = nil) {
    (self.kind, self.version, self.reason) = (kind, version, reason)
  }
}

extension Change {
  /// What it is if it is no input.
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

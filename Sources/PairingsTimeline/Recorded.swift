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

#endif

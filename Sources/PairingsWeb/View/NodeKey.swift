/// The key of a child among its siblings, wherever it moves: a number or a text.
///
/// Texts are compared by their bytes.
@frozen
public enum NodeKey: Sendable {
  /// A number.
  case number(Int)

  /// A text.
  case text(String)
}

extension NodeKey: Hashable {
  /// Returns true if both keys are the same.
  public static func == (left: NodeKey, right: NodeKey) -> Bool {
    switch (left, right) {
    case (.number(let left), .number(let right)): left == right
    case (.text(let left), .text(let right)): left.hasBytes(of: right)
    default: false
    }
  }

  /// Hashes the number or the bytes.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .number(let number): hasher.combine(number)
    case .text(let text): hasher.combine(text.bytesHash)
    }
  }
}

extension NodeKey {
  /// A hash of the key, for a table.
  var tableHash: UInt {
    switch self {
    case .number(let number): UInt(bitPattern: number)
    case .text(let text): text.bytesHash
    }
  }
}

extension NodeKey: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// Creates a key from a number.
  public init(integerLiteral value: Int) { self = .number(value) }

  /// Creates a key from a text.
  public init(stringLiteral value: String) { self = .text(value) }
}

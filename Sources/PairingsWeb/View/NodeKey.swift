/// What tells a child from its siblings, wherever it stands: a number or a text.
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
  /// Whether two keys are the same.
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
  /// A number for a table.
  var tableHash: UInt {
    switch self {
    case .number(let number): UInt(bitPattern: number)
    case .text(let text): text.bytesHash
    }
  }
}

extension NodeKey: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// A number as a key.
  public init(integerLiteral value: Int) { self = .number(value) }

  /// A text as a key.
  public init(stringLiteral value: String) { self = .text(value) }
}

/// The address of a case of a law, from which the case can be made again.
///
///     Address("7/42/1000")  // case 42 of 1000 of seed 7
public enum Address: Equatable, Sendable {
  /// A random case of a run with a seed and a number of cases.
  case random(seed: UInt64, number: Int, of: Int)

  /// One of the enumerated cases, which come first.
  case enumerated(Int)

  /// A case as a text of its choices.
  case written(String)
}

extension Address: LosslessStringConvertible {
  /// The text of the address: `7/42/1000`, `/42` or the choices.
  public var description: String {
    switch self {
    case .random(let seed, let number, let count): "\(seed)/\(number)/\(count)"
    case .enumerated(let number): "/\(number)"
    case .written(let choices): choices
    }
  }

  /// Reads the text of ``description``, or returns nil if the text is no address.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 3, let seed = UInt64(parts[0]), let number = Int(parts[1]),
      let count = Int(parts[2]), number >= 0, count > 0
    {
      self = .random(seed: seed, number: number, of: count)
    } else if parts.count == 2, parts[0].isEmpty, let number = Int(parts[1]), number >= 0 {
      self = .enumerated(number)
    } else {
      guard Plan(blob: text) != nil else { return nil }
      self = .written(text)
      return
    }
    guard description == text else { return nil }
  }
}

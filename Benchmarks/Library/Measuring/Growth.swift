import Foundation

/// The growth of an operation with a size: a power of the size, times a power of its logarithm.
///
/// A row claims the growth of its operation, and the counts at two sizes are compared with the claim.
public struct Growth: Equatable, Sendable {
  /// The count that grows.
  public enum Count: String, Sendable {
    /// The instructions of an operation.
    case instructions

    /// The allocations of an operation, where instructions are too many to be counted.
    case allocations
  }

  /// The exponent of the size.
  public let exponent: Double

  /// The exponent of the logarithm of the size.
  public let logarithms: Double

  /// Creates a growth of `size^exponent · log(size)^logarithms`.
  public init(exponent: Double, logarithms: Double = 0) {
    (self.exponent, self.logarithms) = (exponent, logarithms)
  }

  /// The same count for all sizes.
  public static let constant = Growth(exponent: 0)

  /// A count proportional to the logarithm of the size.
  public static let logarithmic = Growth(exponent: 0, logarithms: 1)

  /// A count proportional to the size.
  public static let linear = Growth(exponent: 1)

  /// A count proportional to the size and to its logarithm.
  public static let linearithmic = Growth(exponent: 1, logarithms: 1)

  /// A count proportional to the square of the size.
  public static let quadratic = Growth(exponent: 2)

  /// Returns the growth between two sizes.
  func factor(from smallest: Int, to largest: Int) -> Double {
    func value(_ size: Int) -> Double {
      pow(Double(size), exponent) * pow(log(Double(size)), logarithms)
    }
    return value(largest) / value(smallest)
  }
}

/// The claim that a count of an operation grows no faster than a term between two sizes.
struct GrowthClaim {
  let growth: Growth
  let count: Growth.Count
  let smallest: Int
  let largest: Int

  /// The claimed growth between the two sizes.
  var factor: Double { growth.factor(from: smallest, to: largest) }
}

/// The counted growth of a row.
struct CountedGrowth {
  let claim: GrowthClaim

  /// The counts of an operation at the two sizes.
  let least: Double
  let most: Double

  /// The excess over the claimed growth that counts as worse. A table that doubles its size, and a
  /// hash that collides, explain a smaller one.
  static let tolerance = 1.5

  var factor: Double { most / max(least, 1) }

  var isWithinClaim: Bool { factor <= claim.factor * Self.tolerance }

  /// The growth beside the claimed one: `✓ 16.1 × ≤ 16.0 ×`.
  var text: String {
    "\(isWithinClaim ? "✓" : "✗") \(number(factor, 1)) × ≤ \(number(claim.factor, 1)) ×"
  }

  /// The growth as a sentence without its subject.
  var sentence: String {
    let counts =
      most.isFinite
      ? "from \(number(least, 0)) to \(number(most, 0)) \(claim.count)"
      : "beyond \(Executed.most) instructions"
    return "grows \(counts) between the sizes \(claim.smallest) and \(claim.largest); "
      + "\(number(claim.factor, 1)) times as many are claimed"
  }
}

import Foundation

/// The growth of a time with a size: a power of the size, times a power of its logarithm.
///
/// A row claims the growth of its operation, and a growth that is fitted to the times at several
/// sizes is compared with the claim.
public struct Growth: Equatable, Sendable {
  /// The exponent of the size.
  public let exponent: Double

  /// The exponent of the logarithm of the size.
  public let logarithms: Double

  /// Creates a growth of `size^exponent · log(size)^logarithms`.
  public init(exponent: Double, logarithms: Double = 0) {
    (self.exponent, self.logarithms) = (exponent, logarithms)
  }

  /// The same time for all sizes.
  public static let constant = Growth(exponent: 0)

  /// A time proportional to the logarithm of the size.
  public static let logarithmic = Growth(exponent: 0, logarithms: 1)

  /// A time proportional to the size.
  public static let linear = Growth(exponent: 1)

  /// A time proportional to the size and to its logarithm.
  public static let linearithmic = Growth(exponent: 1, logarithms: 1)

  /// A time proportional to the square of the size.
  public static let quadratic = Growth(exponent: 2)
}

// MARK: - Fitting

extension Growth {
  /// The excess of an exponent over the claimed one that counts as worse. The caches of a machine
  /// explain a smaller one: a linear time of structures on the heap often fits 1.3.
  static let tolerance = 0.4

  /// Creates the growth that explains times best, with at most one logarithm.
  ///
  /// - Precondition: There are two sizes above 2 or more.
  init(fitting times: [(size: Int, time: Double)]) {
    let power = Self.line(times, logarithms: 0)
    let logarithmic = Self.line(times, logarithms: 1)
    // A logarithm has to explain the times clearly better than a power alone.
    let isLogarithmic = power.error > 1e-9 && logarithmic.error < power.error / 2
    self.init(
      exponent: isLogarithmic ? logarithmic.slope : power.slope,
      logarithms: isLogarithmic ? 1 : 0)
  }

  /// Returns true if times grow faster than this growth: if beside its logarithms they need an
  /// exponent that is larger than its own by more than the tolerance.
  func isExceeded(by times: [(size: Int, time: Double)]) -> Bool {
    Self.line(times, logarithms: logarithms).slope > exponent + Self.tolerance
  }

  /// Returns the exponent of the size that fits times best, with its mean square error, where the
  /// exponent of the logarithm is known: a straight line between logarithms.
  private static func line(
    _ times: [(size: Int, time: Double)], logarithms: Double
  ) -> (slope: Double, error: Double) {
    let points = times.map { size, time in
      let x = log(Double(size))
      return (x: x, y: log(time) - logarithms * log(x))
    }
    let count = Double(points.count)
    let meanX = points.map(\.x).reduce(0, +) / count
    let meanY = points.map(\.y).reduce(0, +) / count
    let centred = points.map { (x: $0.x - meanX, y: $0.y - meanY) }
    let squares = centred.map { $0.x * $0.x }.reduce(0, +)
    let slope = centred.map { $0.x * $0.y }.reduce(0, +) / squares
    let rests = centred.map { $0.y - slope * $0.x }
    return (slope, rests.map { $0 * $0 }.reduce(0, +) / count)
  }
}

extension Growth {
  /// The growth as a term: `n^1.02 log n`.
  var text: String {
    let power =
      exponent == 0 ? "" : exponent == 1 ? "n" : "n^" + number(exponent)
    let logarithm = logarithms == 0 ? "" : "log n"
    let text = [power, logarithm].filter { !$0.isEmpty }.joined(separator: " ")
    return text.isEmpty ? "1" : text
  }
}

import PropertyTesting

/// A random condition on weighted numbers: their sum reaches a bound and, for some conditions, is
/// a multiple of five.
struct DrawnSum {
  let weights: [Int]
  let bound: Int
  let largest: Int
  let isMultiple: Bool

  init(_ random: inout some RandomNumberGenerator) {
    weights = (0..<Int.random(in: 2...4, using: &random)).map { _ in
      .random(in: 1...7, using: &random)
    }
    largest = .random(in: 30...1_000, using: &random)
    bound = .random(in: 20...min(400, largest * weights.reduce(0, +) / 2), using: &random)
    isMultiple = .random(using: &random)
  }

  /// Returns true if the numbers meet the condition, so that the challenge fails for them.
  func isFound(_ numbers: [Int]) -> Bool {
    let sum = zip(numbers, weights).reduce(0) { $0 + $1.0 * $1.1 }
    return sum >= bound && (!isMultiple || sum % 5 == 0)
  }

  /// The smallest numbers that fail, in lexicographic order.
  var minimal: [Int] {
    weights.indices.reduce(into: [Int]()) { numbers, _ in
      let next = (0...largest).first { canEnd(numbers + [$0]) }
      numbers.append(next ?? largest)
    }
  }

  /// Returns true if some numbers after these make the challenge fail. It is enough to try the five
  /// largest ones, which have every remainder.
  private func canEnd(_ numbers: [Int]) -> Bool {
    guard numbers.count < weights.count else { return isFound(numbers) }
    return (0..<5).contains { canEnd(numbers + [largest - $0]) }
  }

  var challenge: Challenge {
    let number = Generator<Int>.integer(in: 0...largest)
    let all = weights.dropFirst().reduce(number.map { [$0] }) { numbers, _ in
      numbers.flatMap { first in number.map { first + [$0] } }
    }
    return Challenge(
      "sum of \(weights) from \(bound)\(isMultiple ? " by five" : "")", minimal: "\(minimal)", all
    ) { !isFound($0) }
  }
}

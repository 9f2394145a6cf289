import PropertyTesting

extension Challenge {
  /// The challenges of the public suite about the difference of two numbers.
  static var numbers: [Challenge] {
    func difference(
      _ name: String, _ minimal: String, _ isMet: @escaping (Int) -> Bool
    ) -> Challenge {
      let positive = Generator<Int>.integer(in: 1...1_000_000)
      return Challenge(name, minimal: minimal, positive.zip(positive) { ($0, $1) }) { x, y in
        x < 10 || !isMet(abs(x - y))
      }
    }
    return [
      difference("difference_must_not_be_zero", "(10, 10)") { $0 == 0 },
      difference("difference_must_not_be_small", "(10, 6)") { (1...4).contains($0) },
      difference("difference_must_not_be_one", "(10, 9)") { $0 == 1 },
      weighted("weighted_bound", "[34, 299, 300]", through: 300) { 3 * $0 + 2 * $1 + $2 >= 1_000 },
      weighted("weighted_sum", "[0, 2, 32]", through: 50) { $0 + 2 * $1 + 3 * $2 == 100 },
      weighted("large_weighted_sum", "[0, 2, 3332]", through: 5_000) {
        $0 + 2 * $1 + 3 * $2 == 10_000
      },
    ]
  }

  /// Returns a challenge about a weighted sum of three numbers.
  private static func weighted(
    _ name: String, _ minimal: String, through limit: Int,
    _ isMet: @escaping (Int, Int, Int) -> Bool
  ) -> Challenge {
    let number = Generator<Int>.integer(in: 0...limit)
    return Challenge(name, minimal: minimal, number.array(count: 3...3)) { numbers in
      !isMet(numbers[0], numbers[1], numbers[2])
    }
  }
}

import PairingLaws

extension Challenge {
  /// The challenges of the public suite that are about the difference of two numbers.
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
    ]
  }
}

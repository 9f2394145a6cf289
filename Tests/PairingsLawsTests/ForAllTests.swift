import PropertyTesting
import PropertyTestingSwiftTesting
import TestSupport
import Testing

@Suite("Properties of types that have a domain")
struct ForAllTests {
  private let runner = Runner(seed: 1)

  @Test("arithmetic of small types, of domains, and of results without a domain")
  func typed() {
    expectLaw(
      .forAll("a sum of positives is positive", Int8.self, Int8.self) { a, b in
        !(a > 0 && b > 0) || Int(a) + Int(b) > 0
      })
    let small = Domain(Generator.integer(in: 0...9)) { $0.observe(&$1) }
    expectLaw(.forAll("digits", small, small) { $0 * $1 <= 81 })
    expectLaw(.forAll("thrice", Bool.self, Int8.self, UInt8.self) { $0 || true || $1 == $2 })
    expectLaw(
      .equal("sums", Int16.self, Int16.self, of: { Money($0) + Money($1) }) {
        Money(Int($0) + Int($1))
      })
    let wrong = Law.equal("money", Int16.self, of: { Money($0) }, and: { Money(Int($0) + 1) })
    expectEqual(failure(of: wrong)?.difference, "0 ¢ ≠ 1 ¢")
  }

  /// An amount, which has no domain.
  private struct Money: Equatable, CustomStringConvertible {
    let cents: Int

    init(_ cents: some BinaryInteger) { self.cents = Int(cents) }

    var description: String { "\(cents) ¢" }

    static func + (left: Money, right: Money) -> Money { Money(left.cents + right.cents) }
  }

  @Test("a condition that fails shows the simplest values, by their letters")
  func condition() throws {
    let law = Law.forAll("sums are below", Int.self, Int.self) { $0 < 100 || $1 < 7 }
    expectEqual(law.statement, "for all Int and Int: sums are below")
    let found = try #require(failure(of: law))
    expectEqual(found.inputs.map { "\($0.name) = \($0.value)" }, ["x = 100", "y = 7"])
  }

  private func failure(of law: Law) -> Counterexample? {
    if case .failed(let failure) = runner.check(law).outcome { failure } else { nil }
  }
}

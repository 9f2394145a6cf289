import PropertyTesting
import PropertyTestingSwiftTesting
import Testing

@Suite("Properties of types that have a domain")
struct ForAllTests {
  private let runner = Runner(seed: 1)

  @Test("hold of lists, of several values, and of functions with one result")
  func lawful() {
    expectLaw(.forAll("reversed twice", [Int].self) { $0.reversed().reversed() == $0 })
    expectLaw(.forAll("and commutes", Bool.self, Bool.self) { ($0 && $1) == ($1 && $0) })
    expectLaw(
      .equal("sorted twice", [Int].self, of: { $0.sorted().sorted() }, and: { $0.sorted() }))
    expectLaw(.equal("none", Int?.self, of: { $0.map { $0 } }, and: { $0 }))
    expectLaw(
      Law("a text has its characters", "String(Array(text)) == text") { trial in
        let text: String = trial.any("text")
        return trial.equal(String(Array(text)), text)
      })
  }

  @Test("a condition that fails shows the simplest values, by their letters")
  func condition() throws {
    let law = Law.forAll("sums are below", Int.self, Int.self) { $0 < 100 || $1 < 7 }
    #expect(law.statement == "for all x of Int, y of Int")
    let found = try #require(failure(of: law))
    #expect(found.inputs.map { "\($0.name) = \($0.value)" } == ["x = 100", "y = 7"])
  }

  @Test("an equation that fails says where its sides differ")
  func equation() throws {
    let law = Law.equal("sorted", [Int].self, of: { $0 }, and: { $0.sorted() })
    let found = try #require(failure(of: law))
    #expect(found.inputs.map(\.value) == ["(0, -1)"])
    #expect(found.left == "(0, -1)" && found.right == "(-1, 0)")
  }

  private func failure(of law: Law) -> Counterexample? {
    if case .failed(let failure) = runner.check(law).outcome { failure } else { nil }
  }
}

import Pairings
import Testing

@Suite("Traced")
struct TracedTests {
  @Test("listen pairs each value with the log from the present offset")
  func listen() {
    let total = Traced(offset: [40]) { $0.reduce(0, +) }
    #expect(total.listen().extract() == (40, []))
    #expect(total.listen().trace([2]) == (42, [2]))
    #expect(total.listen().moved(by: .tell([1])).trace([1]) == (42, [1, 1]))
  }

  @Test("duplicate and compose")
  func duplicate() {
    let total = Traced<[Int], Int>(offset: .empty) { $0.reduce(0, +) }
    #expect(total.duplicate().trace([1]).trace([2]) == 3)
  }
}

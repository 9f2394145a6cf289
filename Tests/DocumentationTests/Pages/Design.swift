import Pairings
import Testing

@Suite("Design.md")
struct DesignPage {
  @Test("a program takes a closure")
  func program() {
    let increment =
      State { (n: inout Int) in n += 1 }
    #expect(increment.exec(41) == 42)
  }
}

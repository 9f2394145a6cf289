import Pairings
import Testing

@Suite("NavigationZipper")
struct NavigationZipperTests {
  static var days: Zipper<String> {
    Zipper(past: ["Mon"], focus: "Tue", future: ["Wed", "Thu"])
  }

  @Test("at an end a step stays, and moves run in turn instead of being added up")
  func ends() {
    let last = Self.days.focused(at: 3)
    #expect(last.moved(by: .forward) == last)
    #expect(last.moved(by: Navigation.forward.then(.backward)).index == 2)
    #expect(last.moved(by: .step(by: .max)) == last)
    #expect(last.moved(by: .step(by: .min)).index == 0)
    #expect(last.moved(by: .jump(to: -5)).index == 0)
    #expect(Zipper(["alone"]).moved(by: .backward) == Zipper(["alone"]))
  }

  @Test("duplicates share their elements")
  func duplicate() {
    let large = Zipper(Array(0..<1_000))
    let address = { (list: Zipper<Int>) in list.elements.withUnsafeBufferPointer(\.baseAddress) }
    #expect(large.duplicate().elements.allSatisfy { address($0) == address(large) })
  }
}

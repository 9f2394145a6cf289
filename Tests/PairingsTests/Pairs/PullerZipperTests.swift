import Pairings
import Testing

@Suite("PullerZipper")
struct PullerZipperTests {
  static var days: Zipper<String> {
    Zipper(past: ["Mon"], focus: "Tue", future: ["Wed", "Thu"])
  }

  @Test("nothing is lost: past + [focus] + future == elements", arguments: 0..<4)
  func parts(index: Int) {
    let days = Self.days.focused(at: index)
    #expect(days.past + [days.focus] + days.future == ["Mon", "Tue", "Wed", "Thu"])
    #expect(days.index == index)
    #expect(Zipper(past: days.past, focus: days.focus, future: days.future) == days)
  }

  @Test("at an end a step stays, and moves run in turn instead of being added up")
  func ends() {
    let last = Self.days.focused(at: 3)
    #expect(last.moved(by: .forward) == last)
    #expect(last.moved(by: Puller.forward.then(.backward)).index == 2)
    #expect(last.moved(by: .step(by: .max)) == last)
    #expect(last.moved(by: .step(by: .min)).index == 0)
    #expect(last.moved(by: .jump(to: -5)).index == 0)
    #expect(Zipper(["alone"]).moved(by: .backward) == Zipper(["alone"]))
  }

  @Test("extend sees the list from every element; duplicates share their elements")
  func extend() {
    #expect(Self.days.extend { $0.future.count }.elements == [3, 2, 1, 0])
    #expect(Self.days.duplicate().moved(by: .forward).extract().focus == "Wed")
    let large = Zipper(Array(0..<1_000))
    let address = { (list: Zipper<Int>) in list.elements.withUnsafeBufferPointer(\.baseAddress) }
    #expect(large.duplicate().elements.allSatisfy { address($0) == address(large) })
  }

  @Test("the methods of Puller and Zipper agree with the pairing")
  func methods() {
    let next = Puller<Int> { cursor in
      cursor.step(by: 1)
      return cursor.index * 10
    }
    #expect(next.pair(with: Self.days) { "\($0) \($1)" } == "20 Wed")
    #expect(Self.days.pair(with: next) { "\($0) \($1)" } == "Wed 20")
    #expect(next.map { n in { "\(n): \($0)" } }.zap(Self.days) == "20: Wed")
    #expect(next.select(from: Self.days.duplicate()).focus == "Wed")
    #expect(Puller.cursor.pair(with: Self.days) { at, _ in at } == Cursor(1, of: 4))
  }

  @Test("move reuses a list that nothing else refers to and leaves others as they were")
  func sharing() {
    var days = Zipper([1, 2, 3])
    let before = ObjectIdentifier(days)
    Puller.forward.move(&days)
    #expect(ObjectIdentifier(days) == before)
    let shared = days
    Puller.forward.move(&days)
    #expect((shared.index, days.index) == (1, 2))
  }

  @Test("a move that forges the cursor of another list traps")
  func forged() async {
    await #expect(processExitsWith: .failure) {
      _ = Zipper([1]).moved(by: Puller<Void> { $0 = Cursor(2, of: 3) })
    }
  }
}

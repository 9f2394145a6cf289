import Pairings
import Testing

/// Operations that no instance can override.
@Suite("Derived operations")
struct DerivedOperationTests {
  private struct Refused: Error, Equatable {}

  private typealias Steps<Value> = State<[Int], Value>

  private func step(_ number: Int) -> Steps<Int> {
    State { log in
      log.append(number)
      return number * 2
    }
  }

  @Test("lists of steps run in order")
  func lists() {
    #expect(Steps<[Int]>.traverse([1, 2]) { step($0) }.run([]).position == [1, 2])
    #expect(Steps<[Int]>.traverse([]) { step($0) }.run([7]).position == [7])
    #expect(Steps<Void>.forEach([1, 2]) { n in step(n).map { _ in } }.run([]).position == [1, 2])
    #expect(step(3).replicate(2).run([]).value == [6, 6])
    #expect(step(3).replicate(0).run([]).position == [])
  }

  @Test("attempts, tries and guarantees of a failure and of a value")
  func failures() throws {
    var events: [Int] = []
    func work(failing count: Int) -> IO<Refused, Int> {
      .work { () throws(Refused) in
        events.append(events.count)
        guard events.count > count else { throw Refused() }
        return events.count
      }
    }
    #expect(throws: Refused()) { try work(failing: 3).retry(times: 2).run() }
    #expect(events.count == 3)
    #expect(try work(failing: 3).retry(times: 1).run() == 4)
    #expect(try work(failing: 9).attempt().run() == .failure(Refused()))
    #expect(try work(failing: 0).attempt().run() == .success(6))
    let release = IO<Refused, Void>.work { events.append(-1) }
    #expect(throws: Refused()) { try work(failing: 9).guarantee(release).run() }
    #expect(events.last == -1)
    #expect(try work(failing: 0).guarantee(release).run() == 9)
    #expect(events.last == -1)
  }

  @Test("a focused step reads and changes the part, and does nothing without one")
  func focus() {
    typealias Whole = (number: Int, text: String)
    let lens = Lens<Whole, Int>(\.number)
    let (value, whole) = Self.next.focus(lens).run((1, "a"))
    #expect(value == 1 && whole == (2, "a"))
    let part = Affine<Int?, Int>(
      preview: { $0 },
      modify: { whole, change in
        guard var part = whole else { return }
        change(&part)
        whole = part
      })
    #expect(Self.next.focus(part).run(1).value == 1)
    #expect(Self.next.focus(part).run(1).position == 2)
    #expect(Self.next.focus(part).run(nil).value == nil)
    #expect(Self.next.focus(part).run(nil).position == nil)
    #expect(Store((1, "a")) { (whole: Whole) in whole.number * 3 }.focus(lens).peek(5) == 15)
  }

  private static var next: State<Int, Int> {
    State { number in
      number += 1
      return number - 1
    }
  }
}

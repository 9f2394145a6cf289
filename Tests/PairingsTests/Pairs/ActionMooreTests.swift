import PairingsLaws
import PropertyTestingSwiftTesting
import Pairings
import TestSupport
import Testing

@Suite("ActionMoore")
struct ActionMooreTests {
  @Test
  func `BA33: an action is the dual of a machine, and both are Writer and Traced of inputs`() {
    expectLaws(
      .agreement(
        ActionMoore<Three>(), WriterTraced<[Three]>(), spaces: MooreToTraced(),
        moves: ActionToWriter()))
  }

  @Test("the methods of Action and Moore agree with the pairing")
  func methods() {
    let text = Moore<String, String>("", step: { $0 += $1 }, output: { "[\($0)]" })
    let write = Action(inputs: ["a", "b"], value: 7)
    #expect(write.pair(with: text) { "\($0) \($1)" } == "7 [ab]")
    #expect(text.pair(with: write) { "\($0) \($1)" } == "[ab] 7")
    #expect(write.map { n in { "\(n): \($0)" } }.zap(text) == "7: [ab]")
    #expect(write.select(from: text.duplicate()).extract() == "[ab]")
    #expect(text.moved(by: write).moved(by: .send("c")).extract() == "[abc]")
    #expect(text.extract() == "[]")
  }

  @Test("move feeds in place, unless the machine is shared")
  func reuse() {
    var space = Moore<Int, [Int]>([], step: { $0.append($1) }, output: { $0 })
    let before = ObjectIdentifier(space)
    Action.send(1).move(&space)
    #expect(ObjectIdentifier(space) == before)
    let shared = space
    Action.send(2).move(&space)
    #expect(shared.extract() == [1])
    #expect(space.extract() == [1, 2])
  }

  @Test("the step changes the state in place")
  func inPlace() {
    var space = Moore<Int, UnsafeRawPointer?>(
      Array(0..<1_000), step: { $0[$1] = 0 },
      output: { $0.withUnsafeBytes { $0.baseAddress } })
    let before = space.extract()
    Action.send(contentsOf: [7, 8, 9]).move(&space)
    #expect(space.extract() == before)
  }

  @Test("a mapped machine's step changes the state in place too")
  func inPlaceBelow() {
    let base = Moore<Int, UnsafeRawPointer?>(
      Array(0..<1_000), step: { $0[$1] = 0 },
      output: { $0.withUnsafeBytes { $0.baseAddress } })
    var space = base.map { $0 }
    Action.send(6).move(&space)  // From here on the two are apart.
    let before = space.extract()
    Action.send(contentsOf: [7, 8, 9]).move(&space)
    #expect(space.extract() == before)
    #expect(space.extract() != base.extract())
  }

  @Test("a step that reads the machine it moves, through a weak reference, traps")
  func overlappingAccess() async {
    await #expect(processExitsWith: .failure) {
      final class Observer { weak var machine: Moore<Int, Int>? }
      let observer = Observer()
      var space = Moore<Int, Int>(
        0, step: { $0 += $1 + (observer.machine?.extract() ?? 0) }, output: { $0 })
      observer.machine = space
      Action.send(1).move(&space)
    }
  }

  @Test("a million inputs at once, and a million moves, keep memory flat")
  func longRun() async {
    await #expect(processExitsWith: .success) {
      let machine = Moore<Int, Int>(0, step: { $0 += $1 }, output: { $0 })
      let bytes = LongRunTests.bytes(ActionMoore(), .send(1), machine)
      precondition(bytes < 1 << 20, "\(bytes) bytes were left behind")
      precondition(machine.run(repeatElement(1, count: million)) == million)
    }
  }
}

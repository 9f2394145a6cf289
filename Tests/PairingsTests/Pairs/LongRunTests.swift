import Pairings
import TestSupport
import Testing

/// A million moves of each pair: reading the value costs as much as after one move, and no memory
/// is left behind.
@Suite("Long runs")
struct LongRunTests {
  static let count = million

  /// Makes a million moves, and returns the number of bytes that they leave behind.
  static func bytes<P: Pairing>(
    _ pairing: P, _ move: Kind<P.Moves, Void>, _ space: consuming Kind<P.Space, Int>
  ) -> Int {
    var space = space
    for _ in 0..<1_000 { pairing.move(move, &space) }
    let before = residentBytes()
    for _ in 1_000..<count { pairing.move(move, &space) }
    let after = residentBytes()
    precondition(P.Space.extract(space) >= 0)
    return after - before
  }

  @Test("a value takes one call of the space after a million moves")
  func calls() {
    var calls = 0
    var store = Store(0) { (position: Int) in
      calls += 1
      return position
    }
    var traced = Traced(offset: .empty) { (log: Sum<Int>) in
      calls += 1
      return log.value
    }
    let (increment, one) = (State<Int, Void>.modify { $0 + 1 }, Writer.tell(Sum(1)))
    for _ in 0..<Self.count {
      increment.move(&store)
      one.move(&traced)
    }
    #expect(calls == 0)
    #expect(store.extract() == Self.count)
    #expect(traced.extract() == Self.count)
    #expect(calls == 2)
  }

  // These tests run in separate processes, in which no other test uses memory.

  @Test("State/Store keeps memory flat")
  func stateStore() async {
    await #expect(processExitsWith: .success) {
      let bytes = Self.bytes(StateStore(), .modify { $0 + 1 }, Store(0) { $0 })
      precondition(bytes < 1 << 20, "\(bytes) bytes were left behind")
    }
  }

  @Test("Writer/Traced keeps memory flat")
  func writerTraced() async {
    await #expect(processExitsWith: .success) {
      let bytes = Self.bytes(WriterTraced(), .tell(Sum(1)), Traced(offset: .empty) { $0.value })
      precondition(bytes < 1 << 20, "\(bytes) bytes were left behind")
    }
  }

  @Test("Reader/Env keeps memory flat")
  func readerEnv() async {
    await #expect(processExitsWith: .success) {
      let bytes = Self.bytes(ReaderEnv(), .asks { _ in }, Env(environment: 1, value: 2))
      precondition(bytes < 1 << 20, "\(bytes) bytes were left behind")
    }
  }

  @Test("Identity keeps memory flat")
  func identity() async {
    await #expect(processExitsWith: .success) {
      let bytes = Self.bytes(IdentityPairing(), Identity(()), Identity(3))
      precondition(bytes < 1 << 20, "\(bytes) bytes were left behind")
    }
  }
}

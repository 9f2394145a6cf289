import Pairings
import Testing

@Suite("UpdateCoupdate")
struct UpdateCoupdateTests {
  enum Appending: MonoidAction {
    static func apply(_ patch: [Int], to state: inout [Int]) { state += patch }
  }

  enum Counting: MonoidAction {
    static func apply(_ patch: Sum<Int>, to state: inout Int) { state += patch.value }
  }

  enum Ladder: DirectedContainer {
    static func isEnabled(_ rungs: Int, at rung: Int) -> Bool { 0..<3 ~= rung + rungs }
    static func root(at rung: Int) -> Int { 0 }
    static func shift(_ rung: inout Int, along rungs: Int) { rung += rungs }
    static func append(_ next: Int, to rungs: inout Int) { rungs += next }
  }

  @Test("the methods of Update and Coupdate agree with the pairing")
  func methods() {
    let count = Coupdate<Counting, String>(37) { "\($0.shape), after \($0.position.value)" }
    let add = Update<Counting, Int> { state in (Sum(5), state) }
    #expect(add.pair(with: count) { "\($0); \($1)" } == "37; 42, after 5")
    #expect(count.pair(with: add) { "\($0); \($1)" } == "42, after 5; 37")
    #expect(add.select(from: count.duplicate()).extract() == "42, after 5")
    #expect(count.moved(by: add).moved(by: .tell(Sum(1))).extract() == "43, after 6")
    #expect(count.trace(Sum(1)) == "38, after 1")
    #expect(count.moved(by: add).shape == 42)
  }

  @Test("a move changes the state and the patches in place, unless the space is shared")
  func reuse() {
    var space = Coupdate<Appending, Int>([1]) { $0.shape.count + $0.position.count }
    let before = ObjectIdentifier(space)
    Update.tell([2]).move(&space)
    #expect(ObjectIdentifier(space) == before)
    let shared = space
    Update.tell([3]).move(&space)
    #expect(shared.shape == [1, 2])
    #expect(space.shape == [1, 2, 3])
    #expect(space.extract() == 5)
  }

  @Test("a move that is not enabled stays, and says so")
  func refused() {
    var space = Coupdate<Ladder, Int>(1) { $0.shape }
    #expect(Update.follow(1).move(&space))
    #expect(!Update.follow(1).move(&space))
    #expect(space.shape == 2)
    #expect(space.peek(along: -2) == 0)
    #expect(space.peek(along: 1) == nil)
    #expect(Update<Ladder, Bool>.follow(2).run(0).value)
    #expect(!Update<Ladder, Bool>.follow(2).run(1).value)
  }

  @Test("a patch that is rewritten acts on the state that the step found")
  func censored() {
    let step = Update<Appending, Int> { state in ([state.count], state.count) }
    let doubled = step.replicate(2).censor { $0 + $0 }.listen()
    let (patch, (value, log)) = doubled.run([7])
    #expect(patch == [1, 2, 1, 2] && value == [1, 2] && log == patch)
    var place = UpdatePlace<Appending>([7])
    _ = doubled.run(&place)
    #expect(place.shape == [7, 1, 2, 1, 2])
  }

  @Test("a million steps take no stack and no copy")
  func long() {
    let count = Update<Counting, Int>.iterate(0) { round in
      Update { _ in (Sum(1), round == 1_000_000 ? .done(round) : .next(round + 1)) }
    }
    #expect(count.run(0).position.value == 1_000_001)
  }

  @Test("State forgets whether a state was written")
  func quotient() {
    let still = Update<Overwriting<Int>, Void>.pure(())
    let same = Update<Overwriting<Int>, Void> { (Last($0), ()) }
    #expect(still.run(3).position == nil && same.run(3).position == Last(3))
    #expect(UpdateToState()(still).exec(3) == UpdateToState()(same).exec(3))
  }

  private enum Listing: MonoidAction {
    static func apply(_ patch: Sum<Int>, to state: inout [Int]) { state.append(patch.value) }
  }

  @Test("an update as a state changes a large state in place")
  func inPlace() {
    var list: [Int] = []
    list.reserveCapacity(100)
    var space = Store(list) { $0.count }
    list = []
    let step = UpdateToState<Listing>()(Update<Listing, Void>.tell(Sum(1)))
    StateStore().move(step, &space)
    let address = space.position.withUnsafeBufferPointer(\.baseAddress)
    for _ in 0..<50 { StateStore().move(step, &space) }
    #expect(space.position.withUnsafeBufferPointer(\.baseAddress) == address)
    #expect(space.extract() == 51)
  }
}

import Pairings
import Testing

@Suite("Pairing")
struct PairingTests {
  /// Makes each move and returns the views along the path, for any pairing.
  func drive<P: Pairing, View>(
    _ pairing: P, _ space: Kind<P.Space, View>, _ moves: [Kind<P.Moves, Void>]
  ) -> [View] {
    var space = space
    return [P.Space.extract(space)]
      + moves.map { move in
        pairing.move(move, &space)
        return P.Space.extract(space)
      }
  }

  @Test("one polymorphic function drives all four pairs")
  func polymorphism() {
    #expect(drive(IdentityPairing(), Identity("still"), [Identity(())]) == ["still", "still"])
    #expect(
      drive(StateStore(), Store(0) { "\($0)" }, [State<Int, Void>.modify { $0 + 1 }, .set(7)])
        == ["0", "1", "7"])
    #expect(
      drive(
        WriterTraced(), Traced<[Int], Int>(offset: .empty) { $0.reduce(0, +) },
        [.tell([1]), .tell([2, 3])])
        == [0, 1, 6])
    #expect(
      drive(
        ReaderEnv(), Env(environment: 1, value: "same"), [Reader.asks { _ in }]) == [
          "same", "same",
        ])
  }

  @Test("move is fused: it agrees with selecting from the duplicate")
  func fused() {
    let moves = Array(repeating: State<Int, Void>.modify { 3 * $0 + 1 }, count: 5)
    let plain = drive(Unfused(StateStore()), Store(1) { $0 }, moves)
    #expect(drive(StateStore(), Store(1) { $0 }, moves) == plain)
  }
}

extension PairingTests {
  @Test("flip: p.flipped.pair(r, l) { f($1, $0) } == p.pair(l, r, f)")
  func flipped() {
    let move = State<Int, Int> { position in
      position += 1
      return 10 * position
    }
    let (space, p) = (Store(1) { $0 }, StateStore<Int>())
    #expect(p.flipped.pair(space, move) { [$1, $0] } == p.pair(move, space) { [$0, $1] })
    #expect(p.flipped.pair(space, move) { [$0, $1] } == [2, 20])
    #expect(type(of: p.flipped.flipped) == StateStore<Int>.self)
  }
}

/// A pairing without its fused move.
struct Unfused<Original: Pairing>: Pairing {
  typealias Moves = Original.Moves
  typealias Space = Original.Space
  let original: Original

  init(_ original: Original) { self.original = original }

  func pair<First, Second, Result>(
    _ move: Kind<Moves, First>, _ space: Kind<Space, Second>, _ combine: (First, Second) -> Result
  ) -> Result {
    original.pair(move, space, combine)
  }

  func move<Result, Value>(
    _ move: Kind<Moves, Result>, _ space: inout Kind<Space, Value>
  ) -> Result {
    moveByDuplicating(move, &space)
  }
}

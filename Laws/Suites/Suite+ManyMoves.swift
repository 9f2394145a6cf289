public import Pairings

/// The stack that a space takes after many moves: the deepest call of a function that it was
/// mapped by, and the deepest release of what that function holds.
///
/// A space that is a function of the one before it is called, and freed, one call deeper after
/// each move; one that keeps where it is beside its function is not.
@usableFromInline
final class StackUse {
  private let top: UInt
  private(set) var deepest: UInt = 0

  init() { top = Self.here }

  /// The address of a variable on the stack.
  private static var here: UInt {
    @inline(never) get {
      var byte: UInt8 = 0
      return withUnsafeMutablePointer(to: &byte) { UInt(bitPattern: $0) }
    }
  }

  /// Notes how deep the stack is.
  func note() {
    let here = Self.here
    deepest = max(deepest, here < top ? top - here : here - top)
  }

  /// Held by a function of a space: notes how deep it is freed.
  final class Witness {
    private let use: StackUse

    init(_ use: StackUse) { self.use = use }

    deinit { use.note() }

    /// Notes how deep the function is called.
    func called() { use.note() }
  }
}

extension Suite {
  /// How many moves are made in a row where the stack is looked at: a hundred thousand and more,
  /// and two thousand where nothing is optimised; a function of a function fails either.
  public static var manyMoves: Int {
    #if DEBUG
    1 << 11
    #else
    1 << 17
    #endif
  }

  /// The law that a space takes as much stack after many moves as after few.
  ///
  /// Each number of moves is four times the one before, so that a space that grows is found
  /// while it is small: the stack does not overflow. Nothing is measured in seconds.
  @usableFromInline
  static func manyMoves<P: Pairing>(_ p: P) -> Law
  where P.Moves: Checkable, P.Space: Checkable {
    Law(
      "many moves", "stack(moved(w, by: m, n times)) == stack(moved(w, by: m, 4 * n times))",
      .stackSafety, isSingle: true
    ) { trial in
      var choices = Choices(seed: 7, size: 50)
      let w = P.Space.domain(of: Three.domain).draw(&choices)
      let moves = P.Moves.domain(of: Three.domain).array(count: 8...8).draw(&choices)
      var (count, before) = (1 << 7, stack(of: w, after: 1 << 7, of: moves, by: p))
      while count < manyMoves {
        let use = stack(of: w, after: 4 * count, of: moves, by: p)
        guard use <= before + 1_024 else {
          return trial.expect(
            false, "\(before) bytes of stack after \(count) moves, \(use) after \(4 * count)")
        }
        (count, before) = (4 * count, use)
      }
      return true
    }
  }

  /// The stack that a space takes while so many moves are made, looked at and freed.
  private static func stack<P: Pairing>(
    of space: Kind<P.Space, Three>, after count: Int, of moves: [Kind<P.Moves, Three>],
    by pairing: P
  ) -> UInt {
    let use = StackUse()
    do {
      let witness = StackUse.Witness(use)
      var moving = P.Space.map(space) { value in
        witness.called()
        return value
      }
      for number in 0..<count { pairing.move(moves[number % moves.count], &moving) }
      _ = P.Space.extract(moving)
    }
    return use.deepest
  }
}

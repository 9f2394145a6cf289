import Pairings

/// The stack depth of a space after many moves: at the deepest call of a function that it was
/// mapped by, and at the deepest release of a capture of that function.
///
/// A space that is a function of the one before it is called, and freed, one call deeper after each
/// move. A space that stores its position beside its function is not.
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

  /// Records the present stack depth.
  func note() {
    let here = Self.here
    deepest = max(deepest, here < top ? top - here : here - top)
  }

  /// A capture of a space's function, which records the stack depth at its release.
  final class Witness {
    private let use: StackUse

    init(_ use: StackUse) { self.use = use }

    deinit { use.note() }

    /// Records the stack depth of a call of the function.
    func called() { use.note() }
  }
}

extension Suite {
  /// The number of moves in a row after which the stack is measured: over a hundred thousand, or
  /// two thousand without optimisation. A function of a function fails in both.
  public static var manyMoves: Int {
    #if DEBUG
    1 << 11
    #else
    1 << 17
    #endif
  }

  /// The law that a space needs as much stack after many moves as after few.
  ///
  /// Each number of moves is four times the one before, so that a growing space is detected while
  /// it is small: the stack does not overflow. The law measures no time.
  static func manyMoves<P: Pairing>(_ p: P) -> Law
  where P.Moves: Checkable, P.Space: Checkable {
    manyMoves(in: P.Space.self, P.Moves.domain(of: Three.domain)) { w, moves in
      var (count, before) = (1 << 7, stack(of: w, after: 1 << 7, of: moves, by: p))
      while count < manyMoves {
        let use = stack(of: w, after: 4 * count, of: moves, by: p)
        if let growth = growth(from: before, to: use, after: count) { return growth }
        (count, before) = (4 * count, use)
      }
      return nil
    }
  }

  /// The law that a space needs as much stack after many residual moves as after few.
  ///
  /// The moves are those that do not fail, each as often as it is made.
  static func manyMoves<P: ResidualPairing>(_ p: P, moves ma: Domain<Kind<P.Moves, Three>>) -> Law
  where P.Space: Checkable, P.Eff: Checkable {
    manyMoves(in: P.Space.self, ma) { w, moves in
      let count = 1 << 6
      for move in moves {
        guard let before = stack(of: w, after: count, of: move, by: p),
          let use = stack(of: w, after: 4 * count, of: move, by: p)
        else { continue }
        if let growth = growth(from: before, to: use, after: count) { return growth }
      }
      return nil
    }
  }

  /// The law of one space and eight moves, for which `growth` returns a sentence if the stack grows.
  private static func manyMoves<W: Checkable, Move>(
    in spaces: W.Type, _ moves: Domain<Move>,
    growth: @escaping (Kind<W, Three>, [Move]) -> String?
  ) -> Law {
    Law(
      "many moves", "stack(moved(w, by: m, n times)) == stack(moved(w, by: m, 4 * n times))",
      .stackSafety, isSingle: true
    ) { trial in
      var choices = Choices(seed: 7, size: 50)
      let w = W.domain(of: Three.domain).draw(&choices)
      let growth = growth(w, moves.array(count: 8...8).draw(&choices))
      return growth.map { trial.expect(false, $0) } ?? true
    }
  }

  /// Returns a sentence if a space needs more stack after four times as many moves.
  private static func growth(from before: UInt, to use: UInt, after count: Int) -> String? {
    use <= before + 1_024
      ? nil : "\(before) bytes of stack after \(count) moves, \(use) after \(4 * count)"
  }

  /// Returns the stack depth of a space while it is read after a residual move that is made a number
  /// of times, and while it is freed; nil if the move has failed.
  private static func stack<P: ResidualPairing>(
    of space: Kind<P.Space, Three>, after count: Int, of move: Kind<P.Moves, Three>,
    by pairing: P
  ) -> UInt? where P.Eff: Checkable {
    let (use, threes) = (StackUse(), P.Eff.domain(of: Three.domain))
    var isRead = false
    do {
      let witness = StackUse.Witness(use)
      let start = P.Space.map(space) { value in
        witness.called()
        isRead = true
        return value
      }
      let effect = P.Eff.iterate((0, start)) { number, space in
        number == count
          ? P.Eff.pure(.done(P.Space.extract(space)))
          : P.Eff.map(pairing.moved(space, by: move)) {
            .next((number + 1, $0))
          }
      }
      _ = threes.word(effect)
    }
    return isRead ? use.deepest : nil
  }

  /// Returns the stack depth of a space while a number of moves is made, and while the space is
  /// read and freed.
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

import PairingsCore

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
  /// The number of moves in a row after which the stack is measured: eight thousand, or two thousand
  /// without optimisation. A function of a function fails in both.
  public static var manyMoves: Int {
    #if DEBUG
    1 << 11
    #else
    1 << 13
    #endif
  }

  /// The law that a space needs as much stack after many moves as after few.
  ///
  /// Each number of moves is four times the one before, so that a growing space is detected while
  /// it is small: the stack does not overflow. The law measures no time.
  static func manyMoves<P: Pairing>(_ p: P) -> Law
  where P.Moves: Checkable, P.Space: Checkable {
    manyMoves(in: P.Space.self, P.Moves.domain(of: Three.domain)) { w, moves in
      var count = 1 << 7
      while count < manyMoves {
        let growth = growth(of: w, after: count) { number, space in
          p.move(moves[number % moves.count], &space)
          return true
        }
        if let growth { return growth }
        count *= 4
      }
      return nil
    }
  }

  /// The law that a space needs as much stack after many residual moves as after few.
  ///
  /// Each move is an effect of its own, and the next one moves its first outcome. So the outcomes of
  /// an effect do not multiply. A move without an outcome, such as one that fails, is skipped.
  static func manyMoves<P: ResidualPairing>(_ p: P, moves ma: Domain<Kind<P.Moves, Three>>) -> Law
  where P.Space: Checkable, P.Eff: Checkable {
    manyMoves(in: P.Space.self, ma) { w, moves in
      let outcome = firstOutcome(P.Eff.self, P.Space.domain(of: Three.domain))
      return moves.lazy.compactMap { move in
        growth(of: w, after: 1 << 6) { _, space in
          guard let next = outcome(p.future(of: space, by: move)) else { return false }
          space = next
          return true
        }
      }.first
    }
  }

  /// Returns the function of an effect that returns the first value in its observation; nil if there
  /// is none.
  private static func firstOutcome<Eff: Checkable, Value>(
    _ effects: Eff.Type, _ values: Domain<Value>
  ) -> (Kind<Eff, Value>) -> Value? {
    var first: Value?
    let outcomes = Eff.domain(
      of: Domain(draw: values.draw) { value, _ in if first == nil { first = value } })
    return { effect in
      defer { first = nil }
      _ = outcomes.word(effect)
      return first
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
  private static func growth<W: Comonad>(
    of space: Kind<W, Three>, after count: Int, _ move: (Int, inout Kind<W, Three>) -> Bool
  ) -> String? {
    guard let before = stack(of: space, after: count, move),
      let use = stack(of: space, after: 4 * count, move), use > before + 1_024
    else { return nil }
    return "\(before) bytes of stack after \(count) moves, \(use) after \(4 * count)"
  }

  /// Returns the stack depth of a space while it is moved a number of times, read and freed; nil if
  /// a move has no outcome. `move` receives the number of the move.
  private static func stack<W: Comonad>(
    of space: Kind<W, Three>, after count: Int, _ move: (Int, inout Kind<W, Three>) -> Bool
  ) -> UInt? {
    let use = StackUse()
    do {
      let witness = StackUse.Witness(use)
      var moving = W.map(space) { value in
        witness.called()
        return value
      }
      for number in 0..<count {
        guard move(number, &moving) else { return nil }
      }
      _ = W.extract(moving)
    }
    return use.deepest
  }
}

import PairingsLaws
import Pairings

// MARK: - A comonad

/// The faults of ``Rope``.
private enum WrongRope: String, Fault {
  case doesNotShift = "extend does not shift the focus"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation { .sole("left identity") }
}

/// A list with a focus.
private enum Rope: House {
  typealias Inside = ZipperOf

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    let stays = WrongRope.present == .doesNotShift
    return Housed(wa.narrow().inside.extend { transform(stays ? wa : Housed($0)) })
  }
}

// MARK: - A pairing

/// The faults of ``RopePairing``.
private enum WrongPull: String, Fault {
  case readsTheOldFocus = "pair reads the old focus"
  case wraps = "a step at the end wraps"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation { .sole(self == .wraps ? "move coherence" : "composition") }
}

/// A pairing of `Puller` with a list.
private struct RopePairing: UnfusedPairing {
  func pair<A, B, C>(_ move: Puller<A>, _ space: Zipper<B>, _ combine: (A, B) -> C) -> C {
    PullerZipper().pair(move, space) { a, b in
      combine(a, WrongPull.present == .readsTheOldFocus ? space.extract() : b)
    }
  }

  /// Moves the space. With its fault, a step at the end goes to the first element.
  func move<A, B>(_ move: Puller<A>, _ space: inout Zipper<B>) -> A {
    guard WrongPull.present == .wraps else { return moveByDuplicating(move, &space) }
    var cursor = space.cursor
    let value = move.run(&cursor)
    let isPushed = cursor == space.cursor && cursor.index == cursor.count - 1
    space = space.focused(at: isPushed ? 0 : cursor.index)
    return value
  }
}

extension Mutants {
  static var zippers: Mutants {
    Mutants([
      Mutants(.comonad(Rope.self, of: "Zipper"), WrongRope.self),
      Mutants(.pairing(RopePairing()), WrongPull.self),
    ])
  }
}

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

// MARK: - Operations

/// The faults of ``RopeOperations``.
private enum Wrong: String, Fault {
  case losesTheLast = "future loses the last element"
  case countsFromTheEnd = "the index counts from the end"
  case jumpsFromTheWrongSide = "jump to the last looks at the wrong side"
  case jumpsOneFurther = "jump forward goes one further"
  case stepsTwice = "a step takes two steps"
  case staysNowhere = "no step goes to the first"
  case isAlwaysAtTheFirst = "the cursor is always at the first"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .losesTheLast: .sole("nothing is lost")
    case .countsFromTheEnd: .several("extract is the focus", "step moves the index")
    case .jumpsFromTheWrongSide: .sole("jump sets the index")
    case .jumpsOneFurther: .several("jump then jump", "jump sets the index")
    case .stepsTwice: .sole("step moves the index")
    case .staysNowhere: .several("step by zero", "step moves the index")
    case .isAlwaysAtTheFirst: .sole("jump to the index")
    }
  }
}

/// The operations of the framework, except for the faults.
private struct RopeOperations: ZipperOperations {
  typealias Space = ZipperOf
  typealias Moves = PullerOf

  func future<Value>(_ list: Zipper<Value>) -> [Value] {
    Array(Wrong.present == .losesTheLast ? list.future.dropLast() : list.future)
  }

  func index<Value>(_ list: Zipper<Value>) -> Int {
    Wrong.present == .countsFromTheEnd ? list.elements.count - 1 - list.index : list.index
  }

  func jump(to index: Int) -> Puller<Void> {
    switch Wrong.present {
    case .jumpsFromTheWrongSide: Puller { $0.jump(to: $0.count - 1 - index) }
    case .jumpsOneFurther: Puller { $0.jump(to: index > $0.index ? index + 1 : index) }
    default: .jump(to: index)
    }
  }

  var here: Puller<Int> {
    switch Wrong.present {
    case .jumpsFromTheWrongSide: Puller { $0.count - 1 - $0.index }
    case .isAlwaysAtTheFirst: .pure(0)
    default: Puller<Cursor>.cursor.map(\.index)
    }
  }

  func step(by distance: Int) -> Puller<Void> {
    switch Wrong.present {
    case .stepsTwice: .step(by: 2 * distance)
    case .staysNowhere where distance == 0: .jump(to: 0)
    default: .step(by: distance)
    }
  }
}

extension Mutants {
  static var zippers: Mutants {
    Mutants([
      Mutants(.comonad(Rope.self, of: "Zipper"), WrongRope.self),
      Mutants(.pairing(RopePairing()), WrongPull.self),
      Mutants(.zipper(RopeOperations()), Wrong.self),
    ])
  }
}

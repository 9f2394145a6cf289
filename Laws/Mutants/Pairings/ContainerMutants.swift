import PairingsLaws
import Pairings

/// The faults of ``Ladder``.
private enum Wrong: String, Fault {
  case allIsEnabled = "a distance beyond the ends is enabled → shift of a composite"
  case theRootIsRefused = "the root is not enabled → root is enabled + …"
  case onlyNeighbours = "only the neighbours are enabled → composite is enabled"
  case shiftByZeroResets =
    "a shift by zero leads to the first rung → root keeps the shape + shift of a composite"
  case appendForgetsTheFirst = "append forgets the first distance → right unit + …"
  case appendSubtracts = "append subtracts → associativity + left unit"
  case listsBothNeighbours = "both neighbours are listed at the ends → listed positions are enabled"
  case listsTheNext = "the neighbour before is not listed → listed positions generate"
}

/// Three rungs, with the distances between them.
enum Ladder: GeneratedContainer, CheckableContainer {
  static var positions: Domain<Int> {
    Domain(elements: [0, 1, -1, 2, -2, 3, -3]) { $0.observe(&$1) }
  }

  static func isEnabled(_ distance: Int, at rung: Three) -> Bool {
    switch Wrong.present {
    case .allIsEnabled: true
    case .theRootIsRefused where distance == 0: false
    case .onlyNeighbours where abs(distance) > 1: false
    default: 0..<3 ~= Int(rung.rawValue) + distance
    }
  }

  static func root(at rung: Three) -> Int { 0 }

  static func shift(_ rung: inout Three, along distance: Int) {
    let resets = Wrong.present == .shiftByZeroResets && distance == 0
    rung = resets ? .a0 : Three.allCases[min(max(Int(rung.rawValue) + distance, 0), 2)]
  }

  static func append(_ next: Int, to distance: inout Int) {
    switch Wrong.present {
    case .appendForgetsTheFirst: distance = next
    case .appendSubtracts: distance -= next
    default: distance += next
    }
  }

  static func enabled(at rung: Three) -> [Int] {
    switch Wrong.present {
    case .listsBothNeighbours: [-1, 1]
    case .listsTheNext: [1].filter { isEnabled($0, at: rung) }
    default: [-1, 1].filter { isEnabled($0, at: rung) }
    }
  }
}

/// The faults of ``Appending``.
private enum WrongAction: String, Fault {
  case emptySwaps = "the empty patch swaps → apply nothing + …"
  case actsFromTheLeft = "patches act from the left → apply twice"
}

/// The monoid ``Endomap``, which acts on itself.
private enum Appending: MonoidAction, CheckableContainer {
  static func apply(_ patch: Endomap, to state: inout Endomap) {
    switch WrongAction.present {
    case .emptySwaps where patch == .stay: state.combine(with: .swap)
    case .actsFromTheLeft: state = patch.combined(with: state)
    default: state.combine(with: patch)
    }
  }
}

extension Mutants {
  static var containers: Mutants {
    Mutants([
      Mutants(
        .directedContainer(Ladder.self),
        Wrong.allCases.filter { $0 != .listsBothNeighbours && $0 != .listsTheNext }),
      Mutants(.generatedContainer(Ladder.self), [Wrong.listsBothNeighbours, .listsTheNext]),
      Mutants(.monoidAction(Appending.self), WrongAction.self),
    ])
  }
}

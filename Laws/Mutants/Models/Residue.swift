import PairingLaws
import Pairings

/// What may be wrong with ``Residue``.
private enum Wrong: String, Fault {
  case subtracts = "combine subtracts"
  case readsATable = "combine reads a table with a unit that is not associative"
  case skipsLast = "combineAll skips the last"
  case forgetsFirst = "combineAll forgets its first argument"
  case foldsFromTheRight = "combineAll folds from the right"
  case keepsFirst = "combine keeps the first"
  case keepsSecond = "combine keeps the second"
  case concatOfNothingIsOne = "concat of nothing is one"
  case emptyIsOne = "empty is one"
  case countsFromOne = "counts from one"
  case orderMatters = "the order of a pair matters"
  case addsToItself = "a value adds to itself"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .subtracts, .readsATable: .sole("associativity")
    case .skipsLast, .forgetsFirst: .sole("combineAll coherence")
    case .foldsFromTheRight, .countsFromOne: .survives
    case .keepsFirst: .sole("left identity")
    case .keepsSecond: .sole("right identity")
    case .concatOfNothingIsOne: .sole("concat coherence")
    case .emptyIsOne: .several("left identity", "right identity")
    case .orderMatters: .sole("commutativity")
    case .addsToItself: .sole("idempotence")
    }
  }

  /// The laws of the class that it is a fault in.
  var suite: Suite {
    switch self {
    case .subtracts, .readsATable, .skipsLast, .forgetsFirst: .semigroup(Residue.domain)
    case .orderMatters: .commutative(Residue.domain)
    case .addsToItself: .idempotent(Residue.domain)
    default: .monoid(Residue.domain)
    }
  }

  /// Laws of residues with this fault.
  func within(_ suite: Suite) -> Suite {
    suite.within { try Self.local.withValue(self, operation: $0) }
  }
}

/// A number modulo three: the model of a monoid. It is added.
struct Residue: Monoid, LawValue {
  private(set) var number: Int

  static var domain: Domain<Residue> {
    Domain(elements: (0..<3).map { Residue(number: $0) }) { $0.observe(&$1) }
  }

  func observe(_ seen: inout PairingLaws.Observation) { seen.record(UInt64(number), "\(number)") }

  static var empty: Residue {
    switch Wrong.present {
    case .emptyIsOne, .countsFromOne: Residue(number: 1)
    default: Residue(number: 0)
    }
  }

  mutating func combine(with other: Residue) {
    switch Wrong.present {
    case .subtracts: number = (number - other.number + 3) % 3
    case .readsATable: number = [[0, 1, 2], [1, 0, 0], [2, 0, 0]][number][other.number]
    case .keepsFirst, .orderMatters: break
    case .keepsSecond: number = other.number
    case .countsFromOne: number = (number + other.number + 2) % 3
    default: number = (number + other.number) % 3
    }
  }

  static func combineAll(_ first: Residue, _ rest: some Sequence<Residue>) -> Residue {
    let list = Array(rest)
    return switch Wrong.present {
    case .skipsLast: list.dropLast().reduce(first) { $0.combined(with: $1) }
    case .forgetsFirst:
      list.dropFirst().reduce(list.first ?? first) { $0.combined(with: $1) }
    case .foldsFromTheRight:
      first.combined(with: list.reversed().reduce(empty) { $1.combined(with: $0) })
    default: list.reduce(first) { $0.combined(with: $1) }
    }
  }

  static func concat(_ values: some Sequence<Residue>) -> Residue {
    let list = Array(values)
    return Wrong.present == .concatOfNothingIsOne && list.isEmpty
      ? Residue(number: 1) : combineAll(empty, list)
  }
}

extension Mutants {
  static var residues: Mutants {
    Mutants(
      Wrong.allCases.map { Mutant($0.rawValue, $0.within($0.suite), $0.expectation) },
      [
        .monoid(Residue.domain), .commutative(Residue.domain),
        Wrong.keepsFirst.within(.idempotent(Residue.domain)),
      ])
  }
}

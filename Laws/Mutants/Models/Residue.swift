import PairingsLaws
import Pairings

/// The faults of ``Residue``.
private enum Wrong: String, Fault {
  case subtracts = "combine subtracts"
  case skipsLast = "combineAll skips the last"
  case keepsFirst = "combine keeps the first"
  case keepsSecond = "combine keeps the second"
  case concatOfNothingIsOne = "concat of nothing is one"
  case orderMatters = "the order of a pair matters"
  case addsToItself = "a value adds to itself"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .subtracts: .sole("associativity")
    case .skipsLast: .sole("combineAll coherence")
    case .keepsFirst: .sole("left identity")
    case .keepsSecond: .sole("right identity")
    case .concatOfNothingIsOne: .sole("concat coherence")
    case .orderMatters: .sole("commutativity")
    case .addsToItself: .sole("idempotence")
    }
  }

  /// The laws of the class to which the fault belongs.
  var suite: Suite {
    switch self {
    case .subtracts, .skipsLast: .semigroup(Residue.domain)
    case .orderMatters: .commutative(Residue.domain)
    case .addsToItself: .idempotent(Residue.domain)
    default: .monoid(Residue.domain)
    }
  }

  /// Returns laws of residues with this fault.
  func within(_ suite: Suite) -> Suite {
    suite.within { try Self.local.withValue(self, operation: $0) }
  }
}

/// A number modulo three: the model of a monoid.
enum Residue: UInt8, FiniteLawValue, CaseIterable, Monoid {
  case zero, one, two

  private init(_ number: UInt8) { self = Self.allCases[Int(number % 3)] }

  static var empty: Residue { .zero }

  mutating func combine(with other: Residue) {
    let (a, b) = (rawValue, other.rawValue)
    switch Wrong.present {
    case .subtracts: self = Residue(a + 3 - b)
    case .keepsFirst, .orderMatters: break
    case .keepsSecond: self = other
    default: self = Residue(a + b)
    }
  }

  static func combineAll(_ first: Residue, _ rest: some Sequence<Residue>) -> Residue {
    rest.dropLast(Wrong.present == .skipsLast ? 1 : 0).reduce(first) { $0.combined(with: $1) }
  }

  static func concat(_ values: some Sequence<Residue>) -> Residue {
    let list = Array(values)
    return Wrong.present == .concatOfNothingIsOne && list.isEmpty ? .one : combineAll(empty, list)
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

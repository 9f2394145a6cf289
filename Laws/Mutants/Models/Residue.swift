import PairingsLaws
import Pairings

/// The faults of ``Residue``.
private enum Wrong: String, Fault {
  case subtracts = "combine subtracts → associativity"
  case skipsLast = "combineAll skips the last → combineAll coherence"
  case keepsFirst = "combine keeps the first → left identity"
  case keepsSecond = "combine keeps the second → right identity"
  case concatOfNothingIsOne = "concat of nothing is one → concat coherence"
  case orderMatters = "the order of a pair matters → commutativity"
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
    let (all, idempotent) = (Residue.domain, Suite.idempotent(Residue.domain))
    let sums = Mutant("a value adds to itself", idempotent, .sole("idempotence"))
    return Mutants([
      Mutants(.semigroup(all), [Wrong.subtracts, .skipsLast]),
      Mutants(.monoid(all), [Wrong.keepsFirst, .keepsSecond, .concatOfNothingIsOne]),
      Mutants(.commutative(all), [Wrong.orderMatters]),
      Mutants([sums], [idempotent.within { try Wrong.keepsFirst.whilePresent($0) }]),
    ])
  }
}

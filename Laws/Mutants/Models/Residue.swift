import PairingLaws
import Pairings

/// A number modulo three: the model of a monoid.
struct Residue<Rule: ResidueRule>: Monoid, LawValue {
  private(set) var number: Int

  static var domain: Domain<Residue> {
    let all = (0..<3).map { Residue(number: $0) }
    return Domain(elements: all) { $0.observe(&$1) }
  }

  func observe(_ seen: inout PairingLaws.Observation) { seen.record(UInt64(number), "\(number)") }

  static var empty: Residue { Residue(number: Rule.empty) }

  mutating func combine(with other: Residue) { number = Rule.combine(number, other.number) }

  static func combineAll(_ first: Residue, _ rest: some Sequence<Residue>) -> Residue {
    Residue(number: Rule.combineAll(first.number, rest.map(\.number)))
  }

  static func concat(_ values: some Sequence<Residue>) -> Residue {
    Residue(number: Rule.concat(values.map(\.number)))
  }
}

/// How residues are combined: they are added, unless a mutant says otherwise.
protocol ResidueRule {
  static var empty: Int { get }
  static func combine(_ a: Int, _ b: Int) -> Int
  static func combineAll(_ first: Int, _ rest: [Int]) -> Int
  static func concat(_ list: [Int]) -> Int
}

extension ResidueRule {
  static var empty: Int { 0 }
  static func combine(_ a: Int, _ b: Int) -> Int { (a + b) % 3 }
  static func combineAll(_ first: Int, _ rest: [Int]) -> Int { rest.reduce(first, combine) }
  static func concat(_ list: [Int]) -> Int { combineAll(empty, list) }
}

/// Residues as they should be.
enum Addition: ResidueRule {}

// MARK: - Mutants

private enum Subtraction: ResidueRule {
  static func combine(_ a: Int, _ b: Int) -> Int { (a - b + 3) % 3 }
}

private enum LopsidedTable: ResidueRule {
  static func combine(_ a: Int, _ b: Int) -> Int { [[0, 1, 2], [1, 0, 0], [2, 0, 0]][a][b] }
}

private enum CombineAllSkipsLast: ResidueRule {
  static func combineAll(_ first: Int, _ rest: [Int]) -> Int {
    rest.dropLast().reduce(first, combine)
  }
}

private enum CombineAllSkipsFirst: ResidueRule {
  static func combineAll(_ first: Int, _ rest: [Int]) -> Int {
    rest.dropFirst().reduce(rest.first ?? first, combine)
  }
}

private enum CombineAllFromTheRight: ResidueRule {
  static func combineAll(_ first: Int, _ rest: [Int]) -> Int {
    combine(first, rest.reversed().reduce(empty) { combine($1, $0) })
  }
}

private enum KeepsFirst: ResidueRule {
  static func combine(_ a: Int, _ b: Int) -> Int { a }
}

private enum KeepsSecond: ResidueRule {
  static func combine(_ a: Int, _ b: Int) -> Int { b }
}

private enum ConcatOfNothingIsOne: ResidueRule {
  static func concat(_ list: [Int]) -> Int { list.isEmpty ? 1 : combineAll(empty, list) }
}

private enum EmptyIsOne: ResidueRule {
  static var empty: Int { 1 }
}

private enum ShiftedAddition: ResidueRule {
  static var empty: Int { 1 }
  static func combine(_ a: Int, _ b: Int) -> Int { (a + b + 2) % 3 }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var residues: [Mutant] {
    [
      Mutant(
        "combine subtracts", .semigroup(Residue<Subtraction>.domain), .sole("associativity")),
      Mutant(
        "combine reads a table with a unit that is not associative",
        .semigroup(Residue<LopsidedTable>.domain), .sole("associativity")),
      Mutant(
        "combineAll skips the last", .semigroup(Residue<CombineAllSkipsLast>.domain),
        .sole("combineAll coherence")),
      Mutant(
        "combineAll forgets its first argument",
        .semigroup(Residue<CombineAllSkipsFirst>.domain), .sole("combineAll coherence")),
      Mutant(
        "combineAll folds from the right", .monoid(Residue<CombineAllFromTheRight>.domain),
        .survives),
      Mutant(
        "combine keeps the first", .monoid(Residue<KeepsFirst>.domain), .sole("left identity")),
      Mutant(
        "combine keeps the second", .monoid(Residue<KeepsSecond>.domain), .sole("right identity")),
      Mutant(
        "concat of nothing is one", .monoid(Residue<ConcatOfNothingIsOne>.domain),
        .sole("concat coherence")),
      Mutant(
        "empty is one", .monoid(Residue<EmptyIsOne>.domain),
        .several(["left identity", "right identity"])),
      Mutant("counts from one", .monoid(Residue<ShiftedAddition>.domain), .survives),
      Mutant(
        "the order of a pair matters", .commutative(Residue<KeepsFirst>.domain),
        .sole("commutativity")),
      Mutant(
        "a value adds to itself", .idempotent(Residue<Addition>.domain), .sole("idempotence")),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var residues: [Suite] {
    [
      monoid(Residue<Addition>.domain), commutative(Residue<Addition>.domain),
      idempotent(Residue<KeepsFirst>.domain),
    ]
  }
}

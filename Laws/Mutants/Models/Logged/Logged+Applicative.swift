import PairingLaws
import Pairings

/// Logged values as an applicative functor; `map` and `zip` follow from `apply`.
private protocol LoggedApplicative: Applicative, LoggedBrand {}

extension LoggedApplicative {
  static func pure<A>(_ value: A) -> Kind<Self, A> { Logged(.empty, value) }

  static func apply<A, B>(_ ff: Kind<Self, (A) -> B>, _ fa: Kind<Self, A>) -> Kind<Self, B> {
    let (function, argument) = (ff.narrow(), fa.narrow())
    return Logged(
      join(function.log, argument.log), mark: max(function.mark, argument.mark),
      function.value(argument.value))
  }

  static func map<A, B>(_ fa: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    apply(pure(transform), fa)
  }

  static func zip<A, B, C>(
    _ fa: Kind<Self, A>, _ fb: Kind<Self, B>, with combine: @escaping (A, B) -> C
  ) -> Kind<Self, C> {
    apply(map(fa) { first in { combine(first, $0) } }, fb)
  }
}

private enum Lawful: LoggedApplicative {}

private enum PureWrites: LoggedApplicative {
  static func pure<A>(_ value: A) -> Kind<Self, A> { Logged(Word([.a1]), value) }
}

private enum WritesFromTheRight: LoggedApplicative {
  static func join(_ first: Word, _ second: Word) -> Word { second.combined(with: first) }
}

private enum WritesFromTheRightIfEmpty: LoggedApplicative {
  static func join(_ first: Word, _ second: Word) -> Word {
    second.letters.isEmpty ? second.combined(with: first) : first.combined(with: second)
  }
}

private enum TurnsTheSecondLog: LoggedApplicative {
  static func join(_ first: Word, _ second: Word) -> Word {
    first.letters.isEmpty ? second : first.combined(with: Word(second.letters.reversed()))
  }
}

private enum KeepsTheSecondLog: LoggedApplicative {
  static func join(_ first: Word, _ second: Word) -> Word { second }
}

private enum ApplyCountsChanges: LoggedApplicative {
  static func apply<A, B>(_ ff: Kind<Self, (A) -> B>, _ fa: Kind<Self, A>) -> Kind<Self, B> {
    let (function, argument) = (ff.narrow(), fa.narrow())
    let value = function.value(argument.value)
    let change = code(argument.value) == code(value) ? 0 : 1
    return Logged(
      join(function.log, argument.log), mark: (function.mark + argument.mark + change) % 3, value)
  }
}

private enum ComputedWrites: LoggedApplicative {
  static func computed<A>(_ compute: @escaping () -> A) -> Kind<Self, A> {
    Logged(Word([.a1]), compute())
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var loggedApplicatives: [Mutant] {
    [
      Mutant(
        "pure writes", .applicative(PureWrites.self),
        .several(["identity", "composition", "interchange"])),
      Mutant("apply writes from the right", .applicative(WritesFromTheRight.self), .survives),
      Mutant(
        "apply writes from the right when the argument writes nothing",
        .applicative(WritesFromTheRightIfEmpty.self), .survives),
      Mutant(
        "logs are combined by an operation that is not associative",
        .applicative(TurnsTheSecondLog.self), .sole("composition")),
      Mutant(
        "logs are combined by an operation with a unit on the left only",
        .applicative(KeepsTheSecondLog.self), .sole("interchange")),
      Mutant(
        "apply counts the values that change", .applicative(ApplyCountsChanges.self),
        .several(["composition", "interchange"])),
      Mutant(
        "computed writes", .applicative(ComputedWrites.self), .sole("computed coherence")),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var loggedApplicatives: [Suite] { [applicative(Lawful.self, of: "Logged")] }
}

import PairingLaws
import Pairings

/// Lists as an applicative functor: all functions on all arguments. `map` and `zip`
/// follow from `apply`.
private protocol ListApplicative: Applicative, NonEmptyBrand {
  static func apply<A, B>(_ functions: [(A) -> B], _ list: [A]) -> [B]
}

extension ListApplicative {
  static func apply<A, B>(_ functions: [(A) -> B], _ list: [A]) -> [B] {
    functions.flatMap { list.map($0) }
  }

  static func pure<A>(_ value: A) -> Kind<Self, A> { NonEmpty([value]) }

  static func apply<A, B>(_ ff: Kind<Self, (A) -> B>, _ fa: Kind<Self, A>) -> Kind<Self, B> {
    NonEmpty(apply(ff.elements, fa.elements))
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

private enum Lawful: ListApplicative {}

private enum ApplyKeepsFirst: ListApplicative {
  static func apply<A, B>(_ functions: [(A) -> B], _ list: [A]) -> [B] {
    functions.prefix(1).flatMap { list.prefix(1).map($0) }
  }
}

private enum ReversesForManyFunctions: ListApplicative {
  static func apply<A, B>(_ functions: [(A) -> B], _ list: [A]) -> [B] {
    let results = functions.flatMap { list.map($0) }
    return functions.count > 1 ? results.reversed() : results
  }
}

private enum ReversesForManyOfBoth: ListApplicative {
  static func apply<A, B>(_ functions: [(A) -> B], _ list: [A]) -> [B] {
    let results = functions.flatMap { list.map($0) }
    return functions.count > 1 && list.count > 1 ? results.reversed() : results
  }
}

private enum ArgumentsOutermost: ListApplicative {
  static func apply<A, B>(_ functions: [(A) -> B], _ list: [A]) -> [B] {
    list.flatMap { argument in functions.map { $0(argument) } }
  }
}

private enum MapDropsLast: ListApplicative {
  static func map<A, B>(_ fa: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    NonEmpty(fa.elements.prefix(max(1, fa.elements.count - 1)).map(transform))
  }
}

private enum ZipsElementwise: ListApplicative {
  static func zip<A, B, C>(
    _ fa: Kind<Self, A>, _ fb: Kind<Self, B>, with combine: @escaping (A, B) -> C
  ) -> Kind<Self, C> {
    NonEmpty(Swift.zip(fa.elements, fb.elements).map(combine))
  }
}

private enum ZipsArgumentsFirst: ListApplicative {
  static func zip<A, B, C>(
    _ fa: Kind<Self, A>, _ fb: Kind<Self, B>, with combine: @escaping (A, B) -> C
  ) -> Kind<Self, C> {
    NonEmpty(fb.elements.flatMap { b in fa.elements.map { combine($0, b) } })
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var listApplicatives: [Mutant] {
    [
      Mutant(
        "apply keeps only the first result", .applicative(ApplyKeepsFirst.self),
        .sole("identity")),
      Mutant(
        "apply reverses for more than one function",
        .applicative(ReversesForManyFunctions.self), .several(["interchange", "composition"])),
      Mutant(
        "apply reverses for more than one function and argument",
        .applicative(ReversesForManyOfBoth.self), .sole("composition")),
      Mutant(
        "apply takes the arguments outermost", .applicative(ArgumentsOutermost.self), .survives),
      Mutant("map drops the last", .applicative(MapDropsLast.self), .sole("map coherence")),
      Mutant("zip pairs elementwise", .applicative(ZipsElementwise.self), .sole("zip coherence")),
      Mutant(
        "zip takes its second argument first", .applicative(ZipsArgumentsFirst.self),
        .sole("zip coherence")),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var listApplicatives: [Suite] { [applicative(Lawful.self, of: "NonEmpty")] }
}

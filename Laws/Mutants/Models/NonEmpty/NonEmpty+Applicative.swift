import PairingsLaws
import Pairings

/// The faults of ``ListApplicative``.
private enum Wrong: String, Fault {
  case keepsFirst = "apply keeps only the first result"
  case reversesForMany = "apply reverses for more than one function"
  case reversesForManyOfBoth = "apply reverses for more than one function and argument"
  case argumentsOutermost = "apply takes the arguments outermost"
  case mapDropsLast = "map drops the last"
  case zipsElementwise = "zip pairs elementwise"
  case zipsArgumentsFirst = "zip takes its second argument first"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .keepsFirst: .sole("identity")
    case .reversesForMany: .several("interchange", "composition")
    case .reversesForManyOfBoth: .sole("composition")
    case .argumentsOutermost: .survives
    case .mapDropsLast: .sole("map coherence")
    case .zipsElementwise, .zipsArgumentsFirst: .sole("zip coherence")
    }
  }
}

/// Lists as an applicative functor, which applies all functions to all arguments.
private enum ListApplicative: Applicative, NonEmptyBrand {
  static func pure<A>(_ value: A) -> Kind<Self, A> { NonEmpty([value]) }

  static func apply<A, B>(_ ff: Kind<Self, (A) -> B>, _ fa: Kind<Self, A>) -> Kind<Self, B> {
    let (functions, list) = (ff.elements, fa.elements)
    let results = functions.flatMap { list.map($0) }
    return switch Wrong.present {
    case .keepsFirst: NonEmpty(results.prefix(1))
    case .reversesForMany where functions.count > 1: NonEmpty(results.reversed())
    case .reversesForManyOfBoth where functions.count > 1 && list.count > 1:
      NonEmpty(results.reversed())
    case .argumentsOutermost: NonEmpty(list.flatMap { value in functions.map { $0(value) } })
    default: NonEmpty(results)
    }
  }

  static func map<A, B>(_ fa: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    Wrong.present == .mapDropsLast
      ? NonEmpty(fa.elements.shortened.map(transform)) : apply(pure(transform), fa)
  }

  static func zip<A, B, C>(
    _ fa: Kind<Self, A>, _ fb: Kind<Self, B>, with combine: @escaping (A, B) -> C
  ) -> Kind<Self, C> {
    switch Wrong.present {
    case .zipsElementwise: NonEmpty(Swift.zip(fa.elements, fb.elements).map(combine))
    case .zipsArgumentsFirst:
      NonEmpty(fb.elements.flatMap { b in fa.elements.map { combine($0, b) } })
    default: apply(map(fa) { first in { combine(first, $0) } }, fb)
    }
  }
}

extension Mutants {
  static var listApplicatives: Mutants {
    Mutants(.applicative(ListApplicative.self, of: "NonEmpty"), Wrong.self)
  }
}

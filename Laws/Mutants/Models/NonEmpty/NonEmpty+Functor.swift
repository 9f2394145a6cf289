import PairingsLaws
import Pairings

/// The faults of ``ListFunctor``.
private enum Wrong: String, Fault {
  case keepsTwo = "map keeps two elements"
  case reverses = "map reverses"
  case replaceDrops = "replace drops elements"
  case replaceRepeats = "replace repeats"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .keepsTwo: .sole("identity")
    case .reverses: .several("identity", "composition")
    case .replaceDrops, .replaceRepeats: .sole("replace coherence")
    }
  }
}

/// Lists as a functor.
private enum ListFunctor: Functor, NonEmptyBrand {
  static func map<A, B>(_ fa: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    switch Wrong.present {
    case .keepsTwo: NonEmpty(fa.elements.prefix(2).map(transform))
    case .reverses: NonEmpty(fa.elements.map(transform).reversed())
    default: NonEmpty(fa.elements.map(transform))
    }
  }

  static func replace<A, B>(_ fa: Kind<Self, A>, with value: B) -> Kind<Self, B> {
    switch Wrong.present {
    case .replaceDrops: NonEmpty([value])
    case .replaceRepeats: NonEmpty(fa.elements.flatMap { _ in [value, value] })
    default: map(fa) { _ in value }
    }
  }
}

extension Mutants {
  static var listFunctors: Mutants {
    Mutants(.functor(ListFunctor.self, of: "NonEmpty"), Wrong.self)
  }
}

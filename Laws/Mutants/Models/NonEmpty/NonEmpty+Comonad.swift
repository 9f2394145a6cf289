import PairingsLaws
import Pairings

/// The faults of ``ListComonad``.
private enum Wrong: String, Fault {
  case keepsHead = "extend returns only the head"
  case lastSeesBackwards = "the last place sees the list backwards"
  case seesTheRing = "every place sees the whole ring"
  case extractsLast = "extract returns the last"
  case duplicateRepeats = "duplicate repeats the space in every place"
  case mapDropsLast = "map drops the last"
  case mapTouchesFocus = "map shows the focus in every place"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .keepsHead: .sole("left identity")
    case .lastSeesBackwards: .sole("associativity")
    case .seesTheRing: .survives
    case .extractsLast: .several("left identity", "right identity")
    case .duplicateRepeats: .sole("duplicate coherence")
    case .mapDropsLast, .mapTouchesFocus: .sole("map coherence")
    }
  }
}

/// Lists as a comonad: the head is in focus, and each place sees itself and the elements after it.
private enum ListComonad: Comonad, NonEmptyBrand {
  static func extract<A>(_ wa: Kind<Self, A>) -> A {
    wa.elements[Wrong.present == .extractsLast ? wa.elements.count - 1 : 0]
  }

  static func extend<A, B>(
    _ wa: Kind<Self, A>, _ transform: @escaping (Kind<Self, A>) -> B
  ) -> Kind<Self, B> {
    NonEmpty(views(of: wa).map(transform))
  }

  static func duplicate<A>(_ wa: Kind<Self, A>) -> Kind<Self, Kind<Self, A>> {
    NonEmpty(Wrong.present == .duplicateRepeats ? wa.elements.map { _ in wa } : views(of: wa))
  }

  /// Returns the list that each place sees.
  private static func views<A>(of wa: Kind<Self, A>) -> [Kind<Self, A>] {
    let list = wa.elements
    return switch Wrong.present {
    case .keepsHead: [wa]
    case .seesTheRing: list.indices.map { NonEmpty(list[$0...] + list[..<$0]) }
    case .lastSeesBackwards where list.count > 1:
      list.indices.dropLast().map { NonEmpty(list[$0...]) } + [NonEmpty(list.reversed())]
    default: list.indices.map { NonEmpty(list[$0...]) }
    }
  }

  static func map<A, B>(_ wa: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    switch Wrong.present {
    case .mapDropsLast: NonEmpty(wa.elements.shortened.map(transform))
    case .mapTouchesFocus: NonEmpty(wa.elements.map { _ in transform(wa.elements[0]) })
    default: extend(wa) { transform(extract($0)) }
    }
  }
}

extension Mutants {
  static var listComonads: Mutants {
    Mutants(.comonad(ListComonad.self, of: "NonEmpty"), Wrong.self)
  }
}

import PairingsLaws
import Pairings
import PairingsTheory

private typealias Threes = StateStore<Three>
private typealias Choice = CoproductProduct<Threes, Threes>

/// The faults of ``Choosing``.
private enum Wrong: String, Fault {
  case meetsTheOther = "a choice meets the other side → left + right"
  case meetsTheLeft = "a choice meets the left side → right"
  case swapsEqualTypes = "a choice swaps equal types → FunctorPairing/naturality + …"
}

private struct Choosing: FunctorPairing {
  func pair<A, B, C>(
    _ left: Kind<Choice.Left, A>, _ right: Kind<Choice.Right, B>, _ combine: (A, B) -> C
  ) -> C {
    let (first, second) = right.split()
    let met: FunctorProduct<StoreOf<Three>, StoreOf<Three>, B> =
      switch Wrong.present {
      case .meetsTheOther: FunctorProduct(second, first)
      case .meetsTheLeft: FunctorProduct(first, first)
      default: FunctorProduct(first, second)
      }
    return Choice(Threes(), Threes()).pair(left, met) { a, b in
      Wrong.present == .swapsEqualTypes ? swapped(a, b, combine) : combine(a, b)
    }
  }
}

extension Mutants {
  static var products: Mutants {
    Mutants(.choice(Choosing(), of: Threes(), Threes(), named: "Choice"), Wrong.self)
  }
}

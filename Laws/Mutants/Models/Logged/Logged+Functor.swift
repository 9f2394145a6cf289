import PairingsLaws
import Pairings

/// The faults of ``LoggedFunctor``.
private enum Wrong: String, Fault {
  case mapCountsChanges = "map counts the values that change → composition"
  case mapForgets = "map forgets the log → identity"
  case replaceForgets = "replace forgets the log → replace coherence"
}

/// Logged values as a functor.
private enum LoggedFunctor: Functor, LoggedBrand {
  static func map<A, B>(_ fa: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    let (log, mark) = (fa.narrow().note, fa.narrow().mark)
    let value = transform(fa.narrow().held)
    return switch Wrong.present {
    case .mapCountsChanges where code(fa.narrow().held) != code(value):
      Noted(log, mark: (mark + 1) % 3, value)
    case .mapForgets: Noted(.empty, mark: mark, value)
    default: Noted(log, mark: mark, value)
    }
  }

  static func replace<A, B>(_ fa: Kind<Self, A>, with value: B) -> Kind<Self, B> {
    Wrong.present == .replaceForgets
      ? Noted(.empty, mark: fa.narrow().mark, value) : map(fa) { _ in value }
  }
}

extension Mutants {
  static var loggedFunctors: Mutants {
    Mutants(.functor(LoggedFunctor.self, of: "Logged"), Wrong.self)
  }
}

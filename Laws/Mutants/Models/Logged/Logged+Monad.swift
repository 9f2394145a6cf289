import PairingsLaws
import Pairings

/// The faults of ``LoggedMonad``.
private enum Wrong: String, Fault {
  case dropsTheSecond = "flatMap drops the log of the continuation → left identity"
  case dropsTheFirst = "flatMap drops the log before the continuation → right identity"
  case turnsTheSecond = "flatMap turns the log of the continuation → associativity"
  case mapRunsTwice = "map runs the effect twice → map coherence"
  case zipsFromTheRight = "zip runs its second argument first → zip coherence"
  case thenRunsTheFirstTwice = "then runs its first argument twice → then coherence"
  case flattenForgetsTheOuter = "flatten forgets the outer log → flatten coherence"
}

/// Logged values as a monad.
enum LoggedMonad: RecursiveMonad, LoggedBrand {
  static func pure<A>(_ value: A) -> Kind<Self, A> { Noted(.empty, value) }

  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    let first = ma.narrow()
    let second = next(first.held).narrow()
    let log: Word =
      switch Wrong.present {
      case .dropsTheSecond: first.note
      case .dropsTheFirst: second.note
      case .turnsTheSecond: .turning(first.note, second.note)
      default: first.note.combined(with: second.note)
      }
    return Noted(log, mark: max(first.mark, second.mark), second.held)
  }

  static func map<A, B>(_ ma: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    let once = flatMap(ma) { pure(transform($0)) }
    return Wrong.present == .mapRunsTwice ? flatMap(ma) { _ in once } : once
  }

  static func zip<A, B, C>(
    _ ma: Kind<Self, A>, _ mb: Kind<Self, B>, with combine: @escaping (A, B) -> C
  ) -> Kind<Self, C> {
    Wrong.present == .zipsFromTheRight
      ? flatMap(mb) { b in map(ma) { combine($0, b) } }
      : flatMap(ma) { a in map(mb) { combine(a, $0) } }
  }

  static func then<A, B>(_ ma: Kind<Self, A>, _ mb: Kind<Self, B>) -> Kind<Self, B> {
    let once = flatMap(ma) { _ in mb }
    return Wrong.present == .thenRunsTheFirstTwice ? flatMap(ma) { _ in once } : once
  }

  static func flatten<A>(_ mma: Kind<Self, Kind<Self, A>>) -> Kind<Self, A> {
    Wrong.present == .flattenForgetsTheOuter ? mma.narrow().held : flatMap(mma) { $0 }
  }
}

extension Mutants {
  static var loggedMonads: Mutants {
    Mutants(.monad(LoggedMonad.self, of: "Logged"), Wrong.self)
  }
}

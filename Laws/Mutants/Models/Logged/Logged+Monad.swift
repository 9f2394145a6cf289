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
  case forgetsLateTurns = "iterate forgets the log from the eighth turn on → iterate coherence"
}

/// Logged values as a monad.
enum LoggedMonad: Monad, LoggedBrand {
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

  static func iterate<Seed, A>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, A>>
  ) -> Kind<Self, A> {
    func turn(_ seed: Seed, _ number: Int) -> Kind<Self, A> {
      let made = step(seed)
      let forgets = Wrong.present == .forgetsLateTurns && number > 7
      return flatMap(forgets ? pure(made.narrow().held) : made) { decision in
        switch decision {
        case .next(let seed): turn(seed, number + 1)
        case .done(let value): pure(value)
        }
      }
    }
    return turn(seed, 1)
  }
}

extension Mutants {
  static var loggedMonads: Mutants {
    Mutants(.monad(LoggedMonad.self, of: "Logged"), Wrong.self)
  }
}

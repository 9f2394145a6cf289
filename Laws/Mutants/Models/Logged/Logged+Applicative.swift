import PairingsLaws
import Pairings

/// The faults of ``LoggedApplicative``.
private enum Wrong: String, Fault {
  case pureWrites = "pure writes → identity + composition + interchange"
  case turnsTheSecond = "logs are combined by an operation that is not associative → composition"
  case keepsTheSecond =
    "logs are combined by an operation with a unit on the left only → interchange"
  case mapForgets = "map forgets the log → map coherence"
  case zipsFromTheRight = "zip writes from the right → zip coherence"
  case computedWrites = "computed writes → computed coherence"
}

/// Logged values as an applicative functor; `map` and `zip` follow from `apply`.
private enum LoggedApplicative: Applicative, LoggedBrand {
  static func pure<A>(_ value: A) -> Kind<Self, A> {
    Noted(Wrong.present == .pureWrites ? Word([.a1]) : .empty, value)
  }

  static func apply<A, B>(_ ff: Kind<Self, (A) -> B>, _ fa: Kind<Self, A>) -> Kind<Self, B> {
    let (function, argument) = (ff.narrow(), fa.narrow())
    return Noted(
      join(function.note, argument.note), mark: max(function.mark, argument.mark),
      function.held(argument.held))
  }

  private static func join(_ first: Word, _ second: Word) -> Word {
    switch Wrong.present {
    case .turnsTheSecond: .turning(first, second)
    case .keepsTheSecond: second
    default: first.combined(with: second)
    }
  }

  static func map<A, B>(_ fa: Kind<Self, A>, _ transform: @escaping (A) -> B) -> Kind<Self, B> {
    apply(pure(transform), Wrong.present == .mapForgets ? pure(fa.narrow().held) : fa)
  }

  static func zip<A, B, C>(
    _ fa: Kind<Self, A>, _ fb: Kind<Self, B>, with combine: @escaping (A, B) -> C
  ) -> Kind<Self, C> {
    Wrong.present == .zipsFromTheRight
      ? apply(map(fb) { second in { combine($0, second) } }, fa)
      : apply(map(fa) { first in { combine(first, $0) } }, fb)
  }

  static func computed<A>(_ compute: @escaping () -> A) -> Kind<Self, A> {
    Wrong.present == .computedWrites
      ? Noted(Word([.a1]), compute()) : map(pure(())) { compute() }
  }
}

extension Mutants {
  static var loggedApplicatives: Mutants {
    Mutants(.applicative(LoggedApplicative.self, of: "Logged"), Wrong.self)
  }
}

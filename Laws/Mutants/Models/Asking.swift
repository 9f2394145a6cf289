import PairingsLaws
import Pairings

/// The faults of ``Asking``.
private enum Wrong: String, Fault {
  case askMarks = "ask marks"
  case askAnswersZero = "ask ignores the environment"
  case asksReadsTheNext = "asks reads the next environment"
  case continuesInZero = "flatMap continues in the first environment"
  case localIgnores = "local ignores its function"
  case localAppliesTwice = "local applies its function twice"
  case localLeavesZero = "local leaves the first environment"
  case localClears = "local clears the mark"
  case localClearsWhenItMoves = "local clears the mark when its function moves something"
  case localByASwapClears = "local by a swap clears the mark"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation {
    switch self {
    case .askMarks: .sole("ask changes nothing")
    case .askAnswersZero, .localIgnores: .sole("local ask")
    case .asksReadsTheNext: .sole("asks coherence")
    case .continuesInZero: .several("ask changes nothing", "local flatMap")
    case .localAppliesTwice, .localLeavesZero: .several("local ask", "local composition")
    case .localClears: .sole("local identity")
    case .localClearsWhenItMoves, .localByASwapClears: .sole("local composition")
    }
  }
}

/// A function of an environment that returns a value, and a mark that no operation
/// shows: the model of a reader.
private final class Asking<Value>: Carrier<AskingOf, Value> {
  let run: (Three) -> (value: Value, mark: Int)

  init(_ run: @escaping (Three) -> (value: Value, mark: Int)) { self.run = run }
}

private enum AskingOf: CarrierConstructor, RecursiveMonad, Checkable {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Asking<Value>.self }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    Three.domain.closures(to: values.zip(.marks(3))).map(
      { read in Asking { (read($0).0, read($0).1) } },
      back: { move in { (move.narrow().run($0).value, move.narrow().run($0).mark) } })
  }

  static func pure<A>(_ value: A) -> Kind<Self, A> { Asking { _ in (value, 0) } }

  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    Asking { environment in
      let first = ma.narrow().run(environment)
      let second = next(first.value).narrow().run(
        Wrong.present == .continuesInZero ? .a0 : environment)
      return (second.value, max(first.mark, second.mark))
    }
  }
}

extension Kind where Brand == AskingOf {
  /// Returns the carrier of this kind.
  fileprivate func narrow() -> Asking<Value> { carrier(as: Asking<Value>.self) }
}

private struct AskingOperations: ReaderOperations {
  func ask() -> Kind<AskingOf, Three> {
    Asking { (Wrong.present == .askAnswersZero ? .a0 : $0, Wrong.present == .askMarks ? 1 : 0) }
  }

  func asks<Value>(_ read: @escaping (Three) -> Value) -> Kind<AskingOf, Value> {
    AskingOf.map(ask()) { read(Wrong.present == .asksReadsTheNext ? $0.next : $0) }
  }

  func local<Value>(
    _ move: Kind<AskingOf, Value>, _ transform: @escaping (Three) -> Three
  ) -> Kind<AskingOf, Value> {
    let fixed = Three.allCases.count { transform($0) == $0 }
    let clears =
      switch Wrong.present {
      case .localClears: true
      case .localClearsWhenItMoves: fixed < 3
      case .localByASwapClears: fixed == 1 && Set(Three.allCases.map(transform)).count == 3
      default: false
      }
    return Asking { environment in
      let inside: Three =
        switch Wrong.present {
        case .localIgnores: environment
        case .localAppliesTwice: transform(transform(environment))
        case .localLeavesZero where environment == .a0: .a0
        default: transform(environment)
        }
      let (value, mark) = move.narrow().run(inside)
      return (value, clears ? 0 : mark)
    }
  }
}

extension Mutants {
  static var askings: Mutants {
    Mutants(.reader(AskingOperations(), of: "Asking"), Wrong.self, also: [.monad(AskingOf.self)])
  }
}

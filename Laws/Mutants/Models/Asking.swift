import PairingsLaws
import Pairings

/// The faults of ``AskingOf``.
private enum Wrong: String, Fault {
  case readerMarks = "reader marks → reader pure"
  case readerReadsTheNext = "reader reads the next environment → local reader"
  case continuesInZero =
    "flatMap continues in the first environment → reader flatMap + local flatMap"
  case localClears = "local clears the mark → local identity"
  case localByASwapClears = "local by a swap clears the mark → local composition"
}

/// A function of an environment that returns a value, and a mark that no operation
/// shows: the model of a reader.
private final class Asking<Value>: Carrier<AskingOf, Value> {
  let run: (Three) -> (value: Value, mark: Int)

  init(_ run: @escaping (Three) -> (value: Value, mark: Int)) { self.run = run }
}

private enum AskingOf: CarrierConstructor, RecursiveMonad, MonadReader, Checkable {
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

  static func reader<Value>(_ read: @escaping (Three) -> Value) -> Kind<Self, Value> {
    Asking {
      (
        read(Wrong.present == .readerReadsTheNext ? $0.next : $0),
        Wrong.present == .readerMarks ? 1 : 0
      )
    }
  }

  static func local<Value>(
    _ ma: Kind<Self, Value>, _ transform: @escaping (Three) -> Three
  ) -> Kind<Self, Value> {
    let isSwap =
      Set(Three.allCases.map(transform)).count == 3
      && Three.allCases.count { transform($0) == $0 } == 1
    let clears = Wrong.present == .localClears || Wrong.present == .localByASwapClears && isSwap
    return Asking { environment in
      let (value, mark) = ma.narrow().run(transform(environment))
      return (value, clears ? 0 : mark)
    }
  }
}

extension Kind where Brand == AskingOf {
  /// Returns the carrier of this kind.
  fileprivate func narrow() -> Asking<Value> { carrier(as: Asking<Value>.self) }
}

extension Mutants {
  static var askings: Mutants {
    Mutants(.reader(AskingOf.self), Wrong.self, also: [.monad(AskingOf.self)])
  }
}

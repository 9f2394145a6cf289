import PairingsLaws
import Pairings

/// The faults of ``ServingOperations`` and their monad.
private enum Wrong: String, Fault {
  case liftMarks = "lift marks"
  case liftSaves = "lift makes a failure a success"
  case liftForgets = "lift loses the effects"
  case accessReadsNext = "accessM reads the next environment"
  case askAnswersZero = "ask ignores the environment, over a base"
  case localIgnores = "local ignores its function, over a base"
  case provideMarks = "provide marks"
  case provideReadsNext = "provide hands over the next environment"
  case pureFailsAtZero = "pure fails in the first environment"
  case goesOnInZero = "flatMap goes on in the first environment"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  /// The faults of lifting. The other faults are of providing.
  static let ofLifting: [Wrong] = [.liftMarks, .liftSaves]

  var expectation: Mutant.Expectation {
    switch self {
    case .liftMarks: .sole("lift pure")
    case .liftSaves: .sole("lift flatMap")
    case .liftForgets: .sole("provide lift")
    case .accessReadsNext: .several("access", "provide and access")
    case .askAnswersZero: .sole("provide ask")
    case .localIgnores: .sole("provide local")
    case .provideMarks: .several("access", "provide pure", "provide lift", "provide ask")
    case .provideReadsNext: .several("access", "provide and access", "provide ask")
    case .pureFailsAtZero: .sole("provide pure")
    case .goesOnInZero: .sole("provide flatMap")
    }
  }
}

/// A function from an environment to an effect that may fail: the model of a reader over a base.
private final class Serving<Value>: Carrier<ServingOf, Value> {
  let run: (Three) -> Kind<AttemptOf, Value>

  init(_ run: @escaping (Three) -> Kind<AttemptOf, Value>) { self.run = run }
}

private enum ServingOf: CarrierConstructor, RecursiveMonad, Checkable {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Serving<Value>.self }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    Three.domain.closures(to: AttemptOf.domain(of: values)).map(
      { Serving($0) }, back: { $0.narrow().run })
  }

  static func pure<A>(_ value: A) -> Kind<Self, A> {
    Serving { environment in
      Wrong.present == .pureFailsAtZero && environment == .a0
        ? AttemptOf.raise(.e0) : AttemptOf.pure(value)
    }
  }

  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    Serving { environment in
      AttemptOf.flatMap(ma.narrow().run(environment)) {
        next($0).narrow().run(Wrong.present == .goesOnInZero ? .a0 : environment)
      }
    }
  }
}

extension Kind where Brand == ServingOf {
  /// Returns the carrier of this kind.
  fileprivate func narrow() -> Serving<Value> { carrier(as: Serving<Value>.self) }
}

private struct ServingOperations: ReaderTOperations {
  func ask() -> Kind<ServingOf, Three> {
    Serving { AttemptOf.pure(Wrong.present == .askAnswersZero ? .a0 : $0) }
  }

  func asks<Value>(_ read: @escaping (Three) -> Value) -> Kind<ServingOf, Value> {
    ServingOf.map(ask(), read)
  }

  func local<Value>(
    _ move: Kind<ServingOf, Value>, _ transform: @escaping (Three) -> Three
  ) -> Kind<ServingOf, Value> {
    Wrong.present == .localIgnores ? move : Serving { move.narrow().run(transform($0)) }
  }

  func lift<Value>(_ effect: Kind<AttemptOf, Value>) -> Kind<ServingOf, Value> {
    let attempt = effect.narrow()
    return Serving { _ in
      switch (Wrong.present, attempt.result) {
      case (.liftMarks, _): attempt.marked
      case (.liftForgets, let result): Attempt(.empty, mark: attempt.mark, result)
      case (.liftSaves, .failure):
        someValue(of: Value.self).map { Attempt(attempt.log, mark: attempt.mark, .success($0)) }
          ?? effect
      default: effect
      }
    }
  }

  func accessM<Value>(
    _ access: @escaping (Three) -> Kind<AttemptOf, Value>
  ) -> Kind<ServingOf, Value> {
    Serving { access(Wrong.present == .accessReadsNext ? $0.next : $0) }
  }

  func provide<Value>(
    _ environment: Three, to move: Kind<ServingOf, Value>
  ) -> Kind<AttemptOf, Value> {
    let read = Wrong.present == .provideReadsNext ? environment.next : environment
    let effect = move.narrow().run(read)
    return Wrong.present == .provideMarks ? effect.narrow().marked : effect
  }
}

extension Mutants {
  static var servings: Mutants {
    let ops = ServingOperations()
    return Mutants([
      Mutants(
        .monadTransformer(ops), Wrong.ofLifting,
        also: [.monad(ServingOf.self), .reader(ops)]),
      Mutants(.providing(ops), Wrong.allCases.filter { !Wrong.ofLifting.contains($0) }),
    ])
  }
}

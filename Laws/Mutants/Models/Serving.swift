import PairingsLaws
import Pairings

/// The faults of ``ServingOf``.
private enum Wrong: String, Fault {
  case liftMarks = "lift marks"
  case liftSaves = "lift makes a failure a success"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  var expectation: Mutant.Expectation { .sole(self == .liftMarks ? "lift pure" : "lift flatMap") }
}

/// A function from an environment to an effect that may fail: the model of a reader over a base.
private final class Serving<Value>: Carrier<ServingOf, Value> {
  let run: (Three) -> Kind<AttemptOf, Value>

  init(_ run: @escaping (Three) -> Kind<AttemptOf, Value>) { self.run = run }
}

private enum ServingOf: CarrierConstructor, RecursiveMonad, MonadTransformer, Checkable {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Serving<Value>.self }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    Three.domain.closures(to: AttemptOf.domain(of: values)).map(
      { Serving($0) }, back: { $0.narrow().run })
  }

  static func pure<A>(_ value: A) -> Kind<Self, A> {
    Serving { _ in AttemptOf.pure(value) }
  }

  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    Serving { environment in
      AttemptOf.flatMap(ma.narrow().run(environment)) {
        next($0).narrow().run(environment)
      }
    }
  }

  static func lift<Value>(_ effect: Kind<AttemptOf, Value>) -> Kind<Self, Value> {
    let attempt = effect.narrow()
    return Serving { _ in
      switch (Wrong.present, attempt.result) {
      case (.liftMarks, _): attempt.marked
      case (.liftSaves, .failure):
        someValue(of: Value.self).map { Attempt(attempt.log, mark: attempt.mark, .success($0)) }
          ?? effect
      default: effect
      }
    }
  }
}

extension Kind where Brand == ServingOf {
  /// Returns the carrier of this kind.
  fileprivate func narrow() -> Serving<Value> { carrier(as: Serving<Value>.self) }
}

extension Mutants {
  static var servings: Mutants {
    Mutants(.monadTransformer(ServingOf.self), Wrong.self, also: [.monad(ServingOf.self)])
  }
}

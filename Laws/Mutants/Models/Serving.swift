import PairingLaws
import Pairings

/// What may fail, without a defect.
private enum Tried: AttemptBrand {}

/// A function of an environment that returns what may fail: the model of a reader over
/// a base.
final class Serving<Brand: ServingBrand, Value>: Carrier<Brand, Value> {
  fileprivate let run: (Three) -> Kind<Tried, Value>

  fileprivate init(_ run: @escaping (Three) -> Kind<Tried, Value>) { self.run = run }
}

/// A brand of ``Serving``, whose words come as ``ServingWords``.
protocol ServingBrand: CarrierConstructor, Monad, Checkable {
  static var defect: ServingDefect { get }
}

/// What is wrong with the words of a brand.
enum ServingDefect {
  case nothing, liftMarks, liftSaves, liftForgets, accessReadsNext, askAnswersZero
  case localIgnores, provideMarks, provideReadsNext
}

extension ServingBrand {
  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type {
    Serving<Self, Value>.self
  }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    Three.domain.closures(to: Tried.domain(of: values)).map(
      { Serving($0) }, back: { $0.narrow().run })
  }

  static func pure<A>(_ value: A) -> Kind<Self, A> { Serving { _ in Tried.pure(value) } }

  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    Serving { environment in
      Tried.flatMap(ma.narrow().run(environment)) { next($0).narrow().run(environment) }
    }
  }

  static func iterate<Seed, A>(
    _ seed: Seed, _ step: @escaping (Seed) -> Kind<Self, Iteration<Seed, A>>
  ) -> Kind<Self, A> {
    Serving { environment in Tried.iterate(seed) { step($0).narrow().run(environment) } }
  }
}

extension Kind where Brand: ServingBrand {
  /// Returns the carrier of this kind.
  func narrow() -> Serving<Brand, Value> { carrier(as: Serving<Brand, Value>.self) }
}

/// The words of a brand of ``Serving``.
private struct ServingWords<Brand: ServingBrand>: ReaderTVocabulary {
  func ask() -> Kind<Brand, Three> {
    Serving { Tried.pure(Brand.defect == .askAnswersZero ? .a0 : $0) }
  }

  func asks<Value>(_ read: @escaping (Three) -> Value) -> Kind<Brand, Value> {
    Brand.map(ask(), read)
  }

  func local<Value>(
    _ move: Kind<Brand, Value>, _ transform: @escaping (Three) -> Three
  ) -> Kind<Brand, Value> {
    Brand.defect == .localIgnores ? move : Serving { move.narrow().run(transform($0)) }
  }

  func lift<Value>(_ effect: Kind<Tried, Value>) -> Kind<Brand, Value> {
    Serving { _ in
      let attempt = effect.narrow()
      switch (Brand.defect, attempt.result) {
      case (.liftMarks, _): return attempt.marked
      case (.liftForgets, let result): return Attempt(.empty, mark: attempt.mark, result)
      case (.liftSaves, .failure):
        return someValue(of: Value.self).map {
          Attempt(attempt.log, mark: attempt.mark, .success($0))
        } ?? effect
      default: return effect
      }
    }
  }

  func accessM<Value>(_ access: @escaping (Three) -> Kind<Tried, Value>) -> Kind<Brand, Value> {
    Serving { access(Brand.defect == .accessReadsNext ? $0.next : $0) }
  }

  func provide<Value>(
    _ environment: Three, to move: Kind<Brand, Value>
  ) -> Kind<Tried, Value> {
    let read = Brand.defect == .provideReadsNext ? environment.next : environment
    let effect = move.narrow().run(read)
    return Brand.defect == .provideMarks ? effect.narrow().marked : effect
  }
}

// MARK: - Mutants

private enum Lawful: ServingBrand { static var defect: ServingDefect { .nothing } }

private enum LiftMarks: ServingBrand { static var defect: ServingDefect { .liftMarks } }

private enum LiftSaves: ServingBrand { static var defect: ServingDefect { .liftSaves } }

private enum LiftForgets: ServingBrand { static var defect: ServingDefect { .liftForgets } }

private enum AccessReadsNext: ServingBrand { static var defect: ServingDefect { .accessReadsNext } }

private enum AskAnswersZero: ServingBrand { static var defect: ServingDefect { .askAnswersZero } }

private enum LocalIgnores: ServingBrand { static var defect: ServingDefect { .localIgnores } }

private enum ProvideMarks: ServingBrand { static var defect: ServingDefect { .provideMarks } }

private enum ProvideReadsNext: ServingBrand {
  static var defect: ServingDefect { .provideReadsNext }
}

private enum PureFailsAtZero: ServingBrand {
  static var defect: ServingDefect { .nothing }

  static func pure<A>(_ value: A) -> Kind<Self, A> {
    Serving { $0 == .a0 ? Tried.raise(.e0) : Tried.pure(value) }
  }
}

private enum GoesOnInZero: ServingBrand {
  static var defect: ServingDefect { .nothing }

  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    Serving { environment in
      Tried.flatMap(ma.narrow().run(environment)) { next($0).narrow().run(.a0) }
    }
  }
}

extension Mutant {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var servings: [Mutant] {
    func lifting<Brand: ServingBrand>(_: Brand.Type) -> Suite {
      .monadTransformer(ServingWords<Brand>(), of: "\(Brand.self)")
    }
    func providing<Brand: ServingBrand>(_: Brand.Type) -> Suite {
      .providing(ServingWords<Brand>(), of: "\(Brand.self)")
    }
    return [
      Mutant("lift marks", lifting(LiftMarks.self), .sole("lift pure")),
      Mutant("lift makes a failure a success", lifting(LiftSaves.self), .sole("lift flatMap")),
      Mutant("lift forgets what was done", providing(LiftForgets.self), .sole("provide lift")),
      Mutant(
        "accessM reads the next environment", providing(AccessReadsNext.self),
        .several(["access", "provide and access"])),
      Mutant(
        "ask ignores the environment, over a base", providing(AskAnswersZero.self),
        .sole("provide ask")),
      Mutant(
        "local ignores its function, over a base", providing(LocalIgnores.self),
        .sole("provide local")),
      Mutant(
        "provide marks", providing(ProvideMarks.self),
        .several(["access", "provide pure", "provide lift", "provide ask"])),
      Mutant(
        "provide hands over the next environment", providing(ProvideReadsNext.self),
        .several(["access", "provide and access", "provide ask"])),
      Mutant(
        "pure fails in the first environment", providing(PureFailsAtZero.self),
        .sole("provide pure")),
      Mutant(
        "flatMap goes on in the first environment", providing(GoesOnInZero.self),
        .sole("provide flatMap")),
    ]
  }
}

extension Suite {
  @_optimize(none)  // Its laws, specialised, take minutes to compile.
  static var servings: [Suite] {
    let words = ServingWords<Lawful>()
    return [
      monad(Lawful.self, of: "Serving"), reader(words, of: "Serving"),
      monadTransformer(words, of: "Serving"), providing(words, of: "Serving"),
    ]
  }
}

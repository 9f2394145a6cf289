import PairingsLaws
import Pairings

/// The faults of ``DelayedOf``.
private enum Wrong: String, Fault {
  case suspendRunsTwice = "suspend runs twice"
  case suspendMakesTwice = "suspend makes twice"
  case suspendMakesAndRunsTwice = "suspend makes and runs twice"
  case suspendMakesAtOnce = "suspend makes at once"
  case suspendMakesOneInAdvance = "suspend makes one in advance"
  case suspendMakesOnce = "suspend makes once for all runs"
  case computesAtOnce = "computed computes at once"
  case computesOnce = "computed computes once for all runs"
  case runRunsTwice = "run runs twice"
  case flatMapFailsAlike = "flatMap takes all failures for one"
  case runFails = "run fails"
  case runTurnsTheValue = "run turns the value"
  case flatMapFails = "flatMap fails"

  static let local = TaskLocal<Self?>(wrappedValue: nil)

  /// The faults of running. The other faults are of deferring.
  static let ofRunning: [Wrong] = [
    .runRunsTwice, .flatMapFailsAlike, .runFails, .runTurnsTheValue, .flatMapFails,
  ]

  var expectation: Mutant.Expectation {
    switch self {
    case .suspendRunsTwice: .sole("suspend")
    case .suspendMakesTwice, .suspendMakesOnce: .sole("suspend makes once a run")
    case .suspendMakesAndRunsTwice: .several("suspend", "suspend makes once a run")
    case .suspendMakesAtOnce: .several("suspend is lazy", "suspend makes once a run")
    case .suspendMakesOneInAdvance: .sole("suspend is lazy")
    case .computesAtOnce, .computesOnce: .sole("computed computes once a run")
    case .runRunsTwice, .flatMapFailsAlike, .flatMapFails: .sole("run flatMap")
    case .runFails: .sole("run pure")
    case .runTurnsTheValue: .several("run pure", "run flatMap")
    }
  }
}

/// Work that leaves a trace and then returns or fails: the model of an effect.
private final class Delayed<Value>: Carrier<DelayedOf, Value> {
  let run: () throws(Mishap) -> Value

  init(_ run: @escaping () throws(Mishap) -> Value) { self.run = run }
}

private enum DelayedOf: CarrierConstructor, Deferring, RecursiveMonad, Running, Checkable {
  typealias Failure = Mishap

  static func carrier<Value>(of: Value.Type) -> Carrier<Self, Value>.Type { Delayed<Value>.self }

  static func domain<Value>(of values: Domain<Value>) -> Domain<Kind<Self, Value>> {
    IOOf<Mishap>.domain(of: values).map(
      { work in Delayed { () throws(Mishap) in try IOOf.run(work) } },
      back: { .work($0.narrow().run) })
  }

  static func pure<A>(_ value: A) -> Kind<Self, A> { Delayed { value } }

  static func flatMap<A, B>(
    _ ma: Kind<Self, A>, _ next: @escaping (A) -> Kind<Self, B>
  ) -> Kind<Self, B> {
    Delayed { () throws(Mishap) in
      if Wrong.present == .flatMapFails { throw .e0 }
      do throws(Mishap) {
        return try next(ma.narrow().run()).narrow().run()
      } catch {
        throw Wrong.present == .flatMapFailsAlike ? .e1 : error
      }
    }
  }

  static func suspend<A>(_ make: @escaping () -> Kind<Self, A>) -> Kind<Self, A> {
    lazy var known = make()
    if Wrong.present == .suspendMakesAtOnce { return make() }
    if Wrong.present == .suspendMakesOneInAdvance { _ = make() }
    return Delayed { () throws(Mishap) in
      let work = (Wrong.present == .suspendMakesOnce ? known : make()).narrow()
      switch Wrong.present {
      case .suspendRunsTwice: _ = try? work.run()
      case .suspendMakesTwice: _ = make()
      case .suspendMakesAndRunsTwice: _ = try? make().narrow().run()
      default: break
      }
      return try work.run()
    }
  }

  static func computed<A>(_ compute: @escaping () -> A) -> Kind<Self, A> {
    lazy var known = compute()
    return switch Wrong.present {
    case .computesAtOnce: pure(compute())
    case .computesOnce: Delayed { known }
    default: map(pure(()), compute)
    }
  }

  static func run<A>(_ effect: Kind<Self, A>) throws(Mishap) -> A {
    if Wrong.present == .runFails { throw .e0 }
    if Wrong.present == .runRunsTwice { _ = try? effect.narrow().run() }
    let value = try effect.narrow().run()
    return Wrong.present == .runTurnsTheValue ? turned(value) : value
  }
}

extension Kind where Brand == DelayedOf {
  /// Returns the carrier of this kind.
  fileprivate func narrow() -> Delayed<Value> { carrier(as: Delayed<Value>.self) }
}

extension Mutants {
  static var delays: Mutants {
    Mutants([
      Mutants(
        .deferring(DelayedOf.self), Wrong.allCases.filter { !Wrong.ofRunning.contains($0) },
        also: [.monad(DelayedOf.self)]),
      Mutants(.running(DelayedOf.self), Wrong.ofRunning),
    ])
  }
}
